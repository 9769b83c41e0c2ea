-- What a supplier says of itself, reviewed as a whole (domain rules 10.3, 0.12): one row a business.
create table supplier_profile (
  id bigint primary key default app.next_id(),
  business_id bigint not null unique references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null default '',
  -- 0 written, 1 in review, 2 approved, 3 rejected
  status smallint not null default 0 check (status between 0 and 3),
  -- Of the rejection.
  reason text not null default '',
  submit_time timestamptz,
  -- The fields as they were written last.
  written jsonb not null,
  -- The fields that were approved; they stay in force while others are written or reviewed.
  approved jsonb,
  approved_at timestamptz,
  check ((approved is null) = (approved_at is null)),
  check (status <> 2 or approved = written)
);
call app.protect_tenant_table('supplier_profile');
-- Who decides sees those of every company.
create policy worker on supplier_profile to app_worker using (true) with check (true);

-- What everybody may see of an approved one. Its decision alone writes it.
create table supplier_standing (
  business_id bigint primary key references business (id),
  -- Codes of the tree of materials, of either level: what the company deals in, and may publish products of
  main_categories text[] not null,
  supply_regions text[] not null,
  vehicles integer,
  service_tags text[] not null,
  intro text not null,
  -- [{name, regionName, area}]
  warehouses jsonb not null,
  approve_time timestamptz not null
);
call app.publish_table('supplier_standing');
alter table supplier_standing enable row level security;
alter table supplier_standing force row level security;
create policy published on supplier_standing for select to app_user using (true);
create policy decided on supplier_standing to app_worker using (true) with check (true);
create trigger told_to_pages after insert or update or delete on supplier_standing
  for each row execute function app.tell_page_change('company');

create table supplier_brand (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  place smallint not null,
  name text not null,
  -- 1 own, 2 of the manufacturer, 3 as an agent
  auth_kind smallint not null check (auth_kind between 1 and 3),
  begin_date date not null,
  end_date date not null,
  -- Of the last reminder of its end, in days before it.
  reminded_days smallint,
  unique (business_id, place)
);
create index supplier_brand_end on supplier_brand (end_date);
call app.publish_table('supplier_brand');
alter table supplier_brand enable row level security;
alter table supplier_brand force row level security;
create policy published on supplier_brand for select to app_user using (true);
create policy decided on supplier_brand to app_worker using (true) with check (true);
create trigger told_to_pages after insert or update or delete on supplier_brand
  for each row execute function app.tell_page_change('company', 'reminded_days');

-- One more owner of files beside those that stand in the check by now.
do $$
declare
  standing text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'record_file'::regclass and conname = 'record_file_owner_type_check'
  );
begin
  alter table record_file drop constraint record_file_owner_type_check;
  execute 'alter table record_file add constraint record_file_owner_type_check '
    || replace(standing, 'ARRAY[', 'ARRAY[''supplier_profile''::text, ');
end
$$;
