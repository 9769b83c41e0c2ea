-- Delivery addresses of a business (domain rules 3.8).
create table address (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  receiver text not null,
  phone text not null,
  landline text not null,
  -- Codes and names of province, city and district, as they were called then
  region jsonb not null,
  detail text not null,
  site_name text not null,
  postcode text not null,
  -- BD-09, both or none
  longitude double precision check (longitude between 73 and 136),
  latitude double precision check (latitude between 3 and 54),
  -- 1 site, 2 warehouse, 3 company, 9 other
  tag smallint check (tag in (1, 2, 3, 9)),
  is_default boolean not null,
  check ((longitude is null) = (latitude is null))
);
create index address_list on address (business_id, update_time desc, id desc);
create unique index address_default on address (business_id) where is_default;

-- Lists are ordered by it as a Chinese reader looks for names, by pinyin; where a server has no ICU, by its signs.
do $$
begin
  if exists (select from pg_catalog.pg_collation where collname = 'zh-x-icu') then
    alter table address alter column receiver type text collate "zh-x-icu";
  end if;
end
$$;

call app.protect_tenant_table('address');
