create table account (
  id bigint primary key default app.next_id(),
  phone text not null unique check (phone ~ '^1[3-9]\d{9}$'),
  real_name text not null default '',
  nick_name text not null default '',
  avatar text not null default '',
  gender smallint not null default 0,
  birthday date,
  email text not null default '',
  province_code text not null default '',
  city_code text not null default '',
  district_code text not null default '',
  intro text not null default '',
  -- 0 none, 1 under review, 2 certified, 3 rejected, 4 lapsed
  cert_status smallint not null default 0,
  -- Argon2id in the PHC form; null for an account that has only ever logged in by code.
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table business (
  id bigint primary key default app.next_id(),
  name text not null,
  nice_name text not null default '',
  tenant_id text not null,
  account_header text not null default '',
  city_code text not null default '',
  -- 0 personal (made at registration), else the subject type of corporate certification
  kind smallint not null default 0,
  cert_status smallint not null default 0,
  vip_level smallint not null default 0,
  vip_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table membership (
  user_id bigint not null references account (id),
  business_id bigint not null references business (id),
  role_keys text[] not null default '{}',
  -- 1 the whole business, 2 own records
  data_scope smallint not null default 1,
  is_owner boolean not null default false,
  department text not null default '',
  position text not null default '',
  -- 1 active, 2 disabled, 3 removed
  status smallint not null default 1 check (status between 1 and 3),
  joined_at timestamptz not null default now(),
  last_login_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (business_id, user_id)
);
create index membership_of_user on membership (user_id, status);

-- One row a login; its token is the platform token.
create table login (
  id bigint primary key default app.next_id(),
  user_id bigint not null references account (id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  client_ip inet,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index login_of_user on login (user_id) where revoked_at is null;
create index login_by_end on login (expires_at);

-- One row per access token: a login acting for one business. It ends with its login.
create table session (
  id bigint primary key default app.next_id(),
  login_id bigint not null references login (id) on delete cascade,
  user_id bigint not null references account (id),
  business_id bigint not null references business (id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- BUSINESS_CHANGED after a switch; other reasons end the login itself
  revoke_reason text
);
create index session_of_login on session (login_id) where revoked_at is null;

-- What the login site hands to a return address instead of a token.
create table login_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  user_id bigint not null references account (id),
  business_id bigint references business (id),
  return_address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sms_code (
  id bigint primary key default app.next_id(),
  phone text not null,
  scene text not null,
  code_hash bytea not null,
  client_ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  used_at timestamptz
);
create index sms_code_by_phone on sms_code (phone, created_at desc);
create index sms_code_by_ip on sms_code (client_ip, created_at desc);

create table captcha (
  id uuid primary key default gen_random_uuid(),
  scene text not null default '',
  phone text not null default '',
  target_x smallint not null,
  piece_y smallint not null,
  misses smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  solved_at timestamptz,
  -- The answer's own single-use token.
  token_hash bytea unique,
  token_expires_at timestamptz,
  used_at timestamptz
);
create index captcha_by_time on captcha (created_at desc);

create table login_attempt (
  id bigint primary key default app.next_id(),
  phone text not null,
  client_ip inet,
  succeeded boolean not null,
  attempted_at timestamptz not null default now()
);
create index login_attempt_by_phone on login_attempt (phone, attempted_at desc);
create index login_attempt_by_ip on login_attempt (client_ip, attempted_at desc);

-- The page of sent texts and mails of a demonstration reads this.
create table sent_message (
  id bigint primary key default app.next_id(),
  channel text not null check (channel in ('sms', 'email')),
  receiver text not null,
  content text not null,
  sent_at timestamptz not null default now()
);
create index sent_message_by_time on sent_message (sent_at desc);

-- What a claimed token stands for. The owner runs these, and sees through the forced row security of the tables by
-- policies of its own.
create function app.current_login() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select l.id from app.login l
    where l.token_hash = app.claimed_hash('app.login_token_hash')
      and l.revoked_at is null
      and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
  );

create function app.current_user_id() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select l.user_id from app.login l
    where l.id = coalesce(
      app.current_login(),
      (
        select s.login_id from app.session s
        where s.token_hash = app.claimed_hash('app.session_token_hash')
          and s.revoked_at is null
          and least(s.idle_expires_at, s.expires_at) > statement_timestamp()
      )
    )
      and l.revoked_at is null
      and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
  );

-- An access token counts while it, its login and the membership behind it are all in force. A platform token beside it
-- must be of the same login.
create function app.current_business() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
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
        or l.id = app.current_login()
      )
  );

-- Tells every process to forget what it remembers of a token; the payload names rows, never secrets.
create function app.announce_revocation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_table_name = 'membership' then
    perform pg_catalog.pg_notify('revoked', pg_catalog.json_build_object(
      'userId', new.user_id::text, 'businessId', new.business_id::text)::text);
  else
    perform pg_catalog.pg_notify('revoked', pg_catalog.json_build_object(tg_table_name || 'Id', new.id::text)::text);
  end if;
  return null;
end
$$;

create trigger announce_revocation after update of revoked_at on login
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function app.announce_revocation();
create trigger announce_revocation after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function app.announce_revocation();
create trigger announce_revocation after update of status, role_keys, data_scope, is_owner on membership
  for each row when (old.* is distinct from new.*)
  execute function app.announce_revocation();

alter table account enable row level security;
alter table account force row level security;
alter table business enable row level security;
alter table business force row level security;
alter table membership enable row level security;
alter table membership force row level security;
alter table login enable row level security;
alter table login force row level security;
alter table session enable row level security;
alter table session force row level security;
alter table login_ticket enable row level security;
alter table login_ticket force row level security;

create policy resolve on login for select to app_owner using (true);
create policy resolve on session for select to app_owner using (true);
create policy resolve on membership for select to app_owner using (true);

-- Login needs to see any account, and its rights end at these tables.
create policy credentials on account to app_auth using (true) with check (true);
create policy credentials on login to app_auth using (true) with check (true);
create policy credentials on session to app_auth using (true) with check (true);
create policy credentials on login_ticket to app_auth using (true) with check (true);
create policy credentials_read on business for select to app_auth using (true);
create policy registration on business for insert to app_auth with check (kind = 0);
create policy credentials_read on membership for select to app_auth using (true);
create policy credentials_use on membership for update to app_auth using (true) with check (true);
create policy registration on membership for insert to app_auth
  with check (is_owner and exists (select from business b where b.id = business_id and b.kind = 0));

-- A member sees herself and the people of her business.
create policy request on account for select to app_user using (
  id = (select app.current_user_id())
  or exists (
    select from membership m
    where m.user_id = account.id and m.business_id = (select app.current_business())
  )
);
create policy request_own on account for update to app_user
  using (id = (select app.current_user_id())) with check (id = (select app.current_user_id()));
-- Companies are public; a personal business carries a private name.
create policy request on business for select to app_user using (
  kind <> 0
  or exists (
    select from membership m
    where m.business_id = business.id and m.user_id = (select app.current_user_id())
  )
);
create policy request_own on business for update to app_user
  using (id = (select app.current_business())) with check (id = (select app.current_business()));
create policy request on membership for select to app_user using (
  business_id = (select app.current_business()) or user_id = (select app.current_user_id())
);
create policy request_own on membership for update to app_user
  using (business_id = (select app.current_business())) with check (business_id = (select app.current_business()));
create policy request_add on membership for insert to app_user
  with check (business_id = (select app.current_business()));

-- Jobs address whole audiences and keep the business record up to date.
create policy job on account for select to app_worker using (true);
create policy job on business to app_worker using (true) with check (true);
create policy job on membership to app_worker
  using (business_id = (select app.worker_business())) with check (business_id = (select app.worker_business()));

grant select (
  id, phone, real_name, nick_name, avatar, gender, birthday, email, province_code, city_code, district_code, intro,
  cert_status, created_at, updated_at, version
) on account to app_user, app_worker;
grant update (
  nick_name, avatar, gender, birthday, email, province_code, city_code, district_code, intro, updated_at, version
) on account to app_user;
grant select on business to app_user;
grant update (nice_name, account_header, city_code, updated_at, version) on business to app_user;
grant select, insert, update on business to app_worker;
grant select on membership to app_user;
grant insert, update on membership to app_user;
grant select, insert, update on membership to app_worker;

grant select, insert, update on account, login, session, login_ticket, sms_code, captcha, login_attempt to app_auth;
grant delete on login, session, login_ticket, sms_code, captcha, login_attempt to app_auth;
grant select, insert on business, membership to app_auth;
grant update (last_login_at) on membership to app_auth;
grant select, insert, delete on sent_message to app_auth;
