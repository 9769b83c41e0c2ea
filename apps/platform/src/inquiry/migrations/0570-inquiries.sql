-- Inquiries (询价单, domain rules 3). What only the buyer may read, or those who have quoted, stands in tables of its own.
create table inquiry (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 0 draft, 1 quoting, 2 opening, 3 awarding, 4 second round, 5 awarded, 6 dealt, 7 failed, 8 closed
  status smallint not null default 0 check (status between 0 and 8),
  title text not null,
  project_name text not null default '',
  project_id bigint,
  category_codes text[] not null default '{}',
  -- 1 open to all, 2 invited
  publish_scope smallint check (publish_scope in (1, 2)),
  whole_order boolean not null,
  sealed boolean not null,
  allow_second boolean not null,
  round smallint not null default 1 check (round in (1, 2)),
  quote_deadline timestamptz,
  sign_up_deadline timestamptz,
  round2_deadline timestamptz,
  delivery_date date,
  -- Of the address, as far as its district.
  city_code text not null default '',
  city_name text not null default '',
  region_text text not null default '',
  delivery_method smallint,
  freight_bearer smallint,
  payment_term smallint,
  payment_term_text text not null default '',
  invoice_type smallint,
  expect_tax_rates smallint[] not null default '{}',
  pricing_mode smallint,
  min_supplier_level smallint,
  required_qualifications bigint[] not null default '{}',
  hide_contact boolean not null default true,
  remark text not null default '',
  attachments jsonb not null default '[]',
  -- What was added while it was out: content, attachments, createTime.
  supplements jsonb not null default '[]',
  supplement_time timestamptz,
  line_count integer not null default 0,
  quoted_count integer not null default 0 check (quoted_count >= 0),
  invited_count integer not null default 0,
  viewed_count integer not null default 0,
  -- Everybody who was invited has quoted or declined.
  is_answered boolean not null default false,
  extensions smallint not null default 0 check (extensions between 0 and 2),
  publish_time timestamptz,
  open_time timestamptz,
  award_time timestamptz,
  -- 1 whole, 2 by line
  award_mode smallint check (award_mode in (1, 2)),
  close_time timestamptz,
  close_reason smallint,
  close_remark text not null default '',
  result_public boolean not null default false,
  check (status = 0 or publish_time is not null and quote_deadline is not null and publish_scope is not null),
  check (status not in (3, 4, 5, 6) or open_time is not null),
  check (status <> 4 or round = 2 and round2_deadline is not null),
  check (status <> 8 or close_time is not null)
);
create unique index inquiry_title on inquiry (business_id, title) where status <= 6 and title <> '';
create index inquiry_of_business on inquiry (business_id, update_time desc, id desc);
create index inquiry_hall on inquiry (publish_time desc, id desc) where status = 1 and publish_scope = 1;
call app.protect_tenant_table('inquiry');
create policy worker on inquiry to app_worker using (true) with check (true);

create table inquiry_line (
  id bigint primary key default app.next_id(),
  inquiry_id bigint not null references inquiry (id) on delete cascade,
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
  -- 0 open, 1 awarded, 2 not bought
  line_status smallint not null default 0 check (line_status between 0 and 2),
  unique (inquiry_id, line_no) deferrable initially deferred
);
call app.protect_tenant_table('inquiry_line');
create policy worker on inquiry_line to app_worker using (true) with check (true);
create policy offered on inquiry_line for select to app_user
  using (exists (select from inquiry where inquiry.id = inquiry_line.inquiry_id));

-- The buyer's alone: no supplier's answer is made of it.
create table inquiry_private (
  inquiry_id bigint primary key references inquiry (id) on delete cascade,
  business_id bigint not null references business (id),
  address_id bigint,
  -- fen
  budget_amount bigint,
  -- fen by line id
  ref_prices jsonb not null default '{}',
  -- Those of a draft; of an inquiry that is out the invitees are in inquiry_invitee.
  invitee_ids bigint[] not null default '{}',
  -- Quotation by line id, once it is awarded.
  won_by jsonb not null default '{}'
);
call app.protect_tenant_table('inquiry_private');
create policy worker on inquiry_private to app_worker using (true) with check (true);

-- Where it is delivered to; whoever has quoted reads it.
create table inquiry_site (
  inquiry_id bigint primary key references inquiry (id) on delete cascade,
  business_id bigint not null references business (id),
  detail text not null,
  site_name text not null,
  receiver text not null,
  phone text not null
);
call app.protect_tenant_table('inquiry_site');
create policy worker on inquiry_site to app_worker using (true) with check (true);

-- Whom to ask; whoever has quoted reads it, and everybody where the buyer does not hide it.
create table inquiry_contact (
  inquiry_id bigint primary key references inquiry (id) on delete cascade,
  business_id bigint not null references business (id),
  contact_name text not null,
  contact_phone text not null
);
call app.protect_tenant_table('inquiry_contact');
create policy worker on inquiry_contact to app_worker using (true) with check (true);

create table inquiry_invitee (
  id bigint primary key default app.next_id(),
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  -- Who is invited.
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  -- 1 own library, 2 recommended, 3 signed up
  source smallint not null check (source between 1 and 3),
  -- 0 unseen, 1 seen, 2 accepted, 3 declined, 4 quoted (of a sealed inquiry only after its opening), 5 expired
  status smallint not null default 0 check (status between 0 and 5),
  view_time timestamptz,
  answer_time timestamptz,
  decline_reason smallint,
  decline_remark text not null default '',
  unique (inquiry_id, business_id)
);
create index inquiry_invitee_of_business on inquiry_invitee (business_id, inquiry_id);
call app.protect_tenant_table('inquiry_invitee');
create policy worker on inquiry_invitee to app_worker using (true) with check (true);
create policy buyer on inquiry_invitee for select to app_user
  using (buyer_business_id = (select app.current_business()));

-- A round's pair of keys. The private one is wrapped by the key keeper; no request ever reads it.
create table inquiry_round (
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  round smallint not null check (round in (1, 2)),
  deadline timestamptz not null,
  public_key bytea not null,
  -- Null once it is opened, or will never be (decision 69).
  private_key bytea,
  -- Opening before the deadline was lawful.
  may_open_early boolean not null default false,
  opened_at timestamptz,
  primary key (inquiry_id, round)
);
grant select, insert, update, delete on inquiry_round to app_worker;

-- An award as it was put forward: carried out at once, or held for approval.
create table inquiry_award (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  -- 0 held, 1 agreed, 2 refused, 3 withdrawn
  status smallint not null default 0 check (status between 0 and 3),
  -- fen
  total_amount bigint not null,
  content jsonb not null,
  -- Of the refusal.
  reason text not null default ''
);
create unique index inquiry_award_held on inquiry_award (inquiry_id) where status = 0;
create index inquiry_award_of_inquiry on inquiry_award (inquiry_id, id desc);
call app.protect_tenant_table('inquiry_award');
create policy worker on inquiry_award to app_worker using (true) with check (true);

-- The rule of a company: from this total on an award is put to approval; no row: never.
create table award_rule (
  business_id bigint primary key references business (id),
  -- fen
  approval_threshold bigint not null check (approval_threshold >= 0)
);
call app.protect_tenant_table('award_rule');
create policy worker on award_rule to app_worker using (true) with check (true);

-- Who won, as those who may see the inquiry read it; the total only where the buyer shows it.
create table inquiry_result (
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  business_id bigint not null references business (id),
  supplier_business_id bigint not null references business (id),
  supplier_name text not null,
  -- fen
  total_amount bigint,
  primary key (inquiry_id, supplier_business_id)
);
call app.protect_tenant_table('inquiry_result');
create policy worker on inquiry_result to app_worker using (true) with check (true);
create policy offered on inquiry_result for select to app_user
  using (exists (select from inquiry where inquiry.id = inquiry_result.inquiry_id));

-- A notice to the holders of a permission reaches members of companies that no job works for.
create policy audience on membership for select to app_worker using (true);

-- The address of a buyer is copied when its inquiry is published, which the other side's notices are part of.
create policy snapshot on address for select to app_worker using (true);
