-- Certificates are handed in by their company and reviewed (domain rules 0.12, 15.5). What is there already was public, and
-- counts as approved. Of an approved one its columns stay what was approved while a change of it is written or reviewed.
alter table qualification rename column updated_at to update_time;
alter table qualification
  add column code text not null default '',
  add column create_user_id bigint references account (id),
  add column create_time timestamptz not null default now(),
  add column update_user_id bigint references account (id),
  -- 0 written, 1 in review, 2 approved, 3 rejected
  add column status smallint not null default 0 check (status between 0 and 3),
  -- Of the rejection.
  add column reason text not null default '',
  add column approved_at timestamptz,
  add column submit_time timestamptz,
  -- The columns that its company wants instead, by their names.
  add column change jsonb,
  add column images jsonb not null default '[]',
  add column video jsonb not null default '[]',
  -- Of the last reminder of its end, in days before it.
  add column reminded_days smallint;

alter table qualification no force row level security;
alter table qualification disable trigger told_to_pages;
update qualification set status = 2, approved_at = update_time, create_time = update_time;
alter table qualification enable trigger told_to_pages;
alter table qualification force row level security;

alter table qualification
  add constraint qualification_approved check (status <> 2 or approved_at is not null and change is null),
  add constraint qualification_change check (change is null or approved_at is not null);
create index qualification_list on qualification (business_id, update_time desc, id desc);
create index qualification_end on qualification (expire_date) where approved_at is not null and revoked_at is null;

-- What nobody has approved is its company's alone.
drop policy shown on qualification;
create policy shown on qualification for select to app_user using (is_shown and approved_at is not null);
-- Decisions, reminders, revocations and what suppliers are judged by are of every company.
drop policy standing on qualification;
drop policy operated on qualification;
create policy worker on qualification to app_worker using (true) with check (true);

-- Pages for visitors show nothing of these.
drop trigger told_to_pages on qualification;
create trigger told_to_pages after insert or update or delete on qualification
  for each row execute function app.tell_page_change(
    'qualification', 'status', 'reason', 'change', 'submit_time', 'reminded_days', 'version', 'update_time', 'update_user_id'
  );

-- One more owner beside those that stand in the check by now.
do $$
declare
  standing text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'record_file'::regclass and conname = 'record_file_owner_type_check'
  );
begin
  alter table record_file drop constraint record_file_owner_type_check;
  execute 'alter table record_file add constraint record_file_owner_type_check '
    || replace(standing, 'ARRAY[', 'ARRAY[''qualification''::text, ');
end
$$;
