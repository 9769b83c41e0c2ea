-- The supplier library of a business, its blacklist included (domain rules 3.7).
create table supplier_relation (
  id bigint primary key default app.next_id(),
  -- The buyer.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  supplier_id bigint not null references business (id),
  group_name text not null default '',
  level text check (level in ('A', 'B', 'C', 'D')),
  remark text not null default '',
  is_black boolean not null default false,
  black_reason text not null default '',
  unique (business_id, supplier_id),
  check (business_id <> supplier_id),
  check (is_black = (black_reason <> ''))
);
create index supplier_relation_list on supplier_relation (business_id, update_time desc, id desc);
call app.protect_tenant_table('supplier_relation');
-- Whoever quotes is asked about on behalf of the platform.
create policy worker on supplier_relation for select to app_worker using (true);

-- What the platform counts of a supplier with all buyers in a year; never a price.
create table supplier_figure (
  supplier_id bigint primary key references business (id),
  invited_count integer not null default 0,
  answered_count integer not null default 0,
  quote_count integer not null default 0,
  deal_count integer not null default 0,
  -- From the invitation to the first quotation, the mean; null where it never quoted.
  response_minutes integer,
  -- Sums of the ratings by buyers.
  rating_count integer not null default 0,
  quality_sum integer not null default 0,
  delivery_sum integer not null default 0,
  service_sum integer not null default 0,
  update_time timestamptz not null default now(),
  check (answered_count <= invited_count)
);
call app.publish_table('supplier_figure');
