-- Withdrawals of what is available to a company (提现单, domain rules 13.4, 32.8). Amounts in fen.
create table withdrawal (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 0 waits for another member, 1 being paid out, 2 paid, 3 failed, 4 refused, 5 given up
  status smallint not null check (status between 0 and 5),
  amount bigint not null check (amount > 0),
  card_id bigint not null references bank_card (id),
  -- Of the account, as it was: it may be unbound afterwards.
  bank_code text not null,
  branch_name text not null,
  holder_name text not null,
  last_four text not null,
  -- Who has let it go or sent it back; null where nobody had to.
  approve_user_id bigint references account (id),
  -- Why it was refused or has failed.
  reason text not null default '',
  -- When its money was gone or back.
  done_time timestamptz,
  -- Two pairs of eyes.
  check (approve_user_id <> create_user_id),
  check ((status in (0, 1)) = (done_time is null))
);
create index withdrawal_of_business on withdrawal (business_id, id desc);
create index withdrawal_of_card on withdrawal (card_id) where status in (0, 1);
create index withdrawal_on_its_way on withdrawal (update_time) where status = 1;

call app.protect_tenant_table('withdrawal');
-- It moves money, which the platform does.
create policy worker on withdrawal to app_worker using (true) with check (true);
revoke insert, update, delete on withdrawal from app_user;
revoke delete on withdrawal from app_worker;

-- What an amount moves for: an order, or a withdrawal.
alter table ledger_posting
  alter column order_id drop not null,
  add column withdrawal_id bigint references withdrawal (id),
  add check (num_nonnulls(order_id, withdrawal_id) = 1),
  drop constraint ledger_posting_reason_check,
  add constraint ledger_posting_reason_check
    check (reason in ('payment', 'refund', 'forfeit', 'bond', 'settlement', 'withdraw', 'payout', 'withdrawReturn'));
create index ledger_posting_of_withdrawal on ledger_posting (withdrawal_id) where withdrawal_id is not null;
-- payout: the world behind the channel that pays out; frozen: of the business, on its way out.
alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check
    check (account in ('online', 'transfer', 'income', 'payout', 'escrow', 'bond', 'available', 'frozen')),
  drop constraint ledger_entry_check,
  add constraint ledger_entry_check check ((business_id is null) = (account in ('online', 'transfer', 'income', 'payout')));
