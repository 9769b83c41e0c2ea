alter table chat_member no force row level security;
alter table chat no force row level security;
alter table chat_message no force row level security;

-- Read up to and including this place; the unread messages are those of others above it.
alter table chat_member add column read_seq bigint not null default 0;
update chat_member m set read_seq = greatest(0, c.last_seq - m.unread_count) from chat c where c.id = m.chat_id;
comment on column chat_member.last_read_time is 'When somebody else last read in the chat';

-- When the newest message came; messages of a chat never go back in time.
alter table chat add column last_at timestamptz not null default now();
update chat c set last_at = coalesce((select max(sent_at) from chat_message x where x.chat_id = c.id), c.created_at);

alter table chat_member force row level security;
alter table chat force row level security;
alter table chat_message force row level security;

-- What clients' cursors refer to. After a restore from a backup: update chat_history set epoch = gen_random_uuid().
create table chat_history (
  is_only_row boolean primary key default true check (is_only_row),
  epoch uuid not null default gen_random_uuid()
);
insert into chat_history default values;

-- Numbers the connections of a user; the row is the lock that puts two devices in order.
create table chat_session_epoch (
  user_id bigint primary key references account (id) on delete cascade,
  epoch bigint not null
);

-- One row per connection. A row that has ended stays a while, so that a node that missed the news can ask.
create table chat_session (
  user_id bigint not null references account (id) on delete cascade,
  epoch bigint not null,
  client text not null,
  uuid text not null,
  sid text not null,
  touched_at timestamptz not null default now(),
  ended text check (ended in ('replaced', 'elsewhere', 'closed')),
  -- The device that ended it
  ended_by text not null default '',
  primary key (user_id, epoch)
);
create index chat_session_by_touch on chat_session (touched_at);

-- Opens one socket instead of the token, so that no token stands in an address.
create table chat_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  token_hash bytea not null references chat_token (token_hash) on delete cascade,
  expires_at timestamptz not null
);

-- Stores messages with the next places of their chats. The chats are locked in order of their ids, so that two batches
-- never wait for each other; what follows the lock sees everything that was stored before it.
create function app.append_messages(
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
      select i.n, w.user_id is not null as is_member, c.id is not null as is_chat
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

-- Moves a member's read mark forward, never back, and counts what is left. Without a place the time decides.
create function app.read_chat(chat_id text, reader bigint, place bigint, read_at timestamptz)
  returns table (seq bigint, at timestamptz, type text, unread integer, is_changed boolean, members bigint[])
  language plpgsql
  set search_path = app, pg_temp
as $$
#variable_conflict use_variable
declare
  head bigint;
  kind text;
  before bigint;
  before_unread integer;
  mark bigint;
  marked_at timestamptz;
begin
  select c.last_seq, c.type into head, kind from chat c where c.id = chat_id for no key update;
  select m.read_seq, m.unread_count into before, before_unread
    from chat_member m where m.chat_id = read_chat.chat_id and m.user_id = reader;
  if not found then
    return;
  end if;
  mark := coalesce(place, (
    select x.seq from chat_message x where x.chat_id = read_chat.chat_id and x.sent_at <= read_at
    order by x.seq desc limit 1), 0);
  mark := greatest(before, least(mark, head));
  select greatest(least(read_at, clock_timestamp()), x.sent_at) into marked_at
    from chat_message x where x.chat_id = read_chat.chat_id and x.seq = mark;
  unread := case when mark >= head then 0 else (
    select count(*) from chat_message x where x.chat_id = read_chat.chat_id and x.seq > mark and x.from_id <> reader)
    end;
  is_changed := mark > before or unread <> before_unread;
  if is_changed then
    update chat_member m set read_seq = mark, unread_count = unread, updated_at = now()
      where m.chat_id = read_chat.chat_id and m.user_id = reader;
    update chat_member m set last_read_time = greatest(m.last_read_time, marked_at)
      where m.chat_id = read_chat.chat_id and m.user_id <> reader and mark > before;
  end if;
  return query select mark, coalesce(marked_at, least(read_at, clock_timestamp())), kind, unread, is_changed,
    array(select m.user_id from chat_member m where m.chat_id = read_chat.chat_id);
end
$$;

revoke execute on function app.append_messages(uuid[], text[], bigint[], text[], text[]) from public;
revoke execute on function app.read_chat(text, bigint, bigint, timestamptz) from public;
grant execute on function app.append_messages(uuid[], text[], bigint[], text[], text[]) to app_worker;
grant execute on function app.read_chat(text, bigint, bigint, timestamptz) to app_worker;
grant select on chat_history to app_worker;
grant select, insert, update, delete on chat_session_epoch, chat_session to app_worker;
grant select, insert, delete on chat_ticket to app_auth;

-- Tells every process that a chat token has ended; a hash is no secret.
create function app.announce_chat_revocation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('chat_revoked', pg_catalog.encode(new.token_hash, 'hex'));
  return null;
end
$$;

create trigger announce_chat_revocation after update of revoked_at on chat_token
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function app.announce_chat_revocation();
