-- A picture that a member shows as avatar is read by everybody who sees the member, without a login: images carry none.
create policy avatar on attachment for select to app_owner using (owner_type = 'avatar');

create function app.avatar_file(resource_id bigint)
  returns table (object_key text, file_ext text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select a.object_key, a.file_ext
  from app.attachment a
  where a.id = resource_id and a.owner_type = 'avatar' and a.confirm_time is not null
$$;
revoke execute on function app.avatar_file(bigint) from public;
grant execute on function app.avatar_file(bigint) to app_user;
