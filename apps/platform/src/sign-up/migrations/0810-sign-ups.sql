-- Sign-ups to tenders (报名, domain rules 5.4): one for each supplier, read by it and by the buyer.
create table sign_up (
  id bigint primary key default app.next_id(),
  -- The supplier.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  tender_id bigint not null references tender (id),
  buyer_business_id bigint not null references business (id),
  -- 0 waits for the buyer, 1 let in, 2 rejected, 3 given up, 4 void with its tender
  status smallint not null default 0 check (status between 0 and 4),
  contact_name text not null,
  contact_phone text not null,
  email text not null default '',
  authorized_person text not null,
  -- Wrapped by the keeper of keys: no answer, log or trail has it.
  authorized_id_card bytea not null,
  authorization_letter jsonb not null default '[]',
  qualification_ids bigint[] not null default '{}',
  -- businessName and share of each member
  consortium jsonb not null default '[]',
  reject_reason text not null default '',
  submit_time timestamptz not null,
  -- When it was let in or rejected; nobody decided one that the end of the sign-up has let in.
  audit_time timestamptz,
  audit_user_id bigint references account (id),
  -- Set while the document fee is paid and not given back.
  fee_paid_time timestamptz,
  unique (tender_id, business_id),
  check (business_id <> buyer_business_id),
  check (status <> 1 or audit_time is not null)
);
create index sign_up_of_business on sign_up (business_id, update_time desc, id desc);
create index sign_up_of_tender on sign_up (tender_id, status, submit_time desc, id desc);
call app.protect_tenant_table('sign_up');
create policy worker on sign_up to app_worker using (true) with check (true);
create policy buyer on sign_up for select to app_user using (buyer_business_id = (select app.current_business()));
create policy of_sign_up on status_log for select to app_user using (
  record_table = 'sign_up' and exists (select from sign_up s where s.id = status_log.record_id)
);

-- The letters are the buyer's to read; the documents of a tender are read by whoever it has let in, and who has paid
-- for them where that is asked, from the hour on at which they are given out.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in (
    'inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc', 'sign_up', 'deposit',
    'pay_order'
  )
);
create policy sign_up_side on record_file for select to app_user using (
  case owner_type
    when 'sign_up' then exists (select from sign_up s where s.id = owner_id)
    when 'tender_doc' then exists (
      select from sign_up s join tender t on t.id = s.tender_id
      where s.tender_id = owner_id and s.business_id = (select app.current_business()) and s.status = 1
        and t.doc_start <= app.business_now() and (t.doc_visible = 1 or s.fee_paid_time is not null)
    )
    else false
  end
);
