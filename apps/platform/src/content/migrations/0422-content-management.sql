-- Articles are written before they are published, and withdrawn without being lost.
alter table article add column is_published boolean not null default true;
alter table article add column version integer not null default 1;
alter table article add column updated_at timestamptz not null default now();

-- Requests see what is published, whichever query asks. Not forced: the owner fills the table of a demonstration.
alter table article enable row level security;
create policy request on article for select to app_user using (is_published);
create policy job on article to app_worker using (true) with check (true);

alter table banner add column is_shown boolean not null default true;
alter table banner add column version integer not null default 1;

-- Legal texts by their fixed code. A version stays as it was published: another text is another version.
create table legal_text (
  code text not null check (code ~ '^[a-z_]{1,40}$'),
  version integer not null check (version > 0),
  title text not null,
  -- Sanitised when it is written.
  content text not null,
  effective_date date not null,
  published_at timestamptz not null default now(),
  primary key (code, version)
);
grant select on legal_text to app_user;
grant select, insert on legal_text to app_worker;
