-- What an event costs its act. PL/pgSQL prepares each of its expressions anew in every transaction, so the way in is one
-- statement, checks included.
create or replace function app.write_audit_event(
  actor_kind text, proof text, user_id bigint, business_id bigint, login_id bigint, session_id bigint,
  operator_name text, event jsonb
) returns bigint
  language plpgsql volatile
  set search_path = ''
as $$
declare
  written_id bigint;
begin
  with written as (
    insert into app.audit_event (
      actor_kind, proof, user_id, business_id, login_id, session_id, operator_name,
      act, record_kind, record_id, record_name, address, user_agent, request_id, code, times, detail
    )
    select
      $1, $2, $3, $4, $5, $6, $7, $8 ->> 'act', coalesce($8 ->> 'recordKind', ''), coalesce($8 ->> 'recordId', ''),
      coalesce($8 ->> 'recordName', ''), ($8 ->> 'address')::inet, coalesce($8 ->> 'userAgent', ''),
      ($8 ->> 'requestId')::uuid, coalesce(($8 ->> 'code')::integer, 200), coalesce(($8 ->> 'times')::integer, 1),
      coalesce($8 -> 'detail', '{}')
    where ($8 ->> 'act') ~ '^[A-Za-z]+\.[A-Za-z]+$' and length($7) <= 60
      and (
        length($8 ->> 'recordKind') > 40 or length($8 ->> 'recordId') > 64 or length($8 ->> 'recordName') > 200
        or length($8 ->> 'userAgent') > 300 or ($8 ->> 'times')::integer < 1 or length($8 ->> 'detail') > 4000
      ) is not true
    returning id
  )
  insert into app.audit_pending (event_id) select w.id from written w returning event_id into written_id;
  if written_id is null then
    raise exception 'no event of the audit trail' using errcode = 'check_violation';
  end if;
  return written_id;
end
$$;

-- The same text as before, to the byte, for older seals cover it; parsed once, and a part of the statement that asks.
create or replace function app.audit_field_text(field text) returns text
  language sql immutable
  return coalesce(pg_catalog.octet_length($1)::text || ':' || $1, '-');

create or replace function app.audit_event_text(event app.audit_event) returns text
  language sql stable
  return pg_catalog.concat_ws(';',
    app.audit_field_text($1.id::text),
    app.audit_field_text((extract(epoch from $1.at) * 1000000)::bigint::text),
    app.audit_field_text($1.actor_kind), app.audit_field_text($1.proof), app.audit_field_text($1.user_id::text),
    app.audit_field_text($1.business_id::text), app.audit_field_text($1.login_id::text),
    app.audit_field_text($1.session_id::text), app.audit_field_text($1.operator_name), app.audit_field_text($1.act),
    app.audit_field_text($1.record_kind), app.audit_field_text($1.record_id), app.audit_field_text($1.record_name),
    app.audit_field_text($1.address::text), app.audit_field_text($1.user_agent),
    app.audit_field_text($1.request_id::text), app.audit_field_text($1.code::text),
    app.audit_field_text($1.times::text), app.audit_field_text($1.detail::text)
  );
alter function app.audit_event_text(app.audit_event) reset all;

-- Seals what waits, in the order of ids, in three statements however much it is; one process at a time, the others leave
-- it to that one. What waits without its event stays: it shows that the event was removed. Returns how many.
create or replace function app.seal_audit_events(most integer) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  last_no bigint;
  last_hash bytea;
  -- Where each stands in audit_pending: only a sealing removes rows there, and no other runs.
  places tid[];
  ids bigint[];
  texts text[];
  -- The hash before the first seal, then that of each.
  hashes bytea[];
begin
  if not exists (select from app.audit_pending) or not pg_try_advisory_xact_lock(4120470) then
    return 0;
  end if;
  select s.seal_no, s.hash into last_no, last_hash from app.audit_seal s order by s.seal_no desc limit 1;
  if last_no is null then
    select a.seal_no, a.hash into last_no, last_hash from app.audit_anchor a order by a.seal_no desc limit 1;
  end if;
  last_no := coalesce(last_no, 0);
  hashes[0] := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  select array_agg(due.place order by due.id), array_agg(due.id order by due.id),
      array_agg(due.event_text order by due.id)
    into places, ids, texts
  from (
    select p.ctid as place, e.id, app.audit_event_text(e) as event_text
    from app.audit_pending p join app.audit_event e on e.id = p.event_id
    order by p.event_id limit most
  ) due;
  if ids is null then
    return 0;
  end if;
  for n in 1 .. cardinality(ids) loop
    hashes[n] := sha256(int8send(last_no + n) || hashes[n - 1] || convert_to(texts[n], 'UTF8'));
  end loop;
  insert into app.audit_seal (seal_no, event_id, previous_hash, hash)
  select last_no + n, ids[n], hashes[n - 1], hashes[n] from generate_series(1, cardinality(ids)) n;
  delete from app.audit_pending where ctid = any (places);
  return cardinality(ids);
end
$$;
drop function app.audit_seal_hash(bigint, bytea, text);

revoke execute on function app.audit_field_text(text) from public;
grant execute on function app.audit_field_text(text) to app_worker;
