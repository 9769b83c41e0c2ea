-- What was sealed leaves audit_pending by its event, not by where its row stands: the same cost, and true whatever has
-- become of the row.
create or replace function app.seal_audit_events(most integer) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  last_no bigint;
  last_hash bytea;
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
  select array_agg(due.id order by due.id), array_agg(due.event_text order by due.id) into ids, texts
  from (
    select e.id, app.audit_event_text(e) as event_text
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
  delete from app.audit_pending where event_id = any (ids);
  return cardinality(ids);
end
$$;
