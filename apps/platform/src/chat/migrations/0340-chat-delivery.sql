-- Up to where a device of a member has confirmed that messages have arrived. Apart from chat_member, whose rows every
-- message changes.
create table chat_delivery (
  chat_id text not null,
  user_id bigint not null,
  seq bigint not null check (seq > 0),
  primary key (chat_id, user_id),
  foreign key (chat_id, user_id) references chat_member (chat_id, user_id) on delete cascade
) with (fillfactor = 70);

alter table chat_delivery enable row level security;
alter table chat_delivery force row level security;
create policy job on chat_delivery to app_worker using (true) with check (true);
grant select, insert, update, delete on chat_delivery to app_worker;
