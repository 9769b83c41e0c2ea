-- Salons, lawyers, packages, lessons and help articles are written before they are published, and withdrawn without
-- being lost.
alter table salon
  add column is_published boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
alter table lawyer
  add column is_published boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
alter table legal_package
  add column is_published boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
alter table lesson
  add column is_published boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
alter table help_article
  add column is_published boolean not null default true,
  add column version integer not null default 1;

-- Requests see what is published, whichever query asks. Not forced: the owner fills the tables of a demonstration. The
-- login's role sees all: who has a seat, a slot or a lesson keeps it, and what is begun anew asks for `is_published`.
alter table salon enable row level security;
create policy request on salon for select to app_user using (is_published);
create policy login on salon to app_auth using (true);
create policy job on salon to app_worker using (true) with check (true);
alter table lawyer enable row level security;
create policy request on lawyer for select to app_user using (is_published);
create policy login on lawyer to app_auth using (true);
create policy job on lawyer to app_worker using (true) with check (true);
alter table legal_package enable row level security;
create policy request on legal_package for select to app_user using (is_published);
create policy job on legal_package to app_worker using (true) with check (true);
alter table lesson enable row level security;
create policy request on lesson for select to app_user using (is_published);
create policy login on lesson to app_auth using (true);
create policy job on lesson to app_worker using (true) with check (true);
alter table help_article enable row level security;
create policy request on help_article for select to app_user using (is_published);
create policy job on help_article to app_worker using (true) with check (true);

-- Who runs the platform writes for every company; a job that works for one still sees that one alone.
create policy operated on knowledge to app_worker
  using ((select app.worker_business()) is null) with check ((select app.worker_business()) is null);
create policy operated on company_profile to app_worker
  using ((select app.worker_business()) is null) with check ((select app.worker_business()) is null);

-- Who is named as the author of what is written for a company: its owner, or who came first.
create function app.stands_for(business bigint) returns bigint
  language sql stable security definer
  set search_path = ''
as $$
  select user_id from app.membership where business_id = business and status = 1
  order by is_owner desc, joined_at, user_id limit 1
$$;
revoke execute on function app.stands_for(bigint) from public;
grant execute on function app.stands_for(bigint) to app_worker;
