-- Articles of every column (news, policy, industry dynamics, research, party building …).
create table article (
  id bigint primary key default app.next_id(),
  column_code text not null,
  -- Module of the party-building section; '' elsewhere.
  module_code text not null default '',
  title text not null,
  sub_title text not null default '',
  cover text not null default '',
  summary text not null default '',
  -- Sanitised when it is written; see the article editor's allow-list.
  content text not null default '',
  source text not null default '',
  author text not null default '',
  publish_time timestamptz not null,
  is_top boolean not null default false,
  -- At most one article stands beside the home page's news list.
  is_home boolean not null default false,
  view_count integer not null default 0,
  tags text[] not null default '{}',
  policy_no text not null default '',
  policy_level text not null default '',
  effective_date date,
  policy_status text not null default ''
);
create index article_list on article (column_code, is_top desc, publish_time desc, id desc);
create index article_party on article (module_code, publish_time desc, id desc) where column_code = 'party';
create unique index article_home on article (is_home) where is_home;

create table district (
  code text primary key check (code ~ '^\d{6}$'),
  name text not null,
  parent_code text not null default '',
  sort smallint not null default 0,
  -- Offered by the home page's district switch.
  is_show boolean not null default false,
  site_url text not null default ''
);
create index district_children on district (parent_code, sort);

create table banner (
  id bigint primary key default app.next_id(),
  place smallint not null check (place in (100, 101)),
  title text not null,
  image text not null,
  app_image text not null default '',
  link text not null default '',
  target text not null default '',
  begin_time timestamptz,
  end_time timestamptz,
  sort smallint not null default 0
);

create table service_package (
  id bigint primary key default app.next_id(),
  name text not null,
  description text not null default '',
  -- fen; null is quoted by project
  price bigint check (price >= 0),
  original_price bigint check (original_price >= 0),
  items text[] not null default '{}',
  tag text not null default '',
  cover text not null default '',
  link text not null default '',
  sort smallint not null default 0
);

create table ability (
  id bigint primary key default app.next_id(),
  number text not null,
  title text not null,
  sub_title text not null default '',
  organization text not null default '',
  stage text not null default '',
  ability_group text not null,
  icon text not null default '',
  image text not null default '',
  description text not null default '',
  link text not null default '',
  sort smallint not null default 0
);

create table popup (
  id bigint primary key default app.next_id(),
  title text not null,
  image text not null default '',
  content text not null default '',
  link text not null default '',
  begin_time timestamptz not null,
  end_time timestamptz not null,
  -- 1 every visit, 2 once a day, 3 only once
  frequency smallint not null default 2 check (frequency between 1 and 3),
  terminal text not null default 'pc',
  sort smallint not null default 0
);

-- Tiles of the digital-platform section; the counts come from the records themselves.
create table platform_entry (
  key text primary key,
  name text not null,
  description text not null,
  count_label text not null,
  base_count integer not null default 0,
  url text not null default '',
  sibling text check (sibling in ('materials', 'equipment', 'labor', 'projects', 'finance')),
  sort smallint not null default 0
);

-- What the supervision platform last reported for a region; `data` has the shape of its type in domain.
create table supervise_report (
  type text not null,
  region_code text not null,
  data jsonb not null,
  update_time timestamptz not null,
  primary key (type, region_code)
);

create table material_price (
  name text primary key,
  unit text not null,
  -- fen per unit, oldest week first; the last is the current price
  trend bigint[] not null check (cardinality(trend) >= 2),
  region_name text not null,
  period text not null,
  sort smallint not null default 0
);

create table salon (
  id bigint primary key default app.next_id(),
  title text not null,
  cover text not null default '',
  -- 线上 or 线下
  kind text not null,
  begin_time timestamptz not null,
  end_time timestamptz not null check (end_time > begin_time),
  sign_up_end timestamptz not null,
  region_name text not null default '',
  address text not null default '',
  organizer text not null default '',
  intro text not null default '',
  capacity integer check (capacity > 0),
  fee bigint not null default 0
);
create index salon_by_begin on salon (begin_time);

create table need (
  id bigint primary key default app.next_id(),
  title text not null,
  demand text not null,
  region_name text not null default '',
  create_time timestamptz not null,
  -- 1 open, 2 answered, 3 closed
  status smallint not null default 1
);
create index need_list on need (status, create_time desc, id desc);

call app.publish_table('article');
call app.publish_table('district');
call app.publish_table('banner');
call app.publish_table('service_package');
call app.publish_table('ability');
call app.publish_table('popup');
call app.publish_table('platform_entry');
call app.publish_table('supervise_report');
call app.publish_table('material_price');
call app.publish_table('salon');
call app.publish_table('need');
