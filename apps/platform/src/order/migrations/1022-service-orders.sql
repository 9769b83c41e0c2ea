-- Service orders (服务订单, domain rules 11.3): services, packages of legal services, lessons, texts and memberships that
-- companies buy of each other and of the platform.
create table service_order (
  id bigint primary key default app.next_id(),
  -- The buyer.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 1 service, 2 package of legal services, 3 lesson, 4 text, 5 membership
  order_type smallint not null check (order_type between 1 and 5),
  -- Of what was sold, in the table of its type; of a membership its level.
  target_id bigint not null,
  -- Null for what the platform sells.
  seller_business_id bigint references business (id),
  -- Who offers it, and reaches the order by that.
  seller_user_id bigint references account (id),
  -- {title, cover, packageName, unit, days, items: [{name, times}]}, as it was sold
  snapshot jsonb not null,
  refund_rule smallint not null check (refund_rule between 1 and 3),
  quantity integer not null check (quantity between 1 and 999),
  -- fen, of one; the next of all
  price bigint not null check (price >= 0),
  amount bigint not null check (amount >= 0),
  discount_amount bigint not null check (discount_amount between 0 and amount),
  pay_amount bigint not null,
  -- 0 unpaid, 1 waiting, 2 serving, 3 delivered, 4 done, 5 cancelled, 6 refunding, 7 refunded, 8 appealed
  status smallint not null default 0 check (status between 0 and 8),
  demand_text text not null default '',
  contact_name text not null default '',
  contact_phone text not null default '',
  attachments jsonb not null default '[]',
  pay_deadline timestamptz not null,
  pay_time timestamptz,
  start_time timestamptz,
  deliver_time timestamptz,
  auto_confirm_time timestamptz,
  finish_time timestamptz,
  -- When the money became the seller's.
  settle_time timestamptz,
  close_reason text not null default '',
  deliver_note text not null default '',
  deliverables jsonb not null default '[]',
  reject_count smallint not null default 0 check (reject_count between 0 and 3),
  reject_reason text not null default '',
  -- A wish for a refund: what the order was before it, how much in fen, why, since when, until when the seller answers
  refund_before smallint check (refund_before in (1, 2, 3, 4)),
  refund_amount bigint check (refund_amount between 0 and pay_amount),
  refund_reason text not null default '',
  refund_time timestamptz,
  refund_deadline timestamptz,
  refuse_reason text not null default '',
  -- What was virtual has been opened.
  view_time timestamptz,
  -- {score, tags, text, createTime, reply, replyTime}
  rating jsonb,
  check (business_id <> seller_business_id),
  check (pay_amount = amount - discount_amount),
  check (status in (0, 5) or pay_time is not null),
  check (status <> 4 or finish_time is not null),
  check (status <> 6 or refund_deadline is not null)
);
create index service_order_of_buyer on service_order (business_id, update_time desc, id desc);
create index service_order_of_seller on service_order (seller_business_id, update_time desc, id desc);
create index service_order_unpaid on service_order (pay_deadline) where status = 0;
create index service_order_delivered on service_order (auto_confirm_time) where status = 3;
create index service_order_refunding on service_order (refund_deadline) where status = 6;
create index service_order_unsettled on service_order (finish_time) where settle_time is null and status in (4, 7);
-- What is owned once is not paid twice: lessons and texts of a person.
create unique index service_order_owned on service_order (create_user_id, order_type, target_id)
  where order_type in (3, 4) and status in (0, 4);
call app.protect_tenant_table('service_order');
create policy worker on service_order to app_worker using (true) with check (true);
create policy seller on service_order for select to app_user using (
  seller_business_id = (select app.current_business()) and status <> 5
);
create policy of_service_order on status_log for select to app_user using (
  record_table = 'service_order' and exists (select from service_order o where o.id = status_log.record_id)
);

-- Beside the files of what there was before.
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint
    where conrelid = 'record_file'::regclass and conname = 'record_file_owner_type_check';
  alter table record_file drop constraint record_file_owner_type_check;
  execute format(
    'alter table record_file add constraint record_file_owner_type_check check (%s or owner_type in (%L, %L))',
    known, 'service_order', 'invoice');
end
$$;
create policy service_order_side on record_file for select to app_user using (
  owner_type = 'service_order' and exists (select from service_order o where o.id = owner_id)
);

alter table pay_order drop constraint pay_order_biz_type_check;
-- 1 service, 2 membership, 3 document fee of a sign-up, 4 deposit, 5 lesson, 6 text, 7 package of legal services
alter table pay_order add constraint pay_order_biz_type_check check (biz_type between 1 and 7);

-- Money that sellers have earned, and the platform.
alter table ledger_posting drop constraint ledger_posting_reason_check;
alter table ledger_posting add constraint ledger_posting_reason_check
  check (reason in ('payment', 'refund', 'forfeit', 'bond', 'settlement'));
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry drop constraint ledger_entry_check;
-- income: what the platform has sold; nobody's but its own.
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('online', 'transfer', 'income', 'escrow', 'bond', 'available'));
alter table ledger_entry add constraint ledger_entry_check
  check ((business_id is null) = (account in ('online', 'transfer', 'income')));
