-- Files of public content that operators upload: pictures, which everybody reads, documents and videos, which the records
-- that name their keys show.
create table operator_file (
  id bigint primary key default app.next_id(),
  file_name text not null,
  file_ext text not null,
  file_size bigint not null check (file_size > 0),
  file_md5 text not null,
  object_key text not null,
  operator_id bigint not null references operator (id),
  created_at timestamptz not null default now(),
  -- Null until the object was found whole.
  confirmed_at timestamptz
);
alter table operator_file enable row level security;
alter table operator_file force row level security;
create policy job on operator_file to app_worker using (true) with check (true);
grant select, insert, update on operator_file to app_worker;

-- Through the function below alone.
create policy shown on operator_file for select to app_owner using (confirmed_at is not null);

create function app.published_picture(picture_id bigint)
  returns table (object_key text, file_ext text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select f.object_key, f.file_ext
  from app.operator_file f
  where f.id = picture_id and f.confirmed_at is not null
$$;
revoke execute on function app.published_picture(bigint) from public;
grant execute on function app.published_picture(bigint) to app_user;
