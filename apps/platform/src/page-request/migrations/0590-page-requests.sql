-- Who has asked for the permission that opens a page: once a page and day (domain rules 16.4).
create table page_request (
  user_id bigint not null references account (id),
  business_id bigint not null references business (id),
  -- Path of the page
  page text not null,
  -- In Asia/Shanghai
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  primary key (user_id, business_id, page, day)
);
create index page_request_by_day on page_request (day);

alter table page_request enable row level security;
alter table page_request force row level security;
create policy request on page_request for select to app_user
  using (user_id = (select app.current_user_id()) and business_id = (select app.current_business()));
-- Asked and told in one transaction, which is that of who writes notices.
create policy job on page_request to app_worker using (true) with check (true);
grant select on page_request to app_user;
grant select, insert, delete on page_request to app_worker;
