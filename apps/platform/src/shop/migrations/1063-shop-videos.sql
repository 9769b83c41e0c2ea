-- A video that a company shows in its shop is seen by everybody, without a login: players send none.
create policy shop_video on attachment for select to app_owner using (owner_type = 'shop_video');

create function app.shop_video(resource_id bigint)
  returns table (object_key text, file_ext text, file_name text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select a.object_key, a.file_ext, a.file_name
  from app.attachment a
  where a.id = resource_id and a.owner_type = 'shop_video' and a.confirm_time is not null
$$;
revoke execute on function app.shop_video(bigint) from public;
grant execute on function app.shop_video(bigint) to app_user;
