-- Public demands and offers as the home page lists them. Each business context writes its row when it publishes a
-- record and takes it back when the record closes, so that this list needs no look into other tables.
create table supply_demand (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  tab text not null check (tab in ('material', 'equipment', 'project', 'labor', 'service')),
  side text not null check (side in ('require', 'supply')),
  category_code text not null default '',
  category_name text not null default '',
  title text not null,
  specification text not null default '',
  region_name text not null default '',
  quantity text not null default '',
  unit text not null default '',
  -- fen
  amount bigint,
  deadline timestamptz,
  -- The company hides its name from visitors.
  is_anonymous boolean not null default false,
  create_time timestamptz not null,
  url text not null
);
create index supply_demand_list on supply_demand (tab, side, create_time desc, id desc);
create index supply_demand_by_category on supply_demand (tab, side, category_code, create_time desc);

call app.protect_tenant_table('supply_demand');
create policy public_read on supply_demand for select to app_user using (true);
