-- Keys by which other systems of a company read through the open interface (decision 72).
create table api_key (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  -- Whose key it is: it can do what this member can, and ends with the membership.
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  name text not null,
  -- The part of its text that may be shown
  prefix text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null check (per_minute between 1 and 600),
  per_day integer not null check (per_day between 1 and 50000),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index api_key_name on api_key (business_id, name) where revoked_at is null;
call app.protect_tenant_table('api_key');
create policy credentials on api_key for select to app_auth using (true);
create policy resolve on api_key for select to app_owner using (true);
grant select on api_key to app_auth;
revoke delete on api_key from app_user;

-- The hash is a claim (see sessionContext), so no request may read one.
create table api_key_secret (
  key_id bigint primary key references api_key (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32)
);
grant select on api_key_secret to app_auth;

create function app.keep_api_key_secret(key bigint, hash bytea) returns void
  language sql security definer
  set search_path = ''
begin atomic
  insert into app.api_key_secret (key_id, token_hash)
  select k.id, hash from app.api_key k where k.id = key and k.business_id = app.current_business();
end;
revoke execute on function app.keep_api_key_secret(bigint, bytea) from public;
grant execute on function app.keep_api_key_secret(bigint, bytea) to app_user;

-- How often a key was used on a day of Asia/Shanghai.
create table api_key_use (
  key_id bigint not null references api_key (id) on delete cascade,
  day date not null,
  calls integer not null,
  last_at timestamptz not null,
  primary key (key_id, day)
);
grant select, insert, update, delete on api_key_use to app_auth;

-- What was asked for with keys, refused requests too.
create table api_request (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  key_id bigint not null references api_key (id),
  at timestamptz not null default now(),
  -- Id of the call
  call text not null,
  -- HTTP status and body code
  status smallint not null,
  code smallint not null,
  ms real not null,
  address text not null
);
create index api_request_list on api_request (business_id, at desc, id desc);
create index api_request_of_key on api_request (key_id, at desc);
create index api_request_by_time on api_request (at);
call app.protect_tenant_table('api_request');
revoke insert, update, delete on api_request from app_user;
create policy credentials on api_request to app_auth using (true) with check (true);
grant select, insert, delete on api_request to app_auth;

-- Makers of keys alone: whether one is disabled.
create policy resolve on account for select to app_owner
  using (exists (select from app.api_key k where k.create_user_id = account.id));

-- The company of a key counts while the key is in force and its maker is a member.
create function app.api_key_business() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select k.business_id
    from app.api_key_secret s
    join app.api_key k on k.id = s.key_id
    join app.membership m on m.user_id = k.create_user_id and m.business_id = k.business_id
    join app.account a on a.id = k.create_user_id
    where s.token_hash = app.claimed_hash('app.api_key_hash')
      and k.revoked_at is null
      and k.expires_at > statement_timestamp()
      and m.status = 1
      and a.disabled_at is null
  );

create or replace function app.current_business() returns bigint
  language sql stable security definer
  set search_path = ''
  return coalesce(
    (
      select s.business_id
      from app.session s
      join app.login l on l.id = s.login_id and l.user_id = s.user_id
      join app.membership m on m.user_id = s.user_id and m.business_id = s.business_id
      where s.token_hash = app.claimed_hash('app.session_token_hash')
        and s.revoked_at is null
        and least(s.idle_expires_at, s.expires_at) > statement_timestamp()
        and l.revoked_at is null
        and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
        and m.status = 1
        and (
          coalesce(pg_catalog.current_setting('app.login_token_hash', true), '') = ''
          or l.token_hash = app.claimed_hash('app.login_token_hash')
        )
    ),
    case when coalesce(pg_catalog.current_setting('app.api_key_hash', true), '') <> '' then app.api_key_business() end
  );

-- Who asks for access to the open interface without a company.
alter table home_application
  drop constraint home_application_kind_check,
  add constraint home_application_kind_check check (kind in ('finance', 'project', 'open-api'));
