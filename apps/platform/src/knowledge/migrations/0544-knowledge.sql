-- Texts that companies publish in the knowledge base (domain rules 11.2). Writing and paying come with their pages.
create table knowledge (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  title text not null,
  category_id smallint not null check (category_id between 1 and 9),
  cover text not null default '',
  summary text not null,
  -- Sanitised when it is written.
  content text not null,
  tags text[] not null default '{}',
  is_free boolean not null,
  -- fen
  price integer not null check (price between 0 and 99900),
  -- Blocks of the text that may be read before it is paid.
  preview_blocks smallint not null default 0 check (preview_blocks between 0 and 10),
  is_original boolean not null default true,
  source text not null default '',
  -- 0 draft, 1 in review, 2 published, 3 rejected, 4 withdrawn
  status smallint not null default 0 check (status between 0 and 4),
  publish_time timestamptz,
  view_count integer not null default 0,
  check (is_free = (price = 0)),
  check (status <> 2 or publish_time is not null)
);
create index knowledge_list on knowledge (publish_time desc, id desc) where status = 2;
call app.protect_tenant_table('knowledge');
create policy published on knowledge for select to app_user using (status = 2);

create table knowledge_view (
  knowledge_id bigint not null references knowledge (id) on delete cascade,
  visitor bytea not null,
  viewed_at timestamptz not null default now(),
  primary key (knowledge_id, visitor)
);
grant select, insert, update, delete on knowledge_view to app_worker;

-- Who found a text helpful (1) or keeps it (2).
create table knowledge_mark (
  user_id bigint not null references account (id),
  knowledge_id bigint not null references knowledge (id) on delete cascade,
  kind smallint not null check (kind in (1, 2)),
  created_at timestamptz not null default now(),
  primary key (user_id, knowledge_id, kind)
);
create index knowledge_mark_count on knowledge_mark (knowledge_id, kind);
grant select, insert, delete on knowledge_mark to app_auth;
grant select, delete on knowledge_mark to app_worker;

-- How many, for everybody; who they are stays with the roles that may read the table.
create view knowledge_marks as
  select knowledge_id, count(*) filter (where kind = 1) as likes, count(*) filter (where kind = 2) as favorites
  from knowledge_mark
  group by knowledge_id;
grant select on knowledge_marks to app_user, app_auth;

insert into navigate_item (id, menu_code, parent_id, title, url, sort) values
  (2305, 'INDUSTRY_NAVIGATE_FOOT', 2300, '知识库', '/default/knowledge-base', 5);
