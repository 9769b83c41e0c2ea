-- Tenders (招标, domain rules 5). What only the buyer may read stands in a table of its own.
create table tender (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 0 draft, 1 in review, 2 rejected, 3 published, 4 signing up, 5 bidding, 6 to open, 7 evaluating, 8 publicity,
  -- 9 to confirm, 10 awarded, 11 ended, 12 failed, 13 terminated
  status smallint not null default 0 check (status between 0 and 13),
  title text not null,
  -- 1 public, 2 invited
  tender_type smallint check (tender_type in (1, 2)),
  tender_kind smallint,
  is_statutory boolean not null,
  statutory_no text not null default '',
  project_name text not null default '',
  region jsonb,
  -- Of the region.
  city_code text not null default '',
  city_name text not null default '',
  fund_source smallint,
  scope_text text not null default '',
  -- fen
  control_price bigint check (control_price >= 0),
  required_qualifications bigint[] not null default '{}',
  allow_consortium boolean not null,
  performance_text text not null default '',
  sign_up_start timestamptz,
  sign_up_end timestamptz,
  doc_start timestamptz,
  doc_end timestamptz,
  bid_deadline timestamptz,
  open_time timestamptz,
  need_audit boolean not null,
  -- fen
  doc_fee bigint check (doc_fee >= 0),
  -- fen
  deposit_amount bigint check (deposit_amount >= 0),
  deposit_methods smallint[] not null default '{}',
  deposit_deadline timestamptz,
  eval_method smallint,
  -- name, kind and maxScore of each
  eval_items jsonb not null default '[]',
  bid_valid_days smallint,
  candidate_count smallint,
  publicity_days smallint,
  -- 1 after the sign-up, 2 after the fee
  doc_visible smallint,
  doc_count integer not null default 0,
  contact_name text not null default '',
  contact_phone text not null default '',
  agency_name text not null default '',
  publish_time timestamptz,
  fail_reason text not null default '',
  -- The status that a tender had when it failed or was terminated.
  stopped_at smallint,
  check (status not between 3 and 11 or publish_time is not null and sign_up_start is not null and sign_up_end is not null
    and bid_deadline is not null and tender_type is not null),
  check (status not in (12, 13) or stopped_at is not null)
);
create index tender_of_business on tender (business_id, update_time desc, id desc);
create index tender_hall on tender (publish_time desc, id desc) where status in (3, 4) and tender_type = 1;
create index tender_due on tender (sign_up_start, sign_up_end) where status in (3, 4);
call app.protect_tenant_table('tender');
create policy worker on tender to app_worker using (true) with check (true);

create table tender_invitee (
  id bigint primary key default app.next_id(),
  tender_id bigint not null references tender (id) on delete cascade,
  -- Who is invited.
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  create_time timestamptz not null default now(),
  unique (tender_id, business_id)
);
create index tender_invitee_of_business on tender_invitee (business_id, tender_id);
call app.protect_tenant_table('tender_invitee');
create policy worker on tender_invitee to app_worker using (true) with check (true);
create policy buyer on tender_invitee for select to app_user
  using (buyer_business_id = (select app.current_business()));

-- From its notice on a public tender is everybody's to read, an invited one that of those who were invited.
create policy offered on tender for select to app_user using (
  status >= 3 and (
    tender_type = 1
    or exists (
      select from tender_invitee v
      where v.tender_id = tender.id and v.business_id = (select app.current_business())
    )
  )
);

create table tender_line (
  id bigint primary key default app.next_id(),
  tender_id bigint not null references tender (id) on delete cascade,
  business_id bigint not null references business (id),
  line_no integer not null,
  category_code text,
  material_name text not null,
  spec text not null,
  brand text not null,
  accept_equivalent boolean not null,
  unit text,
  quantity text not null,
  arrival_date date,
  warranty_days integer,
  tech_require text not null,
  remark text not null,
  attachments jsonb not null default '[]',
  unique (tender_id, line_no) deferrable initially deferred
);
call app.protect_tenant_table('tender_line');
create policy worker on tender_line to app_worker using (true) with check (true);
create policy offered on tender_line for select to app_user
  using (exists (select from tender where tender.id = tender_line.tender_id));

-- The buyer's alone: no supplier's answer is made of it.
create table tender_private (
  tender_id bigint primary key references tender (id) on delete cascade,
  business_id bigint not null references business (id),
  -- fen
  estimate_amount bigint check (estimate_amount >= 0),
  -- fen by line id
  ref_prices jsonb not null default '{}',
  -- Those of a draft; of a tender that is out the invitees are in tender_invitee.
  invitee_ids bigint[] not null default '{}',
  docs jsonb not null default '[]'
);
call app.protect_tenant_table('tender_private');
create policy worker on tender_private to app_worker using (true) with check (true);

-- Which tenders a business submitted in a month, as its membership counts them (domain rules 12.2): each once.
create table tender_publication (
  business_id bigint not null references business (id),
  -- First day of the month, Asia/Shanghai.
  month date not null,
  tender_id bigint not null,
  primary key (business_id, month, tender_id)
);
call app.protect_tenant_table('tender_publication');
create policy worker on tender_publication to app_worker using (true) with check (true);

-- What the platform did to a tender from its notice on, as those read it who may see the tender.
create policy offered_tender on status_log for select to app_user using (
  record_table = 'tender' and action not in ('submit', 'withdraw', 'reject', 'delete')
  and exists (select from tender t where t.id = status_log.record_id and t.status >= 3)
);

-- A rejected tender that is removed takes its review along.
grant delete on review to app_worker;

-- Files of the lines of a tender are read with it; its documents are the buyer's until somebody has signed up.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in ('inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc')
);
alter policy other_side on record_file using (
  case owner_type
    when 'inquiry' then exists (select from inquiry i where i.id = owner_id and i.status > 0)
    when 'quotation' then exists (select from quotation_open o where o.quotation_id = owner_id)
    when 'deal' then exists (select from deal d where d.id = owner_id)
    when 'question' then exists (select from clarification q where q.id = owner_id)
    when 'answer' then exists (select from clarification_answer a where a.id = owner_id)
    when 'tender' then exists (select from tender t where t.id = owner_id and t.status >= 3)
    else false
  end
);
