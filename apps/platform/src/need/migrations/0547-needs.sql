-- Needs (服务需求) and the offers for them (domain rules 11.5, 32.5). The list of demonstration rows that stood for them
-- until now is written anew by the seed.
drop table need;
delete from demo_row where table_name = 'need';

-- Visitors submit needs as well, which belong to no business; so do their reviews and their log.
alter table review alter column business_id drop not null;
alter table status_log alter column business_id drop not null;
create policy visitor on review to app_auth using (business_id is null) with check (business_id is null and status in (0, 1));
create policy visitor_log on status_log for insert to app_auth with check (business_id is null and user_id is null);
grant select, insert, update on review to app_auth;
grant insert on status_log to app_auth;

create table need (
  id bigint primary key default app.next_id(),
  -- Null for a visitor's.
  business_id bigint references business (id),
  create_user_id bigint references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  title text not null,
  need_type smallint not null,
  -- fen
  budget_min bigint check (budget_min >= 0),
  budget_max bigint check (budget_max >= budget_min),
  province_code text not null,
  city_code text not null,
  city_name text not null,
  district_code text not null,
  district_name text not null,
  -- Its last day, Asia/Shanghai.
  deadline date not null,
  description text not null,
  is_public boolean not null,
  -- 0 in review, 1 shown, 2 matched, 3 finished, 4 closed, 5 rejected
  status smallint not null default 0 check (status between 0 and 5),
  -- Of the rejection, the closing or the opening anew.
  reason text not null default '',
  publish_time timestamptz,
  -- Offers that were not taken back.
  reply_count integer not null default 0,
  owner_agrees boolean not null default false,
  replier_agrees boolean not null default false,
  check (status not in (1, 2, 3) or publish_time is not null)
);
create index need_list on need (publish_time desc, id desc) where is_public and status in (1, 2, 3);
create index need_of_business on need (business_id, create_time desc);
call app.protect_tenant_table('need');
create policy published on need for select to app_user
  using (is_public and (status in (1, 2) or status = 3 and owner_agrees and replier_agrees));
create policy worker on need to app_worker using (true) with check (true);
create policy visitor on need to app_auth using (business_id is null) with check (business_id is null and status = 0);
grant select, insert on need to app_auth;

-- One offer of a business for a need, sealed: its own business and the owner of the need read it.
create table need_reply (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  need_id bigint not null references need (id) on delete cascade,
  -- Of the need; null for a visitor's.
  owner_business_id bigint references business (id),
  -- fen
  price bigint not null check (price >= 0),
  days smallint not null check (days between 1 and 730),
  plan text not null,
  -- 0 waiting, 1 chosen, 2 passed, 3 withdrawn
  status smallint not null default 0 check (status between 0 and 3)
);
create unique index need_reply_live on need_reply (need_id, business_id) where status in (0, 1);
create unique index need_reply_chosen on need_reply (need_id) where status = 1;
create index need_reply_of_business on need_reply (business_id, create_time desc);
call app.protect_tenant_table('need_reply');
create policy owner on need_reply for select to app_user using (owner_business_id = (select app.current_business()));
create policy worker on need_reply to app_worker using (true) with check (true);

-- Whoever offered goes on seeing the need, whatever became of it.
create policy replied on need for select to app_user using (
  id in (select need_id from need_reply where need_reply.business_id = (select app.current_business()))
);

-- Whom to call: its owner knows, and the one that was chosen.
create table need_contact (
  need_id bigint primary key references need (id) on delete cascade,
  business_id bigint references business (id),
  contact_name text not null,
  contact_phone text not null,
  -- What lets a visitor who has proven the phone close the need; SHA-256 of it.
  visitor_key bytea
);
create index need_contact_by_phone on need_contact (contact_phone) where business_id is null;
call app.protect_tenant_table('need_contact');
create policy chosen on need_contact for select to app_user using (
  need_id in (
    select need_id from need_reply
    where need_reply.business_id = (select app.current_business()) and need_reply.status = 1
  )
);
create policy worker on need_contact to app_worker using (true) with check (true);
create policy visitor on need_contact to app_auth using (business_id is null) with check (business_id is null);
grant select, insert, update on need_contact to app_auth;
