-- Who opens an invitation to another phone is told which one it is for, masked, while it can be accepted.
create function app.invited_phone(invitation_id bigint) returns text
  language sql stable security definer
  set search_path = ''
begin atomic
  select left(i.phone, 3) || '****' || right(i.phone, 4)
  from app.invitation i
  where i.id = invited_phone.invitation_id and i.status = 0 and i.expires_at > app.business_now();
end;
revoke execute on function app.invited_phone(bigint) from public;
grant execute on function app.invited_phone(bigint) to app_user;
