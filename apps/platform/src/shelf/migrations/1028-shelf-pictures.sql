-- A picture that a company puts on the shelf is read by everybody, without a login: images carry none.
create policy shelf_picture on attachment for select to app_owner using (owner_type = 'shelf_picture');

create function app.shelf_picture(resource_id bigint)
  returns table (object_key text, file_ext text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select a.object_key, a.file_ext
  from app.attachment a
  where a.id = resource_id and a.owner_type = 'shelf_picture' and a.confirm_time is not null
$$;
revoke execute on function app.shelf_picture(bigint) from public;
grant execute on function app.shelf_picture(bigint) to app_user;

-- The file of a text belongs to it from when the text is saved.
grant update (owner_type, owner_id) on attachment to app_worker;
