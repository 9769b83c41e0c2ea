-- Forms of members are sent in by their own sessions, so requests keep keys too: each its own user's.
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;

create policy request on idempotency_key to app_user
  using (owner = (select app.current_user_id())::text)
  with check (owner = (select app.current_user_id())::text);
create policy credentials on idempotency_key to app_auth using (true) with check (true);
create policy job on idempotency_key to app_worker using (true) with check (true);

grant select, insert, update on idempotency_key to app_user;
