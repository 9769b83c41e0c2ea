-- Payment PINs, apart from the accounts: only their own calls look at them.
create table pay_password (
  user_id bigint primary key references account (id),
  -- Argon2id in the PHC form
  pin_hash text not null,
  wrong_tries smallint not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);
grant select, insert, update on pay_password to app_auth;

-- Secrets that all processes of a platform share; made by the first one that needs them.
create table platform_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform_secret to app_auth;

-- A proven identity is good for one purpose.
alter table login_ticket drop constraint login_ticket_purpose_check;
alter table login_ticket add constraint login_ticket_purpose_check
  check (purpose in ('choose', 'return', 'verify', 'identity-login', 'identity-pay', 'identity-phone'));

