-- Who answers for the platform itself.
create table chat_service_account (
  user_id bigint primary key references account (id)
);
grant select, insert, delete on chat_service_account to app_worker;
