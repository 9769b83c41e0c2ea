create table article_attachment (
  id bigint primary key default app.next_id(),
  article_id bigint not null references article (id) on delete cascade,
  file_name text not null,
  file_path text not null,
  file_size bigint not null default 0,
  download_count integer not null default 0
);
create index article_attachment_of_article on article_attachment (article_id);

-- The last reading of an article that counted, by visitor: a digest of address and browser.
create table article_view (
  article_id bigint not null references article (id) on delete cascade,
  visitor bytea not null,
  viewed_at timestamptz not null default now(),
  primary key (article_id, visitor)
);
create index article_view_by_time on article_view (viewed_at);

create table party_module (
  code text primary key,
  name text not null,
  parent_code text not null default '',
  sort smallint not null default 0
);
insert into party_module (code, name, parent_code, sort) values
  ('202408150001', '党建引领', '', 0),
  ('202408150002', '党建要闻', '202408150001', 1),
  ('202408150003', '学习园地', '202408150001', 2),
  ('202408150004', '党史百科', '202408150001', 3),
  ('202408150005', '基层动态', '202408150001', 4),
  ('202408150006', '先锋模范', '202408150001', 5),
  ('202408150007', '廉政建设', '202408150001', 6),
  ('202408150008', '视频党课', '202408150001', 7),
  ('202408150009', '通知公告', '202408150001', 8);

-- Help under the columns of the footer. The article of a footer item has the item's id, because the footer links by it.
create table help_article (
  id bigint primary key default app.next_id(),
  column_id bigint not null references navigate_item (id) on delete cascade,
  title text not null,
  -- Sanitised when it is written.
  content text not null,
  sort smallint not null default 0,
  update_time timestamptz not null default now()
);
create index help_article_of_column on help_article (column_id, sort);

-- One vote a visitor and article; the last one counts.
create table help_vote (
  article_id bigint not null references help_article (id) on delete cascade,
  visitor bytea not null,
  is_useful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (article_id, visitor)
);

-- Who comes to a salon. A phone number signs up once.
create table salon_sign_up (
  id bigint primary key default app.next_id(),
  code text not null unique,
  salon_id bigint not null references salon (id),
  name text not null,
  phone text not null,
  company text not null default '',
  -- 1 signed up, 2 cancelled
  status smallint not null default 1 check (status in (1, 2)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (salon_id, phone)
);

call app.publish_table('article_attachment');
call app.publish_table('party_module');
call app.publish_table('help_article');
grant select, insert, update, delete on article_view, help_vote to app_worker;
grant select, insert on salon_sign_up to app_auth;
grant select on salon to app_auth;
grant select, insert, update, delete on salon_sign_up to app_worker;
