-- Categories of a shop in two levels, and its offers.
create table shop_category (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  parent_id bigint references shop_category (id) on delete cascade,
  name text not null,
  sort smallint not null
);
create index shop_category_of_business on shop_category (business_id, sort);
call app.protect_tenant_table('shop_category');
create policy published on shop_category for select to app_user using (true);
create policy worker on shop_category to app_worker using (true) with check (true);

create table shop_offer (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  -- Code of OFFER_KINDS
  kind smallint not null,
  title text not null,
  text text not null default '',
  begin_date date not null,
  end_date date not null check (end_date >= begin_date),
  sort smallint not null
);
create index shop_offer_of_business on shop_offer (business_id, sort);
call app.protect_tenant_table('shop_offer');
create policy published on shop_offer for select to app_user using (true);
create policy worker on shop_offer to app_worker using (true) with check (true);
