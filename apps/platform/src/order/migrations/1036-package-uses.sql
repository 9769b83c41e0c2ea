-- Uses of packages of legal services (domain rules 11.4): each item of what was bought is a counter, the seller's lawyer
-- writes a use, the buyer answers it in 48 hours.
create table package_use (
  id bigint primary key default app.next_id(),
  -- The seller, whose record it is.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  order_id bigint not null references service_order (id),
  -- Place of the item among those of the order's snapshot, from 0.
  item_no smallint not null check (item_no >= 0),
  -- Which of the times that were bought it takes, from 1; null for an item without limit.
  place integer check (place >= 1),
  note text not null,
  -- 0 waits for the buyer, 1 confirmed, 2 refused, 3 lapsed with the order
  status smallint not null default 0 check (status between 0 and 3),
  confirm_deadline timestamptz not null,
  answer_time timestamptz,
  -- Nobody for what time has confirmed.
  answer_user_id bigint references account (id),
  refuse_reason text not null default '',
  check ((status = 0) = (answer_time is null)),
  check ((status = 2) = (refuse_reason <> ''))
);
create index package_use_of_order on package_use (order_id, id);
create index package_use_waiting on package_use (confirm_deadline) where status = 0;
-- No time that was bought is given twice, whatever the platform forgets to ask.
create unique index package_use_once on package_use (order_id, item_no, place) where status in (0, 1);
call app.protect_tenant_table('package_use');
create policy worker on package_use to app_worker using (true) with check (true);
-- Whoever reaches the order sees what was used of it.
create policy of_service_order on package_use for select to app_user using (
  exists (select from service_order o where o.id = package_use.order_id)
);

-- When a lesson that was bought was opened first: from then on it is not given back (domain rules 11.3).
alter table lesson_entitlement add column viewed_at timestamptz;
update lesson_entitlement e set viewed_at = (
  select min(p.updated_at) from lesson_progress p join lesson_chapter c on c.id = p.chapter_id
  where p.user_id = e.user_id and c.lesson_id = e.lesson_id and not c.is_trial
);
grant update (viewed_at) on lesson_entitlement to app_worker;
