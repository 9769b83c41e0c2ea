-- Whoever answers for the platform is told apart by the platform itself, not by a name or a picture. Contacted for a
-- company, the same person speaks for that company.
drop function app.chat_other_company(text, bigint);
drop function app.chat_company(bigint, bigint);

create function app.chat_company(person bigint, contacted bigint)
  returns table (company text, job text, role_key text, is_official boolean)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select c.name, c.position, c.role_key, o.answers and c.name is null
  from (select exists (select from app.chat_service_account a where a.user_id = person) as answers) o
  left join lateral (
    select b.name, s.position, s.role_keys[1] as role_key
    from app.membership s
    join app.business b on b.id = s.business_id
    where s.user_id = person and s.status = 1 and b.kind <> 0 and (s.business_id = contacted or not o.answers)
    order by (s.business_id = contacted) desc nulls last, s.is_owner desc, s.joined_at, s.business_id
    limit 1
  ) c on true
$$;

create function app.chat_other_company(chat_id text, own bigint)
  returns table (company text, job text, role_key text, is_official boolean)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select c.company, c.job, c.role_key, c.is_official
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

-- In chats people bear the names of their profiles, which are checked where they are written. A picture that is a file
-- of the person's company cannot be read by others.
create policy follow_profile on chat_user to app_owner using (true) with check (true);

create function app.carry_profile_to_chat() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update app.chat_user
  set name = coalesce(nullif(new.nick_name, ''), new.real_name),
    avatar = case when new.avatar ~ '^[0-9]' then '' else new.avatar end,
    updated_at = now()
  where id = new.id;
  return null;
end
$$;

create trigger carry_profile_to_chat after update of nick_name, avatar on account
  for each row when (old.nick_name is distinct from new.nick_name or old.avatar is distinct from new.avatar)
  execute function app.carry_profile_to_chat();
revoke execute on function app.carry_profile_to_chat() from public;
