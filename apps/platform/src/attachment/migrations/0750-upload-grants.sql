-- Keys of uploads that were given, until some time after their end: what lies under the name of an upload then, and is
-- not what was registered, is removed. A bucket bounds by itself neither how much such keys write nor how often.
create table upload_grant (
  object_key text primary key,
  -- bytes, as registered
  file_size bigint not null,
  -- Until it was confirmed, and copied to where the keys do not reach.
  is_awaited boolean not null default true,
  -- When the keys are good for nothing any more.
  ends_at timestamptz not null
);
create index upload_grant_end on upload_grant (ends_at);
alter table upload_grant enable row level security;
alter table upload_grant force row level security;
create policy job on upload_grant to app_worker using (true) with check (true);
grant select, insert, update, delete on upload_grant to app_worker;
