-- Shops of companies and their pages (domain rules 14).
create table shop (
  id bigint primary key default app.next_id(),
  business_id bigint not null unique references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  -- Its short address; null without one
  path text unique check (path ~ '^[a-z][a-z0-9-]{3,29}$'),
  -- Terminals whose page the platform has blocked
  blocked text[] not null default '{}'
);
call app.protect_tenant_table('shop');
create policy published on shop for select to app_user using (true);
create policy worker on shop to app_worker using (true) with check (true);

-- A page as its company writes it; what visitors see is a version of it.
create table shop_page (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  -- Of the draft
  version integer not null default 1,
  terminal text not null check (terminal in ('pc', 'app')),
  draft jsonb not null,
  -- Number of the version that was published last; 0 before the first
  published_no integer not null default 0,
  -- Version of the draft that it was
  published_version integer not null default 0,
  publish_time timestamptz,
  publish_user_id bigint references account (id),
  -- Why the platform has blocked it, and which version of the draft that was; '' and 0 otherwise
  block_reason text not null default '',
  blocked_version integer not null default 0,
  -- The draft as it is to be published, and when
  schedule_time timestamptz,
  schedule_schema jsonb,
  schedule_version integer,
  schedule_user_id bigint references account (id),
  -- Why it was not published at its time
  schedule_problem text not null default '',
  unique (business_id, terminal),
  check ((published_no = 0) = (publish_time is null)),
  check ((schedule_time is null) = (schedule_schema is null))
);
call app.protect_tenant_table('shop_page');
create policy worker on shop_page to app_worker using (true) with check (true);

-- What was published; the last of a page is shown, unless it is blocked.
create table shop_version (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  terminal text not null check (terminal in ('pc', 'app')),
  version_no integer not null check (version_no > 0),
  schema jsonb not null,
  publish_time timestamptz not null,
  publish_user_id bigint not null references account (id),
  is_shown boolean not null default true,
  unique (business_id, terminal, version_no)
);
create unique index shop_version_shown on shop_version (business_id, terminal) where is_shown;
call app.protect_tenant_table('shop_version');
create policy published on shop_version for select to app_user using (is_shown);
create policy worker on shop_version to app_worker using (true) with check (true);
