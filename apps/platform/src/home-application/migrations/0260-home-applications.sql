-- Forms that visitors send in from the home page, for the services behind them to take up.
create table home_application (
  id bigint primary key default app.next_id(),
  code text not null unique,
  kind text not null check (kind in ('finance', 'project')),
  business_name text not null,
  contact_name text not null,
  phone text not null,
  project_id bigint,
  content text not null default '',
  -- fen
  amount bigint check (amount >= 0),
  -- 1 received, 2 taken up, 3 closed
  status smallint not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index home_application_by_status on home_application (kind, status, created_at);
grant select, insert on home_application to app_auth;
grant select, insert, update, delete on home_application to app_worker;
