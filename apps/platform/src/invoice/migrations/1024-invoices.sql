-- Invoices of service orders (发票, domain rules 32.8).
create table invoice (
  id bigint primary key default app.next_id(),
  -- The buyer.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  order_id bigint not null unique references service_order (id),
  -- Null where the platform issues it.
  seller_business_id bigint references business (id),
  -- 0 not asked for, 1 waiting, 2 issued, 3 rejected
  status smallint not null default 0 check (status between 0 and 3),
  -- 1 special, 2 ordinary
  type smallint not null check (type in (1, 2)),
  title_name text not null,
  credit_code text not null default '',
  email text not null,
  address text not null default '',
  -- fen
  amount bigint not null check (amount > 0),
  invoice_no text not null default '' check (invoice_no ~ '^(|\d{8}|\d{20})$'),
  files jsonb not null default '[]',
  reason text not null default '',
  issue_time timestamptz,
  check (status <> 2 or invoice_no <> '' and issue_time is not null)
);
create index invoice_of_buyer on invoice (business_id, update_time desc, id desc);
create index invoice_of_seller on invoice (seller_business_id, update_time desc, id desc);
call app.protect_tenant_table('invoice');
create policy worker on invoice to app_worker using (true) with check (true);
create policy seller on invoice for select to app_user using (seller_business_id = (select app.current_business()));
create policy invoice_side on record_file for select to app_user using (
  owner_type = 'invoice' and exists (select from invoice i where i.id = owner_id)
);
