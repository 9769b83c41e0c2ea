-- Texts of the knowledge base as their companies write and publish them (domain rules 10.2, 11.2).
alter table knowledge drop constraint knowledge_status_check;
alter table knowledge
  add column code text not null default '',
  -- The entry of the file that its company has handed in; none where an operator has named it
  add column file jsonb not null default '[]',
  -- 0 draft, 1 in review, 2 published, 3 rejected, 4 taken off, 5 taken off by the platform
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
alter table knowledge
  add column standing smallint generated always as (case when status in (1, 3) then behind else status end) stored;
alter table knowledge add check (standing <> 2 or publish_time is not null);

alter policy published on knowledge using (standing = 2);
drop index knowledge_list;
create index knowledge_list on knowledge (publish_time desc, id desc) where standing = 2;
create index knowledge_of_business on knowledge (business_id, update_time desc, id desc);
create policy worker on knowledge to app_worker using (true) with check (true);
