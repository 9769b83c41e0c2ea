-- That the database was filled with demo data: a service refuses to start on it until the data is removed.
create table demo_seed (
  is_only_row boolean primary key default true check (is_only_row),
  seeded_at timestamptz not null default now(),
  -- Of the platform that filled it
  version text not null
);

-- The rows of the demo data, by the text of their primary keys (several columns: joined by '/').
create table demo_row (
  table_name text not null,
  key text not null,
  primary key (table_name, key)
);

-- Databases that were filled before there was a mark: known by their first login. Public content had no other author
-- then; people and companies were numbered before everything that came later; what hangs on them goes with them.
alter table account no force row level security;
alter table business no force row level security;
alter table qualification no force row level security;

insert into demo_seed (seeded_at, version)
  select a.created_at + interval '300 days', 'before the mark'
  from account a
  where a.phone = '13800000001' and a.real_name = '王建国' and exists (select from district);

insert into demo_row (table_name, key)
  with filled as (select from demo_seed), newest as (
    select greatest(
      (select max(id) from article), (select max(id) from salon), (select max(id) from need),
      (select max(id) from banner), (select max(id) from popup), (select max(id) from service_package),
      (select max(id) from ability), (select max(id) from qualification)
    ) as id
  ), rows (table_name, key) as (
    select 'account', id::text from account where id <= (select id from newest)
    union all select 'business', id::text from business where id <= (select id from newest)
    union all select 'ability', id::text from ability
    union all select 'article', id::text from article
    union all select 'banner', id::text from banner
    union all select 'dictionary', code from dictionary
    union all select 'district', code from district
    union all select 'help_article', id::text from help_article
    union all select 'material_price', name from material_price
    union all select 'need', id::text from need
    union all select 'platform_entry', key from platform_entry
    union all select 'popup', id::text from popup
    union all select 'salon', id::text from salon
    union all select 'search_document', kind || '/' || record_id from search_document
    union all select 'service_package', id::text from service_package
    union all select 'supervise_report', type || '/' || region_code from supervise_report
  )
  select table_name, key from rows where exists (select from filled);

alter table account force row level security;
alter table business force row level security;
alter table qualification force row level security;
