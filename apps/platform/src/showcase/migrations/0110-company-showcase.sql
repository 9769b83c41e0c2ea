-- What a company shows of itself. The business writes its own page; everybody reads published ones.
create table company_profile (
  business_id bigint primary key references business (id),
  short_name text not null,
  logo text not null default '',
  image text not null default '',
  tags text[] not null default '{}',
  region_name text not null default '',
  main_categories text[] not null default '{}',
  qualification text not null default '',
  highlight text not null default '',
  view_count integer not null default 0,
  -- Place among the featured companies of the home page; null is not featured.
  featured smallint,
  is_published boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index company_profile_list on company_profile (featured nulls last, view_count desc) where is_published;

call app.protect_tenant_table('company_profile');
create policy published on company_profile for select to app_user using (is_published);
