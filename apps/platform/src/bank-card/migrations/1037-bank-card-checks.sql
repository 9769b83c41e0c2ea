-- Cards whose bank is being asked: nothing is locked while it thinks, and the same question is not asked twice at once.
-- What a process that has ended leaves is over by its time.
create table bank_card_check (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  user_id bigint not null references account (id),
  -- As of the card: knows equal numbers again.
  card_mark bytea not null,
  ends_at timestamptz not null,
  unique (business_id, user_id, card_mark)
);
call app.protect_tenant_table('bank_card_check');
create policy own on bank_card_check as restrictive to app_user using (user_id = (select app.current_user_id()));
