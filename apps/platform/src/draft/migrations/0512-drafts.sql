-- What members have left unsaved in forms: seen by its author alone, in the business it was written for.
create table draft (
  user_id bigint not null references account (id),
  business_id bigint not null references business (id),
  form text not null,
  -- '' for a record that is still to be made
  record_id text not null,
  -- Of the record when the draft was begun
  version integer not null,
  -- Kept as it came: jsonb refuses what a field may hold while it is typed.
  content json not null,
  update_time timestamptz not null default now(),
  primary key (user_id, business_id, form, record_id)
);
create index draft_by_time on draft (update_time);

alter table draft enable row level security;
alter table draft force row level security;
create policy request on draft to app_user
  using (user_id = (select app.current_user_id()) and business_id = (select app.current_business()))
  with check (user_id = (select app.current_user_id()) and business_id = (select app.current_business()));
create policy cleanup on draft for delete to app_worker using (true);
create policy cleanup_read on draft for select to app_worker using (true);
grant select, insert, update, delete on draft to app_user;
grant select (update_time), delete on draft to app_worker;
