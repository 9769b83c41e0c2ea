-- Services as their companies write and publish them (domain rules 10.2, 11.1).
alter table service drop constraint service_status_check;
alter table service
  -- 单号; '' of those of before there were numbers
  add column code text not null default '',
  add column images text[] not null default '{}',
  -- Certificates of the company that it names
  add column qualification_ids bigint[] not null default '{}',
  -- 0 draft, 1 in review, 2 on the shelf, 3 rejected, 4 taken off, 5 taken off by the platform
  add check (status between 0 and 5),
  -- What stands behind a review or a rejection: 0 nothing, else as the status
  add column behind smallint not null default 0 check (behind in (0, 2, 4, 5)),
  -- The version that is written in place of what was approved
  add column change jsonb,
  add column reason text not null default '',
  -- [{field, reason}]
  add column field_reasons jsonb not null default '[]',
  add column submit_time timestamptz;
-- What stands: the status itself, but behind a review or a rejection.
alter table service
  add column standing smallint generated always as (case when status in (1, 3) then behind else status end) stored;
alter table service add check (standing <> 2 or publish_time is not null);

alter policy published on service using (standing = 2);
drop index service_list;
create index service_list on service (service_type, sales desc, id desc) where standing = 2;
create index service_of_business on service (business_id, update_time desc, id desc);
create policy worker on service to app_worker using (true) with check (true);
