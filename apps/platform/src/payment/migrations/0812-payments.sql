-- Payments (支付单, domain rules 13.3): orders, what a channel was asked for each, and the books.
create table pay_order (
  id bigint primary key default app.next_id(),
  -- Who pays.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 3 document fee of a sign-up, 4 deposit
  biz_type smallint not null check (biz_type in (3, 4)),
  biz_id bigint not null,
  subject text not null,
  -- fen, of the record that is paid for
  amount bigint not null check (amount > 0),
  -- 1 online, 2 transfer with a voucher
  channel smallint not null check (channel in (1, 2)),
  -- 0 to pay, 1 paying, 2 paid, 3 failed, 4 closed, 5 refunding, 6 refunded, 7 partly refunded, 8 voucher to verify
  status smallint not null default 0 check (status between 0 and 8),
  expire_time timestamptz not null,
  pay_time timestamptz,
  fail_reason text not null default '',
  -- fen
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  payer_name text not null default '',
  -- fen
  voucher_amount bigint,
  voucher_date date,
  voucher_files jsonb not null default '[]',
  check (status not in (2, 5, 6, 7) or pay_time is not null),
  check ((status = 6) = (refunded_amount = amount))
);
-- Whatever happens at once: nothing is paid for twice.
create unique index pay_order_of_biz on pay_order (biz_type, biz_id) where status not in (4, 6);
create index pay_order_of_business on pay_order (business_id, update_time desc, id desc);
create index pay_order_due on pay_order (expire_time) where status in (0, 1, 3);
call app.protect_tenant_table('pay_order');
create policy worker on pay_order to app_worker using (true) with check (true);

-- What a channel was asked to charge, each under a number that it answers with.
create table pay_attempt (
  id bigint primary key default app.next_id(),
  order_id bigint not null references pay_order (id),
  business_id bigint not null references business (id),
  channel_serial text not null unique,
  -- 0 asked, 1 charged, 2 failed
  status smallint not null default 0 check (status between 0 and 2),
  create_time timestamptz not null default now(),
  answer_time timestamptz
);
create index pay_attempt_of_order on pay_attempt (order_id);
call app.protect_tenant_table('pay_attempt');
create policy worker on pay_attempt to app_worker using (true) with check (true);

-- What is given back of what was charged.
create table refund_order (
  id bigint primary key default app.next_id(),
  order_id bigint not null references pay_order (id),
  business_id bigint not null references business (id),
  code text not null unique,
  -- Null for a transfer.
  attempt_id bigint unique references pay_attempt (id),
  -- fen
  amount bigint not null check (amount > 0),
  reason text not null,
  -- 0 in progress, 1 done, 2 failed
  status smallint not null default 0 check (status between 0 and 2),
  create_time timestamptz not null default now(),
  done_time timestamptz
);
create index refund_order_of_order on refund_order (order_id);
call app.protect_tenant_table('refund_order');
create policy worker on refund_order to app_worker using (true) with check (true);

-- The books, in double entry: each amount leaves one account and reaches another.
create table pay_flow (
  id bigint primary key default app.next_id(),
  order_id bigint not null references pay_order (id),
  business_id bigint not null references business (id),
  -- payer, or escrow of the platform
  debit text not null check (debit in ('payer', 'escrow')),
  credit text not null check (credit in ('payer', 'escrow')),
  -- fen
  amount bigint not null check (amount > 0),
  -- Of the attempt, the voucher or the refund: each moves money once.
  cause text not null unique,
  create_time timestamptz not null default now(),
  check (debit <> credit)
);
create index pay_flow_of_order on pay_flow (order_id);
call app.protect_tenant_table('pay_flow');
create policy worker on pay_flow to app_worker using (true) with check (true);
