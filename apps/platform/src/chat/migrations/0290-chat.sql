-- Chats belong to people, not to businesses.
create table chat_user (
  id bigint primary key references account (id),
  name text not null,
  avatar text not null default '',
  updated_at timestamptz not null default now()
);
create index chat_user_by_name on chat_user (name);

-- The chat service's own tokens; each ends with the login that it came from.
create table chat_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references account (id),
  login_id bigint not null references login (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index chat_token_of_login on chat_token (login_id);

create table chat (
  id text primary key check (id ~ '^[\w-]{1,64}$'),
  type text not null default '',
  last_seq bigint not null default 0,
  created_at timestamptz not null default now()
);

-- A chat as each of its members sees it.
create table chat_member (
  chat_id text not null references chat (id) on delete cascade,
  user_id bigint not null references account (id),
  name text not null default '',
  avatar text not null default '',
  unread_count integer not null default 0 check (unread_count >= 0),
  last_read_time timestamptz,
  -- Taken off the member's list until the next message
  is_removed boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (chat_id, user_id)
);
create index chat_member_of_user on chat_member (user_id) where not is_removed;

-- seq is dense and in the order of commits, because the row of the chat is locked to take it.
create table chat_message (
  chat_id text not null references chat (id) on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  from_id bigint not null references account (id),
  content text not null,
  type text not null default '',
  sent_at timestamptz not null default now(),
  primary key (chat_id, seq)
);

create function app.current_chat_user() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select t.user_id
    from app.chat_token t
    join app.login l on l.id = t.login_id and l.user_id = t.user_id
    where t.token_hash = app.claimed_hash('app.chat_token_hash')
      and t.revoked_at is null
      and t.expires_at > statement_timestamp()
      and l.revoked_at is null
      and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
  );

alter table chat_user enable row level security;
alter table chat_user force row level security;
alter table chat enable row level security;
alter table chat force row level security;
alter table chat_member enable row level security;
alter table chat_member force row level security;
alter table chat_message enable row level security;
alter table chat_message force row level security;

-- Whoever chats may look up whom to chat with, and changes only herself.
create policy request on chat_user for select to app_user using ((select app.current_chat_user()) is not null);
create policy request_own on chat_user for update to app_user
  using (id = (select app.current_chat_user())) with check (id = (select app.current_chat_user()));
create policy request on chat_member to app_user
  using (user_id = (select app.current_chat_user())) with check (user_id = (select app.current_chat_user()));
create policy request on chat for select to app_user using (
  exists (select from chat_member m where m.chat_id = chat.id and m.user_id = (select app.current_chat_user())));
create policy request on chat_message for select to app_user using (
  exists (select from chat_member m where m.chat_id = chat_message.chat_id
    and m.user_id = (select app.current_chat_user())));

create policy credentials on chat_user to app_auth using (true) with check (true);
create policy job on chat_user to app_worker using (true) with check (true);
create policy job on chat to app_worker using (true) with check (true);
create policy job on chat_member to app_worker using (true) with check (true);
create policy job on chat_message to app_worker using (true) with check (true);

grant select on chat_user, chat, chat_member, chat_message to app_user;
grant update (name, avatar, updated_at) on chat_user to app_user;
grant update (name, avatar, unread_count, last_read_time, is_removed, updated_at) on chat_member to app_user;
grant select, insert on chat_user to app_auth;
grant select, insert, update, delete on chat_token to app_auth;
grant select, insert, update, delete on chat_user, chat, chat_member, chat_message to app_worker;
