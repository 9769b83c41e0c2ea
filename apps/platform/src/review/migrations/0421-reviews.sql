-- What the platform reviews, whatever its kind: one row a record, its status that of domain rules 0.12.
create table review (
  id bigint primary key default app.next_id(),
  biz_type text not null check (biz_type ~ '^[a-z_]{1,40}$'),
  biz_id bigint not null,
  business_id bigint not null references business (id),
  -- 单号, from the first submission on
  code text not null default '',
  title text not null,
  -- 0 to submit, 1 under review, 2 approved, 3 rejected
  status smallint not null default 0 check (status between 0 and 3),
  reason text not null default '',
  submit_user_id bigint references account (id),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- Null where the system decided.
  operator_id bigint references operator (id),
  version integer not null default 1,
  unique (biz_type, biz_id)
);
create index review_queue on review (status, submitted_at, id);

alter table review enable row level security;
alter table review force row level security;

-- A business submits and withdraws; what it writes can never say that it was approved or rejected.
create policy request_read on review for select to app_user using (business_id = (select app.current_business()));
create policy request_submit on review for insert to app_user
  with check (business_id = (select app.current_business()) and status in (0, 1));
create policy request_change on review for update to app_user
  using (business_id = (select app.current_business()))
  with check (business_id = (select app.current_business()) and status in (0, 1));
-- Who decides sees the submissions of every business.
create policy job on review to app_worker using (true) with check (true);

grant select, insert, update on review to app_user, app_worker;
