-- One row per region; the portal takes the row whose ng_code is the host name of the request.
create table platform_config (
  id bigint primary key default app.next_id(),
  platform_code text not null unique,
  ng_code text not null unique,
  base_title text not null,
  sub_title text not null default '',
  logo_img text not null default '',
  code_img text not null default '',
  data_source text not null default '',
  sort smallint not null default 0
);

-- Trees of links by menu code; the footer is INDUSTRY_NAVIGATE_FOOT. An item without a url opens the help page.
create table navigate_item (
  id bigint primary key default app.next_id(),
  menu_code text not null,
  parent_id bigint references navigate_item (id) on delete cascade,
  title text not null,
  url text not null default '',
  sort smallint not null default 0
);
create index navigate_item_tree on navigate_item (menu_code, parent_id, sort);

-- Small trees {dictKey, dictValue, children[]} that editors change as a whole.
create table dictionary (
  code text primary key check (code ~ '^[A-Za-z0-9_]{1,60}$'),
  tree jsonb not null check (jsonb_typeof(tree) = 'array'),
  updated_at timestamptz not null default now()
);

call app.publish_table('platform_config');
call app.publish_table('navigate_item');
call app.publish_table('dictionary');
