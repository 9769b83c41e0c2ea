-- Deposits of suppliers whom a tender has let in (投标保证金, domain rules 5.5): one for each sign-up of a tender that
-- asks for one, made when it is let in.
create table deposit (
  id bigint primary key default app.next_id(),
  -- The supplier.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  tender_id bigint not null references tender (id),
  sign_up_id bigint not null unique references sign_up (id),
  buyer_business_id bigint not null references business (id),
  -- 0 to pay, 1 to verify, 2 paid, 3 not verified, 4 to give back, 5 given back, 6 kept, 7 turned into the performance bond
  status smallint not null default 0 check (status between 0 and 7),
  -- fen
  amount bigint not null check (amount > 0),
  -- 1 online, 2 transfer, 3 guarantee of a bank, 4 guarantee of an insurer
  method smallint check (method between 1 and 4),
  guarantee_no text not null default '',
  issuer text not null default '',
  -- fen
  guarantee_amount bigint check (guarantee_amount >= 0),
  valid_until date,
  files jsonb not null default '[]',
  pay_time timestamptz,
  refund_time timestamptz,
  reason text not null default '',
  check (business_id <> buyer_business_id),
  check (status in (0, 5) or method is not null),
  check (status not in (2, 4, 6, 7) or pay_time is not null),
  check ((status = 5) = (refund_time is not null))
);
create index deposit_of_tender on deposit (tender_id, status);
create index deposit_of_business on deposit (business_id, update_time desc, id desc);
call app.protect_tenant_table('deposit');
create policy worker on deposit to app_worker using (true) with check (true);
create policy buyer on deposit for select to app_user using (buyer_business_id = (select app.current_business()));
create policy of_deposit on status_log for select to app_user using (
  record_table = 'deposit' and exists (select from deposit d where d.id = status_log.record_id)
);
-- Guarantees are the buyer's to verify.
create policy deposit_side on record_file for select to app_user using (
  owner_type = 'deposit' and exists (select from deposit d where d.id = owner_id)
);
