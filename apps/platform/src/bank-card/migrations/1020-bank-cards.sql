-- Bank cards of persons and accounts of companies (domain rules 13.1).
create table bank_card (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  -- 1 a person's, 2 the company's
  owner_kind smallint not null check (owner_kind in (1, 2)),
  -- The person; null for the company's
  owner_user_id bigint references account (id),
  -- 0 waits for its amount, 1 bound, 2 failed, 3 unbound
  status smallint not null check (status between 0 and 3),
  holder_name text not null,
  bank_code text not null,
  branch_name text not null,
  cnaps text not null,
  is_credit boolean not null,
  -- Wrapped by the keeper of keys; none once it is unbound
  card_number bytea,
  -- Knows equal numbers again
  card_mark bytea not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  reserve_phone text not null,
  is_default boolean not null,
  -- To be the default once it is bound
  wants_default boolean not null,
  -- What was sent to the account, wrapped
  sent_amount bytea,
  amount_time timestamptz,
  wrong_tries smallint not null default 0,
  check ((owner_kind = 1) = (owner_user_id is not null)),
  check ((status = 3) = (card_number is null)),
  check (status <> 0 or sent_amount is not null),
  check (not is_default or status = 1)
);
create index bank_card_of_business on bank_card (business_id, id desc);
create unique index bank_card_once on bank_card (business_id, coalesce(owner_user_id, 0), card_mark)
  where status in (0, 1);
create unique index bank_card_default on bank_card (business_id, coalesce(owner_user_id, 0)) where is_default;

call app.protect_tenant_table('bank_card');
-- A person's own card is nobody else's, whatever she may do in the business.
create policy own on bank_card as restrictive to app_user
  using (owner_user_id is null or owner_user_id = (select app.current_user_id()))
  with check (owner_user_id is null or owner_user_id = (select app.current_user_id()));
-- Amounts are sent, and what is paid finds its card, by the platform.
create policy worker on bank_card to app_worker using (true) with check (true);
