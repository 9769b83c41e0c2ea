-- What a seal covers: every field of the event with its length before it, so that no two events read the same.
create function app.audit_event_text(event app.audit_event) returns text
  language sql stable
  set search_path = ''
as $$
  select string_agg(coalesce(octet_length(field) || ':' || field, '-'), ';' order by place)
  from unnest(array[
    $1.id::text, (extract(epoch from $1.at) * 1000000)::bigint::text, $1.actor_kind, $1.proof, $1.user_id::text,
    $1.business_id::text, $1.login_id::text, $1.session_id::text, $1.operator_name, $1.act, $1.record_kind,
    $1.record_id, $1.record_name, $1.address::text, $1.user_agent, $1.request_id::text, $1.code::text, $1.times::text,
    $1.detail::text
  ]) with ordinality as fields (field, place)
$$;

create function app.audit_seal_hash(seal_no bigint, previous_hash bytea, event_text text) returns bytea
  language sql immutable
  set search_path = ''
as $$
  select pg_catalog.sha256(pg_catalog.int8send($1) || $2 || pg_catalog.convert_to($3, 'UTF8'))
$$;

-- Seals what waits, in the order of ids, one process at a time; the others leave it to that one. Returns how many.
create function app.seal_audit_events(most integer) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  event app.audit_event;
  last_no bigint;
  last_hash bytea;
  sealed integer := 0;
begin
  if not exists (select from app.audit_pending) or not pg_try_advisory_xact_lock(4120470) then
    return 0;
  end if;
  select s.seal_no, s.hash into last_no, last_hash from app.audit_seal s order by s.seal_no desc limit 1;
  if last_no is null then
    select a.seal_no, a.hash into last_no, last_hash from app.audit_anchor a order by a.seal_no desc limit 1;
  end if;
  last_no := coalesce(last_no, 0);
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  for event in
    select e.* from app.audit_pending p join app.audit_event e on e.id = p.event_id order by p.event_id limit most
  loop
    insert into app.audit_seal (seal_no, event_id, previous_hash, hash)
    values (
      last_no + 1, event.id, last_hash, app.audit_seal_hash(last_no + 1, last_hash, app.audit_event_text(event))
    )
    returning seal_no, hash into last_no, last_hash;
    delete from app.audit_pending where event_id = event.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- Removes the oldest seals with their events while all of them are older than the days to keep, at least 180; where the
-- chain begins then is kept. Returns how many.
create function app.remove_old_audit_events(keep_days integer, most integer) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  kept_from timestamptz := statement_timestamp() - make_interval(days => greatest(keep_days, 180));
  first_no bigint;
  cut bigint;
  removed integer;
begin
  if not pg_try_advisory_xact_lock(4120470) then
    return 0;
  end if;
  select min(s.seal_no) into first_no from app.audit_seal s;
  select coalesce(min(s.seal_no) filter (where e.id is null or e.at >= kept_from) - 1, max(s.seal_no)) into cut
  from (
    select a.seal_no, a.event_id from app.audit_seal a order by a.seal_no limit most
  ) s
  left join app.audit_event e on e.id = s.event_id;
  if cut is null or cut < first_no then
    return 0;
  end if;
  insert into app.audit_anchor (seal_no, hash, events)
  select s.seal_no, s.hash, cut - first_no + 1 from app.audit_seal s where s.seal_no = cut;
  delete from app.audit_event e using app.audit_seal s where s.event_id = e.id and s.seal_no <= cut;
  delete from app.audit_seal s where s.seal_no <= cut;
  get diagnostics removed = row_count;
  return removed;
end
$$;

revoke execute on function app.audit_event_text(app.audit_event) from public;
revoke execute on function app.audit_seal_hash(bigint, bytea, text) from public;
revoke execute on function app.seal_audit_events(integer) from public;
revoke execute on function app.remove_old_audit_events(integer, integer) from public;
grant execute on function app.audit_event_text(app.audit_event) to app_worker;
grant execute on function app.seal_audit_events(integer) to app_worker;
grant execute on function app.remove_old_audit_events(integer, integer) to app_worker;
