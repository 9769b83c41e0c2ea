-- The people who run the platform: they review, publish and switch accounts off, through the operator API alone.
create table operator (
  id bigint primary key default app.next_id(),
  name text not null unique check (length(name) between 2 and 20),
  created_at timestamptz not null default now(),
  -- Null for the first one.
  created_by bigint references operator (id),
  revoked_at timestamptz
);

create table operator_token (
  id bigint primary key default app.next_id(),
  operator_id bigint not null references operator (id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_token_of_operator on operator_token (operator_id) where revoked_at is null;

-- What makes the first operator: the secrets themselves stand in files that only the platform's own user can read.
create table operator_first_secret (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  created_at timestamptz not null default now()
);

alter table operator enable row level security;
alter table operator force row level security;
alter table operator_token enable row level security;
alter table operator_token force row level security;
alter table operator_first_secret enable row level security;
alter table operator_first_secret force row level security;

create policy credentials on operator to app_auth using (true) with check (true);
create policy credentials on operator_token to app_auth using (true) with check (true);
create policy credentials on operator_first_secret to app_auth using (true) with check (true);
-- Records say who decided.
create policy job on operator for select to app_worker using (true);

grant select, insert on operator, operator_token to app_auth;
grant update (revoked_at) on operator to app_auth;
grant update (last_used_at, idle_expires_at, revoked_at) on operator_token to app_auth;
grant select, insert, delete on operator_first_secret to app_auth;
grant select (id, name) on operator to app_worker;

-- Acts of operators are done as jobs, each under its key.
grant select, insert, update on idempotency_key to app_worker;
