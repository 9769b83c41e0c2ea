-- The ledger (总账, domain rules 13.3): postings, whose entries in accounts sum to nothing. Amounts in fen. It takes the place of
-- the flows of orders, which knew one pair of accounts each.
create table ledger_posting (
  id bigint primary key default app.next_id(),
  -- Of the attempt, the voucher, the refund or the decision: each moves money once, whatever it is told twice.
  cause text not null unique,
  reason text not null check (reason in ('payment', 'refund', 'forfeit', 'bond')),
  order_id bigint not null references pay_order (id),
  -- Of the order, for whoever else's account the money reaches.
  subject text not null,
  code text not null,
  create_time timestamptz not null default now()
);
create index ledger_posting_of_order on ledger_posting (order_id);

create table ledger_entry (
  id bigint primary key default app.next_id(),
  posting_id bigint not null references ledger_posting (id),
  -- online, transfer: the world behind a channel, whose balance is less than nothing by what the platform holds of it.
  -- escrow: held for an order of the business; bond: held as its performance bond; available: its own to take out.
  account text not null check (account in ('online', 'transfer', 'escrow', 'bond', 'available')),
  -- Whose account it is; null for those of channels.
  business_id bigint references business (id),
  -- fen; what leaves an account is less than nothing.
  amount bigint not null check (amount <> 0),
  -- Of its posting: the order of a statement.
  create_time timestamptz not null default now(),
  check ((business_id is null) = (account in ('online', 'transfer'))),
  unique nulls not distinct (posting_id, account, business_id)
);
create index ledger_entry_of_account on ledger_entry (business_id, account, create_time, id) include (amount);

create function app.check_posting() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select sum(amount) from app.ledger_entry where posting_id = new.posting_id) <> 0 then
    raise check_violation using message = format('posting %s does not sum to nothing', new.posting_id);
  end if;
  return null;
end
$$;
revoke execute on function app.check_posting() from public;
grant execute on function app.check_posting() to app_worker;
-- What the flows of orders said.
create temporary table moved on commit drop as
select f.id, f.order_id, f.cause, f.amount, f.create_time,
  case when f.debit = 'payer' then 'payment' when f.credit = 'payer' then 'refund' when f.credit = 'buyer' then 'forfeit'
    else 'bond' end as reason,
  case when f.cause like 'voucher/%' or f.cause like 'refund/%' and r.attempt_id is null and o.channel = 2 then 'transfer'
    else 'online' end as channel,
  f.debit, f.credit, f.business_id, d.buyer_business_id, o.subject, o.code
from pay_flow f
join pay_order o on o.id = f.order_id
left join refund_order r on f.cause = 'refund/' || r.id
left join deposit d on o.biz_type = 4 and d.id = o.biz_id;
insert into ledger_posting (id, cause, reason, order_id, subject, code, create_time)
select id, cause, reason, order_id, subject, code, create_time from moved;
insert into ledger_entry (posting_id, account, business_id, amount, create_time)
select m.id,
  case side.account when 'payer' then m.channel when 'buyer' then 'available' else side.account end,
  case side.account when 'payer' then null when 'buyer' then m.buyer_business_id else m.business_id end,
  side.amount, m.create_time
from moved m cross join lateral (values (m.debit, -m.amount), (m.credit, m.amount)) as side (account, amount);
drop table pay_flow;

create constraint trigger ledger_entry_sums_to_nothing after insert or update on ledger_entry
  deferrable initially deferred for each row execute function app.check_posting();
call app.protect_tenant_table('ledger_entry');
alter table ledger_posting enable row level security;
alter table ledger_posting force row level security;
create policy request on ledger_posting to app_user using (
  exists (
    select from ledger_entry e where e.posting_id = ledger_posting.id and e.business_id = (select app.current_business())
  )
);
create policy worker on ledger_posting to app_worker using (true) with check (true);
create policy worker on ledger_entry to app_worker using (true) with check (true);
-- Books are written on, never rewritten.
grant select on ledger_posting to app_user;
grant select, insert on ledger_posting to app_worker;
revoke insert, update, delete on ledger_entry from app_user;
revoke update, delete on ledger_entry from app_worker;
