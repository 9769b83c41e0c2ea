-- The electronic invoice of what the platform has sold: a file of an operator becomes one of its buyer's.
create policy issued on attachment for insert to app_worker with check (
  exists (
    select from app.operator_file f
    where f.object_key = attachment.object_key and f.file_md5 = attachment.file_md5 and f.confirmed_at is not null
  )
);
