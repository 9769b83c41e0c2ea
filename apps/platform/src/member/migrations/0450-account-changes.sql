-- What was changed in an account is told in the transaction that changes it.
create policy account_change on notice for insert to app_auth with check (business_id is null);
grant insert on notice to app_auth;

-- A proven identity is good for the login that proved it, and for no other of the same user.
alter table login_ticket add column login_id bigint references login (id) on delete cascade;
create index login_ticket_by_login on login_ticket (login_id) where login_id is not null;
