-- Deals (成交单, domain rules 4.8): one for each supplier who won, frozen as it was awarded.
create table deal (
  id bigint primary key default app.next_id(),
  -- The buyer.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  supplier_business_id bigint not null references business (id),
  -- 1 inquiry, 2 tender
  source_type smallint not null check (source_type in (1, 2)),
  source_id bigint not null,
  quotation_id bigint references quotation (id),
  title text not null,
  -- 0 waiting, 1 confirmed, 2 refused, 3 expired, 4 finished, 5 void
  status smallint not null default 0 check (status between 0 and 5),
  lines jsonb not null,
  -- fen
  goods_amount bigint not null,
  freight_amount bigint not null,
  discount_amount bigint not null,
  total_amount bigint not null,
  net_amount bigint not null,
  tax_amount bigint not null,
  confirm_deadline timestamptz not null,
  confirm_time timestamptz,
  finish_time timestamptz,
  refuse_reason text not null default '',
  contract_attachments jsonb not null default '[]',
  -- Who wants to give it up, since when and why.
  void_business_id bigint references business (id),
  void_reason text not null default '',
  void_time timestamptz,
  buyer_rating jsonb,
  supplier_rating jsonb,
  check (business_id <> supplier_business_id),
  check (total_amount = goods_amount + freight_amount - discount_amount),
  check (status not in (1, 4, 5) or confirm_time is not null),
  check (status <> 4 or finish_time is not null),
  check ((void_business_id is null) = (void_time is null))
);
create index deal_of_buyer on deal (business_id, update_time desc, id desc);
create index deal_of_supplier on deal (supplier_business_id, update_time desc, id desc);
create index deal_of_source on deal (source_type, source_id);
call app.protect_tenant_table('deal');
create policy worker on deal to app_worker using (true) with check (true);
create policy supplier on deal for select to app_user using (supplier_business_id = (select app.current_business()));
create policy of_deal on status_log for select to app_user using (
  record_table = 'deal' and exists (select from deal d where d.id = status_log.record_id)
);

-- How often a supplier has not kept its word after an award.
create table supplier_breach (
  supplier_id bigint primary key references business (id),
  count integer not null
);
grant select, insert, update on supplier_breach to app_worker;
