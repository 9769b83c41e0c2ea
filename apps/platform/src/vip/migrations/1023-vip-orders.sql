-- Memberships (会员, domain rules 12) that businesses buy: what each is and how long, beside its service order.
create table vip_order (
  id bigint primary key references service_order (id),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  level smallint not null check (level between 1 and 3),
  months smallint not null check (months in (1, 3, 6, 12)),
  -- fen, of the term; the next what is left of a lower level
  amount bigint not null check (amount > 0),
  deduction bigint not null check (deduction >= 0 and deduction < amount),
  -- 0 unpaid, 1 in force, 2 to come, 3 ended, 4 cancelled, 5 given back
  status smallint not null default 0 check (status between 0 and 5),
  -- First and last day; what was quoted until it is paid
  begin_date date not null,
  end_date date not null,
  -- Days before the end that its last reminder was sent at
  reminded_days smallint,
  check (begin_date <= end_date)
);
-- One at a time waits for its payment.
create unique index vip_order_unpaid on vip_order (business_id) where status = 0;
create index vip_order_of_business on vip_order (business_id, end_date desc);
create index vip_order_due on vip_order (end_date) where status in (1, 2);
call app.protect_tenant_table('vip_order');
create policy worker on vip_order to app_worker using (true) with check (true);
