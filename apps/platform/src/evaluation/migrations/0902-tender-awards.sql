-- Awards of tenders (定标, domain rules 5.8): one that stands, and those whose winner has refused or let its time pass.
create table tender_award (
  id bigint primary key default app.next_id(),
  -- The buyer.
  business_id bigint not null references business (id),
  tender_id bigint not null references tender (id) on delete cascade,
  round integer not null,
  bid_id bigint not null references bid (id) on delete cascade,
  deal_id bigint not null unique references deal (id),
  user_id bigint not null references account (id),
  -- Why not the first candidate; '' for the first.
  reason text not null default '',
  contract_days integer not null check (contract_days > 0),
  award_time timestamptz not null,
  lapse_time timestamptz,
  foreign key (tender_id, round) references tender_result (tender_id, round) on delete cascade
);
create unique index tender_award_that_stands on tender_award (tender_id) where lapse_time is null;
create index tender_award_by_time on tender_award (award_time) where lapse_time is null;
call app.protect_tenant_table('tender_award');
create policy worker on tender_award to app_worker using (true) with check (true);
-- A deal of a tender rests on a bid as one of an inquiry does on a quotation.
alter table deal add column bid_id bigint references bid (id);
alter table deal add constraint deal_rests_on_one check (
  source_type = 1 and bid_id is null or source_type = 2 and quotation_id is null
);
