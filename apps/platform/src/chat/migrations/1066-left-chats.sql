-- Whoever was contacted for a company reads and writes there as long as she is one of its members: her place in the chat
-- leaves with her, and comes back with her.
create table chat_left_member (
  chat_id text not null references chat (id) on delete cascade,
  user_id bigint not null references account (id),
  business_id bigint not null references business (id),
  name text not null,
  avatar text not null,
  unread_count integer not null,
  read_seq bigint not null,
  last_read_time timestamptz,
  is_removed boolean not null,
  primary key (chat_id, user_id)
);
create index chat_left_member_of_user on chat_left_member (user_id, business_id);
alter table chat_left_member enable row level security;
alter table chat_left_member force row level security;
create policy job on chat_left_member for select to app_worker using (true);
create policy keep on chat_left_member to app_owner using (true) with check (true);
create policy keep on chat_member to app_owner using (true) with check (true);
grant select on chat_left_member to app_worker;

create function app.leave_chats(person bigint, company bigint) returns void
  language sql security definer
  set search_path = ''
as $$
  with gone as (
    delete from app.chat_member m where m.user_id = person and m.business_id = company returning m.*
  )
  insert into app.chat_left_member (chat_id, user_id, business_id, name, avatar, unread_count, read_seq, last_read_time,
    is_removed)
  select chat_id, user_id, business_id, name, avatar, unread_count, read_seq, last_read_time, is_removed from gone
$$;
revoke execute on function app.leave_chats(bigint, bigint) from public;

create function app.come_back_to_chats(person bigint, company bigint) returns void
  language sql security definer
  set search_path = ''
as $$
  with back as (
    delete from app.chat_left_member l where l.user_id = person and l.business_id = company returning l.*
  )
  insert into app.chat_member (chat_id, user_id, business_id, name, avatar, unread_count, read_seq, last_read_time,
    is_removed)
  select chat_id, user_id, business_id, name, avatar, unread_count, read_seq, last_read_time, is_removed from back
  on conflict do nothing
$$;
revoke execute on function app.come_back_to_chats(bigint, bigint) from public;

create function app.follow_membership_in_chats() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.status = 1 then
    perform app.come_back_to_chats(new.user_id, new.business_id);
  else
    perform app.leave_chats(new.user_id, new.business_id);
  end if;
  return null;
end
$$;
revoke execute on function app.follow_membership_in_chats() from public;

create trigger follow_in_chats after update of status on membership
  for each row when (old.status is distinct from new.status)
  execute function app.follow_membership_in_chats();

-- Who has gone before.
select app.leave_chats(m.user_id, m.business_id) from membership m where m.status <> 1;

create or replace function app.append_messages(
  ids uuid[], chat_ids text[], from_ids bigint[], contents text[], types text[]
) returns table (n bigint, outcome text, seq bigint, sent_at timestamptz, members bigint[])
  language plpgsql
  set search_path = app, pg_temp
as $$
#variable_conflict use_column
declare
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform from chat c where c.id = any (chat_ids) order by c.id for no key update;
  return query
    with input as (
      select i.* from unnest(ids, chat_ids, from_ids, contents, types) with ordinality
        as i (id, chat_id, from_id, content, type, n)
    ), allowed as (
      -- Nobody writes where who answered for a company does so no more: it would be read by nobody.
      select i.n,
        w.user_id is not null and not exists (select from chat_left_member l where l.chat_id = i.chat_id) as is_member,
        c.id is not null as is_chat
      from input i
      left join chat c on c.id = i.chat_id
      left join chat_member w on w.chat_id = i.chat_id and w.user_id = i.from_id
    ), known as (
      select i.n, x.seq, x.sent_at, x.chat_id = i.chat_id and x.from_id = i.from_id as is_same
      from input i join chat_message x on x.id = i.id
    ), fresh as (
      select i.*, c.last_seq + row_number() over (partition by i.chat_id order by i.n) as seq,
        greatest(arrived, c.last_at) as sent_at
      from input i join chat c on c.id = i.chat_id join allowed a on a.n = i.n and a.is_member
      where not exists (select from known k where k.n = i.n)
    ), stored as (
      insert into chat_message (chat_id, seq, id, from_id, content, type, sent_at)
      select chat_id, seq, id, from_id, content, type, sent_at from fresh
    ), moved as (
      update chat c set last_seq = f.last_seq, last_at = f.last_at
      from (select chat_id, max(seq) as last_seq, max(sent_at) as last_at from fresh group by chat_id) f
      where c.id = f.chat_id
    ), counted as (
      update chat_member m set unread_count = m.unread_count + f.news, is_removed = false, updated_at = now()
      from (
        select w.chat_id, w.user_id, count(*) filter (where f.from_id <> w.user_id)::integer as news
        from fresh f join chat_member w on w.chat_id = f.chat_id group by w.chat_id, w.user_id
      ) f
      where m.chat_id = f.chat_id and m.user_id = f.user_id
    )
    select i.n,
      case
        when not a.is_chat then 'no_chat'
        when not a.is_member or k.is_same is false then 'forbidden'
        when k.is_same then 'known'
        else 'stored'
      end,
      coalesce(k.seq, f.seq), coalesce(k.sent_at, f.sent_at),
      array(select w.user_id from chat_member w where w.chat_id = i.chat_id)
    from input i
    join allowed a on a.n = i.n
    left join known k on k.n = i.n
    left join fresh f on f.n = i.n;
end
$$;
