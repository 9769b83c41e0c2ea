-- What an account holds is kept beside its entries, and each entry keeps what its account held after it: neither a balance
-- nor a page of a statement adds up what lies before it. The posting itself keeps them, so that they are sums at every commit.

-- How many entries the accounts of a business have. Its row is the lock of the business's books.
create table ledger_book (
  business_id bigint primary key references business (id) on delete cascade,
  entries bigint not null,
  last_time timestamptz not null
);
create table ledger_account (
  business_id bigint not null references business (id) on delete cascade,
  account text not null,
  -- fen; nobody's account holds less than nothing.
  balance bigint not null check (balance >= 0),
  entries bigint not null,
  primary key (business_id, account)
);

alter table ledger_entry
  -- Place among the entries of the business, from 1: the key of a page of its statement. Null for accounts of channels.
  add column nth bigint,
  -- What the account held afterwards in fen; null for those of channels, whose entries stand in nobody's statement.
  add column balance bigint check (balance >= 0),
  -- Of its posting, which never change: filters find them in one index.
  add column reason text not null default '',
  add column subject text not null default '',
  add column code text not null default '';

-- What there was.
alter table ledger_entry no force row level security;
alter table ledger_posting no force row level security;
-- No sum has changed.
alter table ledger_entry disable trigger ledger_entry_sums_to_nothing;
update ledger_entry e set reason = p.reason, subject = p.subject, code = p.code
  from ledger_posting p where p.id = e.posting_id;
update ledger_entry e set nth = kept.nth, balance = kept.balance
  from (
    select id,
      row_number() over (partition by business_id order by create_time, id) as nth,
      sum(amount) over (partition by business_id, account order by create_time, id) as balance
    from ledger_entry where business_id is not null
  ) as kept where kept.id = e.id;
alter table ledger_entry enable trigger ledger_entry_sums_to_nothing;
insert into ledger_book (business_id, entries, last_time)
  select business_id, count(*), max(create_time) from ledger_entry where business_id is not null group by business_id;
insert into ledger_account (business_id, account, balance, entries)
  select business_id, account, sum(amount), count(*) from ledger_entry where business_id is not null group by business_id, account;
alter table ledger_entry force row level security;
alter table ledger_posting force row level security;

alter table ledger_entry
  alter column reason drop default,
  alter column subject drop default,
  alter column code drop default,
  add check ((business_id is null) = (nth is null)),
  add check ((business_id is null) = (balance is null));
drop index ledger_entry_of_account;
create unique index ledger_entry_of_business on ledger_entry (business_id, nth);
create index ledger_entry_of_account on ledger_entry (business_id, account, nth);
create index ledger_entry_of_reason on ledger_entry (business_id, reason, nth);
create index ledger_entry_at on ledger_entry (business_id, create_time, nth);
create index ledger_entry_of_code on ledger_entry (business_id, code collate "C", nth);

-- Gives an entry its place and its balance. The row of the book lets the postings of a business follow one another, and no
-- entry is older than the one before it, so that days are runs of places. Whoever writes entries of several businesses
-- goes by their ids.
create function app.keep_balance() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  select p.reason, p.subject, p.code into strict new.reason, new.subject, new.code
    from app.ledger_posting p where p.id = new.posting_id;
  if new.business_id is null then
    return new;
  end if;
  insert into app.ledger_book as book (business_id, entries, last_time) values (new.business_id, 1, new.create_time)
    on conflict (business_id) do update
      set entries = book.entries + 1, last_time = greatest(book.last_time, excluded.last_time)
    returning entries, last_time into new.nth, new.create_time;
  update app.ledger_account set balance = balance + new.amount, entries = entries + 1
    where business_id = new.business_id and account = new.account
    returning balance into new.balance;
  if not found then
    insert into app.ledger_account (business_id, account, balance, entries)
      values (new.business_id, new.account, new.amount, 1) returning balance into new.balance;
  end if;
  return new;
end
$$;
revoke execute on function app.keep_balance() from public;
grant execute on function app.keep_balance() to app_worker;
create trigger ledger_entry_keeps_balance before insert on ledger_entry
  for each row execute function app.keep_balance();

call app.protect_tenant_table('ledger_book');
call app.protect_tenant_table('ledger_account');
create policy worker on ledger_book to app_worker using (true) with check (true);
create policy worker on ledger_account to app_worker using (true) with check (true);
revoke insert, update, delete on ledger_book, ledger_account from app_user;
revoke delete on ledger_book, ledger_account from app_worker;
