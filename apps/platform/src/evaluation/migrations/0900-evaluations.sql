-- Evaluation of tenders (评标, domain rules 5.7). One that was taken back, by an objection or by the buyer, is followed by
-- another round; what was scored and published in a round stays as it was.
create table tender_evaluator (
  tender_id bigint not null references tender (id) on delete cascade,
  round integer not null check (round > 0),
  user_id bigint not null references account (id),
  -- The buyer.
  business_id bigint not null references business (id),
  place integer not null check (place > 0),
  -- What she says of her own interests; until then she scores nothing.
  declare_time timestamptz,
  has_conflict boolean not null default false,
  conflict_note text not null default '',
  submit_time timestamptz,
  primary key (tender_id, round, user_id),
  unique (tender_id, round, place) deferrable initially deferred,
  check (declare_time is not null or not has_conflict and submit_time is null),
  check (not has_conflict or submit_time is null)
);
create index tender_evaluator_of_user on tender_evaluator (user_id, tender_id);
call app.protect_tenant_table('tender_evaluator');
create policy worker on tender_evaluator to app_worker using (true) with check (true);

-- What each evaluator gives, in tenths of points. Evaluators score alone: no session reads it, the platform hands out the
-- own marks, and all of them once everybody has submitted.
create table tender_mark (
  tender_id bigint not null references tender (id) on delete cascade,
  round integer not null,
  user_id bigint not null,
  bid_id bigint not null references bid (id) on delete cascade,
  item_index integer not null check (item_index >= 0),
  tenths integer not null check (tenths between 0 and 1000),
  primary key (tender_id, round, user_id, bid_id, item_index),
  foreign key (tender_id, round, user_id) references tender_evaluator (tender_id, round, user_id) on delete cascade
);
grant select, insert, update, delete on tender_mark to app_worker;

-- The result of a round (评标结果): who is a candidate, and until when that is published.
create table tender_result (
  tender_id bigint not null references tender (id) on delete cascade,
  round integer not null check (round > 0),
  -- The buyer.
  business_id bigint not null references business (id),
  submit_user_id bigint not null references account (id),
  publicity_start timestamptz not null,
  publicity_end timestamptz not null,
  report_files jsonb not null default '[]',
  -- Taken back; another round follows.
  void_time timestamptz,
  void_reason text not null default '',
  primary key (tender_id, round),
  check (publicity_start < publicity_end)
);
create unique index tender_result_that_stands on tender_result (tender_id) where void_time is null;
create index tender_publicity on tender_result (publicity_end) where void_time is null;
create table tender_candidate (
  tender_id bigint not null,
  round integer not null,
  rank integer not null check (rank > 0),
  bid_id bigint not null references bid (id) on delete cascade,
  -- The bidder.
  business_id bigint not null references business (id),
  bidder_name text not null,
  -- Hundredths of points; null where the price alone decides.
  points integer check (points >= 0),
  -- 0 stands, 1 has won, 2 has refused, or let its time pass
  outcome smallint not null default 0 check (outcome between 0 and 2),
  primary key (tender_id, round, rank),
  unique (tender_id, round, bid_id),
  foreign key (tender_id, round) references tender_result (tender_id, round) on delete cascade
);
create index tender_candidate_of_bid on tender_candidate (bid_id);
-- Whoever may read the tender reads what is published of it; amounts stand in the opening record alone.
alter table tender_result enable row level security;
alter table tender_result force row level security;
alter table tender_candidate enable row level security;
alter table tender_candidate force row level security;
create policy published on tender_result for select to app_user using (
  exists (select from tender t where t.id = tender_result.tender_id)
);
create policy published on tender_candidate for select to app_user using (
  exists (select from tender t where t.id = tender_candidate.tender_id)
);
create policy worker on tender_result to app_worker using (true) with check (true);
create policy worker on tender_candidate to app_worker using (true) with check (true);
grant select on tender_result, tender_candidate to app_user;
grant select, insert, update on tender_result, tender_candidate to app_worker;

-- The report is the buyer's.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in (
    'inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc', 'sign_up', 'deposit',
    'pay_order', 'bid', 'tender_report'
  )
);
