-- The company for which this member was contacted in the chat.
alter table chat_member add column business_id bigint references business (id);

create policy resolve on business for select to app_owner using (true);
create policy resolve on chat_member for select to app_owner using (true);

-- For which company somebody stands in chats, and as what: the one that was contacted, else one's own, else the one of
-- the longest membership. A personal business bears a private name, and whoever answers for the platform has none.
create function app.chat_company(person bigint, contacted bigint)
  returns table (company text, job text, role_key text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select b.name, s.position, s.role_keys[1]
  from app.membership s
  join app.business b on b.id = s.business_id
  where s.user_id = person and s.status = 1 and b.kind <> 0
    and (s.business_id = contacted or not exists (select from app.chat_service_account a where a.user_id = person))
  order by (s.business_id = contacted) desc nulls last, s.is_owner desc, s.joined_at, s.business_id
  limit 1
$$;

-- The same of the other side of a chat of two. A chat user asks for himself only.
create function app.chat_other_company(chat_id text, own bigint)
  returns table (company text, job text, role_key text)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select c.company, c.job, c.role_key
  from (
    select min(m.user_id) filter (where m.user_id <> me.id) as person,
      min(m.business_id) filter (where m.user_id <> me.id) as contacted
    from app.chat_member m, (select coalesce(app.current_chat_user(), own) as id) me
    where m.chat_id = chat_other_company.chat_id
    group by me.id
    having count(*) = 2 and bool_or(m.user_id = me.id)
  ) o, lateral app.chat_company(o.person, o.contacted) c
$$;

revoke execute on function app.chat_company(bigint, bigint) from public;
revoke execute on function app.chat_other_company(text, bigint) from public;
grant execute on function app.chat_company(bigint, bigint) to app_user;
grant execute on function app.chat_other_company(text, bigint) to app_user, app_worker;
