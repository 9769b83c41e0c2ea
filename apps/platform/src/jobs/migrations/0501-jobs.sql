-- What is to be done later: at its time on the business clock, or at once after the commit that asks for it (an outbox).
create table job (
  id bigint primary key default app.next_id(),
  kind text not null,
  -- The same thing to do is asked for once: a key names it for good, not only while it waits.
  key text not null,
  run_at timestamptz not null,
  -- Ids and what has to leave the database; emptied once it is done.
  payload jsonb not null default '{}',
  -- Begun, whatever became of it: a process that was killed has counted its try before.
  attempts smallint not null default 0,
  -- By the real clock: not again before.
  retry_at timestamptz not null default 'epoch',
  done_at timestamptz,
  unique (kind, key)
);
create index job_due on job (run_at, id) where done_at is null;
create index job_done on job (done_at) where done_at is not null;
grant select, insert, update, delete on job to app_worker;

-- Any role asks; only jobs see what was asked for. A job judges anew what it may do, so that asking gives no right.
create function app.schedule_job(kind text, key text, run_at timestamptz, payload jsonb) returns void
  language sql volatile security definer
  set search_path = ''
begin atomic
  insert into app.job (kind, key, run_at, payload)
  values (
    schedule_job.kind, schedule_job.key, coalesce(schedule_job.run_at, app.business_now()),
    coalesce(schedule_job.payload, '{}')
  )
  on conflict on constraint job_kind_key_key do nothing;
  -- Whoever works looks every ten seconds; only what is due before needs to wake him.
  select pg_catalog.pg_notify('job', '')
  where schedule_job.run_at is null or schedule_job.run_at < app.business_now() + interval '10 seconds';
end;
revoke execute on function app.schedule_job(text, text, timestamptz, jsonb) from public;
grant execute on function app.schedule_job(text, text, timestamptz, jsonb) to app_user, app_auth, app_worker;

-- A text that is handed over twice, because the process died in between, is shown once.
alter table sent_message add column job_id bigint unique;
