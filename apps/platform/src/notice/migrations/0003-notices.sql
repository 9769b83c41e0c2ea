-- One row per receiving user. Without a business it is personal and shows in every business of the user.
create table notice (
  id bigint primary key default app.next_id(),
  user_id bigint not null references account (id),
  business_id bigint references business (id),
  -- 0 order service, 1 service notice, 2 system notice, 3 benefits
  notice_type smallint not null check (notice_type between 0 and 3),
  title text not null,
  content text not null,
  create_time timestamptz not null default now(),
  is_read boolean not null default false,
  switch_type smallint not null default 0,
  jump_type smallint not null default 1,
  jump_url text not null default '',
  opt_id text not null default '',
  page_source smallint not null default 0
);
create index notice_list on notice (user_id, notice_type, create_time desc, id desc);
create index notice_unread on notice (user_id, notice_type, business_id) where not is_read;
create index notice_by_time on notice (create_time);

alter table notice enable row level security;
alter table notice force row level security;

create policy request on notice to app_user
  using (
    user_id = (select app.current_user_id())
    and (business_id is null or business_id = (select app.current_business()))
  )
  with check (
    user_id = (select app.current_user_id())
    and (business_id is null or business_id = (select app.current_business()))
  );
create policy job on notice to app_worker
  using (business_id is not distinct from (select app.worker_business()))
  with check (business_id is not distinct from (select app.worker_business()));

grant select on notice to app_user;
grant update (is_read) on notice to app_user;
grant select, insert, delete on notice to app_worker;
