-- The checks of an event move from its table into the one way in, which nobody goes past: a table's checks are read and
-- prepared anew by every statement, which cost an act more than its two rows and their indexes did.
alter table audit_event
  drop constraint audit_event_actor_kind_check,
  drop constraint audit_event_proof_check,
  drop constraint audit_event_operator_name_check,
  drop constraint audit_event_act_check,
  drop constraint audit_event_record_kind_check,
  drop constraint audit_event_record_id_check,
  drop constraint audit_event_record_name_check,
  drop constraint audit_event_user_agent_check,
  drop constraint audit_event_times_check,
  drop constraint audit_event_detail_check;
-- What makes a seal is SHA-256.
alter table audit_seal
  drop constraint audit_seal_previous_hash_check,
  drop constraint audit_seal_hash_check;

create or replace function app.write_audit_event(
  actor_kind text, proof text, user_id bigint, business_id bigint, login_id bigint, session_id bigint,
  operator_name text, event jsonb
) returns bigint
  language plpgsql volatile
  set search_path = ''
as $$
#variable_conflict use_variable
declare
  id bigint := app.next_id();
  act text := event ->> 'act';
  record_kind text := coalesce(event ->> 'recordKind', '');
  record_id text := coalesce(event ->> 'recordId', '');
  record_name text := coalesce(event ->> 'recordName', '');
  user_agent text := coalesce(event ->> 'userAgent', '');
  times integer := coalesce((event ->> 'times')::integer, 1);
  detail jsonb := coalesce(event -> 'detail', '{}');
begin
  if (act ~ '^[A-Za-z]+\.[A-Za-z]+$') is not true or length(operator_name) > 60 or length(record_kind) > 40
    or length(record_id) > 64 or length(record_name) > 200 or length(user_agent) > 300 or times < 1
    or length(detail::text) > 4000
  then
    raise exception 'no event of the audit trail' using errcode = 'check_violation';
  end if;
  insert into app.audit_event (
    id, actor_kind, proof, user_id, business_id, login_id, session_id, operator_name,
    act, record_kind, record_id, record_name, address, user_agent, request_id, code, times, detail
  )
  values (
    id, $1, $2, $3, $4, $5, $6, $7, act, record_kind, record_id, record_name, ($8 ->> 'address')::inet, user_agent,
    ($8 ->> 'requestId')::uuid, coalesce(($8 ->> 'code')::integer, 200), times, detail
  );
  insert into app.audit_pending (event_id) values (id);
  return id;
end
$$;
