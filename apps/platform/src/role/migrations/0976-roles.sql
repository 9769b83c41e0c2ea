-- Roles of a company's own beside the system roles, which are part of the program (domain rules 16.3). A membership names
-- those it has by their id, as a text among its role_keys.
create table role (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  name text not null,
  description text not null,
  permission_keys text[] not null check (cardinality(permission_keys) > 0),
  -- 1 the whole business, 2 own records
  data_scope smallint not null check (data_scope in (1, 2)),
  unique (business_id, name)
);
call app.protect_tenant_table('role');

-- Whose token it is, and what its holder may do, is asked before there is a session.
create policy credentials_read on role for select to app_auth using (true);
grant select on role to app_auth;
-- A notice to the holders of a permission reaches members of companies that no job works for.
create policy audience on role for select to app_worker using (true);
create policy resolve on role for select to app_owner using (true);

-- Every process forgets what it remembers of those who act for the company; a chat token ends for whoever the role lets
-- chat no longer, or only now.
create function app.announce_role() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('revoked', pg_catalog.json_build_object('allOfBusiness', new.business_id::text)::text);
  if 'chat_use' = any(old.permission_keys) is distinct from ('chat_use' = any(new.permission_keys)) then
    update app.chat_token t set revoked_at = now()
    from app.login l, app.membership m
    where m.business_id = new.business_id and new.id::text = any(m.role_keys)
      and l.user_id = m.user_id and l.revoked_at is null and t.login_id = l.id and t.revoked_at is null;
  end if;
  return null;
end
$$;
revoke execute on function app.announce_role() from public;

create trigger announce_role after update of permission_keys, data_scope on role
  for each row when (
    (old.permission_keys, old.data_scope) is distinct from (new.permission_keys, new.data_scope)
  )
  execute function app.announce_role();

-- In chats a role of a company's own is called by its name.
create or replace function app.chat_company(person bigint, contacted bigint)
  returns table (company text, job text, role_key text, is_official boolean)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select c.name, c.position, c.role_key, o.answers and c.name is null
  from (select exists (select from app.chat_service_account a where a.user_id = person) as answers) o
  left join lateral (
    select b.name, s.position, coalesce(
      (select r.name from app.role r where r.business_id = s.business_id and r.id::text = s.role_keys[1]),
      s.role_keys[1]
    ) as role_key
    from app.membership s
    join app.business b on b.id = s.business_id
    where s.user_id = person and s.status = 1 and b.kind <> 0 and (s.business_id = contacted or not o.answers)
    order by (s.business_id = contacted) desc nulls last, s.is_owner desc, s.joined_at, s.business_id
    limit 1
  ) c on true
$$;
