-- Bids (投标, domain rules 5.6). What one says is ciphertext until the opening: a content key for each submission, wrapped
-- for the bidder and, once it is submitted, for the tender (docs/decisions: sealed quotations).
create table bid (
  id bigint primary key default app.next_id(),
  -- The bidder.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  tender_id bigint not null references tender (id) on delete cascade,
  sign_up_id bigint not null references sign_up (id) on delete cascade,
  buyer_business_id bigint not null references business (id),
  -- 0 draft, 1 submitted, 2 withdrawn, 3 opened, 4 evaluating, 5 rejected, 6 candidate, 7 won, 8 lost, 9 void
  status smallint not null default 0 check (status between 0 and 9),
  -- Submissions so far.
  revision integer not null default 0 check (revision >= 0),
  submit_time timestamptz,
  -- From here on the buyer reads it.
  opened_at timestamptz,
  reject_reason text not null default '',
  unique (tender_id, business_id),
  check (business_id <> buyer_business_id),
  check (status in (0, 9) or submit_time is not null and revision > 0),
  check (status not between 3 and 8 or opened_at is not null),
  check (status > 2 or opened_at is null)
);
create index bid_of_business on bid (business_id, update_time desc, id desc);
create index bid_of_buyer on bid (buyer_business_id, submit_time desc, id desc) where opened_at is not null;
call app.protect_tenant_table('bid');
create policy worker on bid to app_worker using (true) with check (true);
create policy opened on bid for select to app_user using (
  buyer_business_id = (select app.current_business()) and opened_at is not null
);

-- What was submitted, and under revision 0 the draft. Nobody but its bidder is shown any of it.
create table bid_revision (
  bid_id bigint not null references bid (id) on delete cascade,
  business_id bigint not null references business (id),
  tender_id bigint not null references tender (id) on delete cascade,
  revision integer not null check (revision >= 0),
  user_id bigint not null references account (id),
  submit_time timestamptz not null,
  content bytea not null,
  -- Its total and fingerprint, so that a list opens no long text.
  summary bytea not null,
  owner_key bytea not null,
  -- The same key for the tender; null of a draft.
  round_key bytea,
  primary key (bid_id, revision),
  check ((revision = 0) = (round_key is null))
);
call app.protect_tenant_table('bid_revision');
create policy worker on bid_revision to app_worker using (true) with check (true);

-- The keys of a tender's bids: whoever has the public one can close what only the other opens. The worker's alone.
create table tender_key (
  tender_id bigint primary key references tender (id) on delete cascade,
  public_key bytea not null,
  -- Null once it was used, or never will be.
  private_key bytea
);
grant select, insert, update, delete on tender_key to app_worker;

-- What was opened; written by the opening alone.
create table bid_open (
  bid_id bigint primary key references bid (id) on delete cascade,
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  tender_id bigint not null references tender (id) on delete cascade,
  submit_time timestamptz not null,
  -- fen
  total_price bigint not null,
  content jsonb not null
);
create index bid_open_of_tender on bid_open (tender_id, total_price);
alter table bid_open enable row level security;
alter table bid_open force row level security;
create policy request on bid_open for select to app_user using (
  business_id = (select app.current_business()) or buyer_business_id = (select app.current_business())
);
create policy worker on bid_open to app_worker using (true) with check (true);
grant select on bid_open to app_user;
grant select, insert on bid_open to app_worker;

-- Who of the openers has confirmed (确认开标); the opening follows the last of them.
create table tender_opener (
  tender_id bigint not null references tender (id) on delete cascade,
  business_id bigint not null references business (id),
  user_id bigint not null references account (id),
  confirm_time timestamptz not null,
  primary key (tender_id, user_id)
);
call app.protect_tenant_table('tender_opener');
create policy worker on tender_opener to app_worker using (true) with check (true);
-- Up to three members of the buyer (开标人); none: whoever may open, or the platform.
alter table tender_private add column opener_ids bigint[] not null default '{}';

-- How many were handed in, once the bidding is over: before, nothing that the buyer reads says it.
alter table tender add column bid_count integer;

-- The opening record (开标一览表, domain rules 5.7), frozen: nobody may change or remove a row of it.
create table tender_opening (
  tender_id bigint primary key references tender (id) on delete cascade,
  -- The buyer.
  business_id bigint not null references business (id),
  open_time timestamptz not null,
  -- Names of those who opened it; none: the platform.
  opener_names text[] not null,
  -- Each bidder reads the whole of it, and not its own row alone.
  is_public boolean not null
);
create table tender_opening_row (
  tender_id bigint not null references tender_opening (tender_id) on delete cascade,
  place integer not null,
  bid_id bigint not null unique references bid (id) on delete cascade,
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  bidder_name text not null,
  -- fen
  total_price bigint not null,
  period_days integer not null,
  quality_text text not null,
  project_manager text not null,
  -- As it was then; null where none was asked for.
  deposit_status smallint,
  submit_time timestamptz not null,
  remark text not null,
  primary key (tender_id, place)
);
alter table tender_opening enable row level security;
alter table tender_opening force row level security;
alter table tender_opening_row enable row level security;
alter table tender_opening_row force row level security;
create policy request on tender_opening for select to app_user using (
  business_id = (select app.current_business())
  or exists (
    select from bid b
    where b.tender_id = tender_opening.tender_id and b.business_id = (select app.current_business())
      and b.opened_at is not null
  )
);
create policy request on tender_opening_row for select to app_user using (
  business_id = (select app.current_business())
  or buyer_business_id = (select app.current_business())
  or exists (select from tender_opening o where o.tender_id = tender_opening_row.tender_id and o.is_public)
);
create policy worker on tender_opening to app_worker using (true) with check (true);
create policy worker on tender_opening_row to app_worker using (true) with check (true);
grant select on tender_opening, tender_opening_row to app_user;
grant select, insert on tender_opening, tender_opening_row to app_worker;

-- Which bid has a file, nothing says before the opening; then it is the buyer's to read.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in (
    'inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc', 'sign_up', 'deposit',
    'pay_order', 'bid'
  )
);
alter table record_file drop constraint record_file_check;
alter table record_file add constraint record_file_check check (owner_id is not null or owner_type in ('quotation', 'bid'));
create policy bid_side on record_file for select to app_user using (
  owner_type = 'bid' and exists (select from bid_open o where o.bid_id = owner_id)
);

-- Deadlines and openings that are due.
create index tender_closing on tender (bid_deadline) where status = 5;
create index tender_opening_due on tender (open_time) where status = 6;
