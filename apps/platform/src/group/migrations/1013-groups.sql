-- Companies and their subsidiaries. A subsidiary chooses which of its lists the parent reads, and the database gives no others.
create table group_link (
  id bigint primary key default app.next_id(),
  -- The parent.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  subsidiary_id bigint not null references business (id),
  -- 0 waiting, 1 joined, 2 refused, 3 revoked, 4 ended
  status smallint not null default 0 check (status between 0 and 4),
  -- The lists that the subsidiary shows.
  shared text[] not null default '{}' check (shared <@ array['inquiry', 'tender', 'deal', 'member']),
  check (business_id <> subsidiary_id),
  check (status = 1 or shared = '{}')
);
create unique index group_link_open on group_link (business_id, subsidiary_id) where status in (0, 1);
-- One parent.
create unique index group_link_parent on group_link (subsidiary_id) where status = 1;
create index group_link_of_subsidiary on group_link (subsidiary_id) where status = 0;
call app.protect_tenant_table('group_link');
-- What one side says of the other is written as a worker alone.
revoke insert, update, delete on group_link from app_user;
create policy subsidiary on group_link for select to app_user using (subsidiary_id = (select app.current_business()));
create policy worker on group_link to app_worker using (true) with check (true);
create policy resolve on group_link for select to app_owner using (true);

-- The subsidiaries of the session's company that show it a list.
create function app.sharing_companies(list text) returns setof bigint
  language sql stable security definer
  set search_path = ''
as $$
  select g.subsidiary_id from app.group_link g
  where g.business_id = app.current_business() and g.status = 1 and list = any(g.shared)
$$;
revoke execute on function app.sharing_companies(text) from public;

-- Functions that run as the owner read what is shown to the session's company, and nothing else of these tables.
create policy of_group on inquiry for select to app_owner
  using (business_id in (select app.sharing_companies('inquiry')));
create policy of_group on tender for select to app_owner
  using (business_id in (select app.sharing_companies('tender')));
create policy of_group on deal for select to app_owner
  using (business_id in (select app.sharing_companies('deal'))
    or supplier_business_id in (select app.sharing_companies('deal')));
create policy of_group on account for select to app_owner using (
  id in (select m.user_id from app.membership m where m.business_id in (select app.sharing_companies('member')))
);

-- A list that a subsidiary shows, as far as its own people hand it to others: no drafts, no line, no price but that of a deal.
create function app.shared_records(subsidiary bigint, list text)
  returns table (id bigint, code text, title text, detail text, status smallint, amount bigint, at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  with shown as (
    select s.company from app.sharing_companies(shared_records.list) as s (company)
    where s.company = shared_records.subsidiary
  )
  select i.id, i.code, i.title, i.project_name, i.status, null::bigint, i.create_time
  from app.inquiry i
  where shared_records.list = 'inquiry' and i.business_id in (select company from shown)
    and i.status <> 0 and not i.is_deleted
  union all
  select t.id, t.code, t.title, t.project_name, t.status, null::bigint, t.create_time
  from app.tender t
  where shared_records.list = 'tender' and t.business_id in (select company from shown) and t.status <> 0
  union all
  select d.id, d.code, d.title, b.name, d.status, d.total_amount, d.create_time
  from app.deal d
  join app.business b
    on b.id = case when d.business_id = shared_records.subsidiary then d.supplier_business_id else d.business_id end
  where shared_records.list = 'deal'
    and (d.business_id in (select company from shown) or d.supplier_business_id in (select company from shown))
  union all
  select a.id, '', coalesce(nullif(a.real_name, ''), a.nick_name), concat_ws(' · ', nullif(m.department, ''), nullif(m.position, '')),
    m.status, null::bigint, m.joined_at
  from app.membership m
  join app.account a on a.id = m.user_id
  where shared_records.list = 'member' and m.business_id in (select company from shown) and m.status <> 3
$$;
revoke execute on function app.shared_records(bigint, text) from public;
grant execute on function app.shared_records(bigint, text) to app_user;
