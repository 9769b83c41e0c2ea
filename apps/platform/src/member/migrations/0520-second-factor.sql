-- The second factor of an account, apart from it: only its own calls and the logins look at it.
create table second_factor (
  user_id bigint primary key references account (id),
  -- AES-256-GCM with a secret of the platform; see second-factor-secret.ts
  sealed_secret bytea not null,
  -- The login that set it up; it alone confirms it.
  login_id bigint references login (id) on delete set null,
  started_at timestamptz not null default now(),
  -- Null while it is being set up: then it guards nothing.
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was taken; older ones are refused.
  last_step bigint not null default 0,
  wrong_tries smallint not null default 0,
  locked_until timestamptz
);
grant select, insert, update, delete on second_factor to app_auth;

create table recovery_code (
  user_id bigint not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_code to app_auth;

-- Businesses whose members need a second factor for what needs a permission.
create table second_factor_rule (
  business_id bigint primary key references business (id),
  is_required boolean not null,
  updated_at timestamptz not null default now()
);
alter table second_factor_rule enable row level security;
alter table second_factor_rule force row level security;
create policy credentials on second_factor_rule to app_auth using (true) with check (true);
grant select, insert, update on second_factor_rule to app_auth;

alter table login_ticket drop constraint login_ticket_purpose_check;
alter table login_ticket add constraint login_ticket_purpose_check check (purpose in (
  'choose', 'return', 'verify', 'second-factor', 'identity-login', 'identity-pay', 'identity-phone', 'identity-second'));

-- What is remembered of a member says whether the second factor is due.
create function app.announce_second_factor() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('revoked', pg_catalog.json_build_object('allOfUser',
    coalesce(new.user_id, old.user_id)::text)::text);
  return null;
end
$$;
create trigger announce_second_factor after update of confirmed_at or delete on second_factor
  for each row execute function app.announce_second_factor();

create function app.announce_second_factor_rule() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('revoked', pg_catalog.json_build_object('allOfBusiness', new.business_id::text)::text);
  return null;
end
$$;
create trigger announce_second_factor_rule after insert or update on second_factor_rule
  for each row execute function app.announce_second_factor_rule();
