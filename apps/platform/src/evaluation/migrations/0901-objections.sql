-- Objections to published candidates (异议, domain rules 5.8): a bidder's, answered by the buyer.
create table objection (
  id bigint primary key default app.next_id(),
  -- The bidder.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  tender_id bigint not null references tender (id) on delete cascade,
  round integer not null,
  buyer_business_id bigint not null references business (id),
  -- 0 to answer, 1 dismissed, 2 upheld
  status smallint not null default 0 check (status between 0 and 2),
  content text not null,
  attachments jsonb not null default '[]',
  answer_deadline timestamptz not null,
  answer text not null default '',
  answer_time timestamptz,
  foreign key (tender_id, round) references tender_result (tender_id, round) on delete cascade,
  check (business_id <> buyer_business_id),
  check ((status = 0) = (answer_time is null)),
  check (status = 0 or answer <> '')
);
create unique index objection_that_waits on objection (tender_id, business_id) where status = 0;
create index objection_of_tender on objection (tender_id, create_time);
call app.protect_tenant_table('objection');
create policy worker on objection to app_worker using (true) with check (true);
create policy buyer on objection for select to app_user using (buyer_business_id = (select app.current_business()));
create policy of_objection on status_log for select to app_user using (
  record_table = 'objection' and exists (select from objection o where o.id = status_log.record_id)
);

alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in (
    'inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc', 'sign_up', 'deposit',
    'pay_order', 'bid', 'tender_report', 'objection'
  )
);
create policy objection_side on record_file for select to app_user using (
  owner_type = 'objection' and exists (select from objection o where o.id = owner_id)
);
