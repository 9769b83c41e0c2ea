-- Products as their companies write and publish them (domain rules 10.1, 10.2).
create table product (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null default '',
  -- Its name
  title text not null,
  -- The first of its pictures
  cover text not null default '',
  -- 0 draft, 1 in review, 2 on the shelf, 3 rejected, 4 taken off, 5 taken off by the platform
  status smallint not null default 0 check (status between 0 and 5),
  -- What stands behind a review or a rejection: 0 nothing, else as the status
  behind smallint not null default 0 check (behind in (0, 2, 4, 5)),
  -- What stands: the status itself, but behind a review or a rejection.
  standing smallint generated always as (case when status in (1, 3) then behind else status end) stored,
  -- The version that is written in place of what was approved
  change jsonb,
  reason text not null default '',
  -- [{field, reason}]
  field_reasons jsonb not null default '[]',
  submit_time timestamptz,
  publish_time timestamptz,
  -- A leaf of the tree of materials
  category_code text not null check (category_code ~ '^\d{4}$'),
  category_group text generated always as (left(category_code, 2)) stored,
  brand_name text not null,
  manufacturer text not null default '',
  -- A place down to its district; null where it is not said
  origin jsonb,
  standard_no text not null default '',
  unit text not null,
  -- percent
  tax_rate smallint not null,
  invoice_type smallint not null check (invoice_type between 1 and 3),
  -- 1 one price, 2 by steps of the quantity, 3 as is agreed
  price_mode smallint not null check (price_mode between 1 and 3),
  -- fen, the least and the greatest of all combinations on sale; null where it is agreed
  price_from bigint check (price_from > 0),
  price_to bigint,
  -- Of all combinations on sale
  stock integer not null check (stock >= 0),
  -- [{name, values: [text]}]
  specs jsonb not null default '[]',
  -- [{id, skuCode, specValues, price, tiers: [{minQty, price}], marketPrice, stock, weightKg, image, enabled}]
  skus jsonb not null,
  -- Decimal text
  min_order_qty text not null default '1',
  -- Codes of cities; none: the whole country
  supply_regions text[] not null default '{}',
  freight_note text not null default '',
  delivery_days smallint not null check (delivery_days between 0 and 180),
  images text[] not null,
  -- Entries of files
  video jsonb not null default '[]',
  certificates jsonb not null default '[]',
  -- [{name, value}]
  attributes jsonb not null default '[]',
  -- `name:value` of those that lists are narrowed by
  facet_values text[] not null default '{}',
  -- Rich text, sanitised when it is written.
  detail text not null,
  keywords text[] not null default '{}',
  shop_category_ids bigint[] not null default '{}',
  -- Place within its shop, the greatest first
  sort smallint not null default 0 check (sort between 0 and 9999),
  view_count integer not null default 0,
  -- Of its company
  city_code text not null default '',
  check ((price_mode = 3) = (price_from is null)),
  check ((price_from is null) = (price_to is null)),
  check (standing <> 2 or publish_time is not null)
);
call app.protect_tenant_table('product');
create policy published on product for select to app_user using (standing = 2);
create policy worker on product to app_worker using (true) with check (true);

create table product_view (
  product_id bigint not null references product (id) on delete cascade,
  visitor bytea not null,
  viewed_at timestamptz not null default now(),
  primary key (product_id, visitor)
);
grant select, insert, update, delete on product_view to app_worker;

-- The place of a product is that of its company, whoever of it or of the platform writes.
create function app.place_product() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  select city_code into new.city_code from app.business where id = new.business_id;
  return new;
end
$$;
create trigger placed before insert on product for each row execute function app.place_product();

create function app.place_products_of_business() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  update app.product set city_code = new.city_code where business_id = new.id and city_code <> new.city_code;
  return null;
end
$$;
create trigger products_placed after update of city_code on business
  for each row when (old.city_code is distinct from new.city_code) execute function app.place_products_of_business();
