-- The audit trail: who did what, on which record, from where, when, with which result. Rows are only ever added. No login
-- role writes a table of it: events come in through the functions below, which prove or restrict the actor.
create table audit_event (
  id bigint primary key default app.next_id(),
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('user', 'operator', 'visitor', 'system')),
  -- What the actor was proven by: the tokens of a session, the login itself, or the platform's own job.
  proof text not null check (proof in ('session', 'login', 'job')),
  user_id bigint,
  business_id bigint,
  login_id bigint,
  session_id bigint,
  operator_name text not null default '' check (length(operator_name) <= 60),
  act text not null check (act ~ '^[A-Za-z]+\.[A-Za-z]+$'),
  record_kind text not null default '' check (length(record_kind) <= 40),
  record_id text not null default '' check (length(record_id) <= 64),
  -- As it was called then: the log stays readable when the record is gone.
  record_name text not null default '' check (length(record_name) <= 200),
  address inet,
  user_agent text not null default '' check (length(user_agent) <= 300),
  request_id uuid,
  -- 200 done, else the code of the refusal
  code integer not null default 200,
  -- How many equal refusals the row stands for
  times integer not null default 1 check (times > 0),
  -- Further facts (what changed, the reason given); never a secret
  detail jsonb not null default '{}' check (length(detail::text) <= 4000)
);
create index audit_event_of_business on audit_event (business_id, at desc, id desc);

-- Events that have no seal yet; a row leaves with its sealing.
create table audit_pending (
  event_id bigint primary key
);

-- The hash chain: each seal covers its event and the seal before it. Numbers have no gaps.
create table audit_seal (
  seal_no bigint primary key,
  event_id bigint not null unique,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default clock_timestamp()
);

-- The hash of the last seal that each removal by age took away: where the chain begins now.
create table audit_anchor (
  seal_no bigint primary key,
  hash bytea not null check (length(hash) = 32),
  events integer not null,
  removed_at timestamptz not null default clock_timestamp()
);

alter table audit_event enable row level security;
alter table audit_event force row level security;
-- The owner runs the functions below. It has no policy for update: not even they change an event.
create policy record on audit_event for insert to app_owner with check (true);
create policy seal on audit_event for select to app_owner using (true);
create policy retention on audit_event for delete to app_owner using (true);
-- A company reads its own events; its handlers ask for the permission.
create policy request on audit_event for select to app_user using (business_id = (select app.current_business()));
create policy verify on audit_event for select to app_worker using (true);
grant select on audit_event to app_user, app_worker;
grant select on audit_seal, audit_anchor, audit_pending to app_worker;

-- The one way in; nobody but the functions below may call it.
create function app.write_audit_event(
  actor_kind text, proof text, user_id bigint, business_id bigint, login_id bigint, session_id bigint,
  operator_name text, event jsonb
) returns bigint
  language sql volatile
  set search_path = ''
as $$
  with written as (
    insert into app.audit_event (
      actor_kind, proof, user_id, business_id, login_id, session_id, operator_name,
      act, record_kind, record_id, record_name, address, user_agent, request_id, code, times, detail
    )
    values (
      $1, $2, $3, $4, $5, $6, $7,
      $8 ->> 'act', coalesce($8 ->> 'recordKind', ''), coalesce($8 ->> 'recordId', ''),
      coalesce($8 ->> 'recordName', ''), ($8 ->> 'address')::inet, coalesce($8 ->> 'userAgent', ''),
      ($8 ->> 'requestId')::uuid, coalesce(($8 ->> 'code')::integer, 200), coalesce(($8 ->> 'times')::integer, 1),
      coalesce($8 -> 'detail', '{}')
    )
    returning id
  )
  insert into app.audit_pending (event_id) select id from written returning event_id
$$;
revoke execute on function app.write_audit_event(text, text, bigint, bigint, bigint, bigint, text, jsonb) from public;

-- An event of a request: whoever has the hashes of the tokens is the actor, so nobody writes in another's name. Without
-- any it is a visitor's. A token that this very act has ended (a logout, a switch) still counts.
create function app.record_request_event(login_hash bytea, session_hash bytea, chat_hash bytea, event jsonb)
  returns bigint
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  actor record;
begin
  if login_hash is null and session_hash is null and chat_hash is null then
    return app.write_audit_event('visitor', 'session', null, null, null, null, '', event);
  end if;
  if chat_hash is not null then
    -- A chat token knows no company: it is the one that its login acts for.
    select t.user_id, t.login_id, s.id as session_id, s.business_id into actor
    from app.chat_token t
    left join app.session s on s.login_id = t.login_id and s.revoked_at is null
    where t.token_hash = chat_hash and t.expires_at > statement_timestamp()
      and (t.revoked_at is null or t.revoked_at > statement_timestamp() - interval '5 minutes')
    order by s.id desc
    limit 1;
  elsif login_hash is not null then
    select l.user_id, l.id as login_id, s.id as session_id, s.business_id into actor
    from app.login l
    left join app.session s on s.login_id = l.id and s.user_id = l.user_id and s.token_hash = session_hash
      and (s.revoked_at is null or s.revoked_at > statement_timestamp() - interval '5 minutes')
    where l.token_hash = login_hash and l.expires_at > statement_timestamp()
      and (l.revoked_at is null or l.revoked_at > statement_timestamp() - interval '5 minutes');
  else
    select s.user_id, s.login_id, s.id as session_id, s.business_id into actor
    from app.session s
    where s.token_hash = session_hash and s.expires_at > statement_timestamp()
      and (s.revoked_at is null or s.revoked_at > statement_timestamp() - interval '5 minutes');
  end if;
  if actor.user_id is null then
    raise exception 'an event of nobody''s tokens' using errcode = 'invalid_authorization_specification';
  end if;
  return app.write_audit_event(
    'user', 'session', actor.user_id, actor.business_id, actor.login_id, actor.session_id, '', event);
end
$$;
revoke execute on function app.record_request_event(bytea, bytea, bytea, jsonb) from public;
grant execute on function app.record_request_event(bytea, bytea, bytea, jsonb) to app_user, app_auth, app_worker;

-- An event of the login, which proves people itself: it names the user that a phone or a ticket belongs to, or nobody,
-- and the login it has begun or ended.
create function app.record_login_event(user_id bigint, business_id bigint, login_id bigint, event jsonb)
  returns bigint
  language sql volatile security definer
  set search_path = ''
as $$
  select app.write_audit_event(
    case when $1 is null then 'visitor' else 'user' end, 'login', $1, $2, $3, null, '', $4)
$$;
revoke execute on function app.record_login_event(bigint, bigint, bigint, jsonb) from public;
grant execute on function app.record_login_event(bigint, bigint, bigint, jsonb) to app_auth;

-- An event of a job, or of an operator, whom the operator's interface has proven.
create function app.record_job_event(operator_name text, user_id bigint, business_id bigint, event jsonb)
  returns bigint
  language sql volatile security definer
  set search_path = ''
as $$
  select app.write_audit_event(
    case when coalesce($1, '') = '' then 'system' else 'operator' end, 'job', $2, $3, null, null, coalesce($1, ''), $4)
$$;
revoke execute on function app.record_job_event(text, bigint, bigint, jsonb) from public;
grant execute on function app.record_job_event(text, bigint, bigint, jsonb) to app_auth, app_worker;
