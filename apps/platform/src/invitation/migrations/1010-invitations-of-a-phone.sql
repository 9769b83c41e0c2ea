-- How often a phone was written to is asked before it is written to again, whichever company has done so.
create index invitation_sent on invitation (phone, create_time) where link_id is null;
create function app.count_invitations(phone text, business_id bigint, since timestamptz)
  returns table (ours int, everyones int)
  language sql stable security definer
  set search_path = ''
begin atomic
  select count(*) filter (where i.business_id = count_invitations.business_id)::int, count(*)::int
  from app.invitation i
  where i.phone = count_invitations.phone and i.link_id is null and i.create_time > count_invitations.since;
end;
create policy counted on invitation for select to app_owner using (true);
grant execute on function app.count_invitations(text, bigint, timestamptz) to app_worker;
