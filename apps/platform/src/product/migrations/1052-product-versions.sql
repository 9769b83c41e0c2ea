-- What was approved of a product, version by version: the fields as they were then (domain rules 10.2).
create table product_version (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  product_id bigint not null references product (id) on delete cascade,
  version_no integer not null check (version_no > 0),
  fields jsonb not null,
  publish_time timestamptz not null,
  unique (product_id, version_no)
);
call app.protect_tenant_table('product_version');
create policy worker on product_version to app_worker using (true) with check (true);
