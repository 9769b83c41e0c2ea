-- The first request with each Idempotency-Key, and its answer once there is one. Kept for a day.
create table idempotency_key (
  -- The user, or 'visitor'
  owner text not null,
  call text not null,
  key uuid not null,
  body_hash bytea not null,
  started_at timestamptz not null default now(),
  -- The envelope; null while the first request runs
  answer jsonb,
  primary key (owner, call, key)
);
create index idempotency_key_by_time on idempotency_key (started_at);
grant select, insert, update, delete on idempotency_key to app_auth;
