-- Quotations (报价单, domain rules 4). What one says is ciphertext until its round is opened: a content key for each
-- revision, wrapped for the supplier and, once it is submitted, for the round (docs/decisions: sealed quotations).
create table quotation (
  id bigint primary key default app.next_id(),
  -- The supplier.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  buyer_business_id bigint not null references business (id),
  -- 0 draft, 1 submitted, 2 withdrawn, 3 second asked, 4 second submitted, 5 won, 6 partly won, 7 lost, 8 void
  status smallint not null default 0 check (status between 0 and 8),
  round smallint not null default 1 check (round in (1, 2)),
  -- Submissions of each round.
  revision integer not null default 0 check (revision between 0 and 20),
  second_revision integer not null default 0,
  submit_time timestamptz,
  -- From here on the buyer reads it; not while a second price of it is sealed.
  opened_at timestamptz,
  is_second_sealed boolean not null default false,
  unique (inquiry_id, business_id),
  check (business_id <> buyer_business_id),
  check (status in (0, 8) or submit_time is not null and revision > 0),
  check (status not in (3, 4, 5, 6, 7) or opened_at is not null),
  check (not is_second_sealed or status in (3, 4, 8))
);
create index quotation_of_business on quotation (business_id, update_time desc, id desc);
create index quotation_of_buyer on quotation (buyer_business_id, inquiry_id) where opened_at is not null;
call app.protect_tenant_table('quotation');
create policy worker on quotation to app_worker using (true) with check (true);
create policy opened on quotation for select to app_user using (
  buyer_business_id = (select app.current_business()) and opened_at is not null and not is_second_sealed
);

-- What was submitted, and under round 0 the draft. Nobody but its supplier is shown any of it.
create table quotation_revision (
  quotation_id bigint not null references quotation (id) on delete cascade,
  business_id bigint not null references business (id),
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  round smallint not null check (round between 0 and 2),
  revision integer not null check (revision >= 0),
  user_id bigint not null references account (id),
  submit_time timestamptz not null,
  content bytea not null,
  -- Its totals and fingerprint, so that a list opens no long text.
  summary bytea not null,
  owner_key bytea not null,
  -- The same key for the round; null of a draft.
  round_key bytea,
  primary key (quotation_id, round, revision),
  check ((round = 0) = (round_key is null))
);
call app.protect_tenant_table('quotation_revision');
create policy worker on quotation_revision to app_worker using (true) with check (true);

-- What was opened; written by the opening alone.
create table quotation_open (
  quotation_id bigint primary key references quotation (id) on delete cascade,
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  submit_time timestamptz not null,
  valid_until date not null,
  -- fen, with the second prices where there are some; round by round they are in the contents
  total_amount bigint not null,
  content jsonb not null,
  second_content jsonb
);
create index quotation_open_of_inquiry on quotation_open (inquiry_id, total_amount);
alter table quotation_open enable row level security;
alter table quotation_open force row level security;
create policy request on quotation_open for select to app_user using (
  business_id = (select app.current_business()) or buyer_business_id = (select app.current_business())
);
create policy worker on quotation_open to app_worker using (true) with check (true);
grant select on quotation_open to app_user;
grant select, insert, update, delete on quotation_open to app_worker;

-- A second round: whom the buyer asked, for which lines.
create table second_round (
  inquiry_id bigint primary key references inquiry (id) on delete cascade,
  business_id bigint not null references business (id),
  deadline timestamptz not null,
  line_ids bigint[] not null,
  -- fen by line id
  target_prices jsonb not null,
  show_target boolean not null,
  show_rank boolean not null,
  message text not null,
  -- Who has handed in is a number to the buyer until the end.
  asked_count integer not null,
  answered_count integer not null default 0 check (answered_count between 0 and asked_count)
);
call app.protect_tenant_table('second_round');
create policy worker on second_round to app_worker using (true) with check (true);

-- What one who was asked reads of it: targets and ranks only where the buyer shows them.
create table second_round_asked (
  quotation_id bigint primary key references quotation (id) on delete cascade,
  business_id bigint not null references business (id),
  buyer_business_id bigint not null references business (id),
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  deadline timestamptz not null,
  line_ids bigint[] not null,
  target_prices jsonb not null,
  show_target boolean not null,
  show_rank boolean not null,
  rank integer,
  message text not null
);
create index second_round_asked_of_inquiry on second_round_asked (inquiry_id);
call app.protect_tenant_table('second_round_asked');
create policy worker on second_round_asked to app_worker using (true) with check (true);
create policy buyer on second_round_asked for select to app_user
  using (buyer_business_id = (select app.current_business()));

-- Suppliers see what is out: open to all, or to them; and what they have quoted, whatever became of it. Never drafts.
create policy offered on inquiry for select to app_user using (
  status > 0 and (
    publish_scope = 1
    or exists (
      select from inquiry_invitee v
      where v.inquiry_id = inquiry.id and v.business_id = (select app.current_business())
    )
    or exists (
      select from quotation q where q.inquiry_id = inquiry.id and q.business_id = (select app.current_business())
    )
  )
);
create policy quoted on inquiry_site for select to app_user using (
  exists (
    select from quotation q
    where q.inquiry_id = inquiry_site.inquiry_id and q.business_id = (select app.current_business())
      and q.submit_time is not null and q.status <> 2
  )
);
create policy quoted on inquiry_contact for select to app_user using (
  exists (select from inquiry i where i.id = inquiry_contact.inquiry_id and i.status > 0 and not i.hide_contact)
  or exists (
    select from quotation q
    where q.inquiry_id = inquiry_contact.inquiry_id and q.business_id = (select app.current_business())
      and q.submit_time is not null and q.status <> 2
  )
);
-- What became of an inquiry is read by those who see it; who did it, the answer does not say.
create policy offered on status_log for select to app_user using (
  record_table = 'inquiry' and exists (select from inquiry i where i.id = status_log.record_id and i.status > 0)
);
