-- What became of the records with statuses, act by act (domain rules 0.9): written with the act, changed by nobody.
create table status_log (
  id bigint primary key default app.next_id(),
  -- Whose record it is.
  business_id bigint not null references business (id),
  record_table text not null,
  record_id bigint not null,
  action text not null,
  from_status smallint not null,
  -- Null where the act removed the record.
  to_status smallint,
  -- Who acted; null for the platform and those who run it.
  user_id bigint references account (id),
  -- Why a record was sent back; '' otherwise.
  reason text not null,
  create_time timestamptz not null default clock_timestamp()
);
create index status_log_of_record on status_log (record_table, record_id, id desc);

alter table status_log enable row level security;
alter table status_log force row level security;
create policy request_read on status_log for select to app_user
  using (business_id = (select app.current_business()));
create policy request_act on status_log for insert to app_user
  with check (business_id = (select app.current_business()) and user_id = (select app.current_user_id()));
create policy job on status_log to app_worker using (true) with check (true);
grant select, insert on status_log to app_user, app_worker;
