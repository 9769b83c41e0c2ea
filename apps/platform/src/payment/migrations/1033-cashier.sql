-- The cashier (收银台, domain rules 13.3, decision 77): orders for all that is sold, paid by several channels.
do $$
declare
  known text;
begin
  -- Those of kinds, channels and amounts; their names were given by the server.
  for known in
    select conname from pg_constraint
    where conrelid = 'pay_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ 'biz_type|channel|amount'
  loop
    execute format('alter table pay_order drop constraint %I', known);
  end loop;
end
$$;
alter table pay_order
  -- 1 service, 2 membership, 3 document fee, 4 deposit, 5 lesson, 6 knowledge, 7 package
  add constraint pay_order_biz_type_check check (biz_type between 1 and 7),
  -- 1 bank card, 2 transfer with a voucher, 3 nothing due, 4 WeChat Pay, 5 Alipay, 6 balance
  add constraint pay_order_channel_check check (channel between 1 and 6),
  add constraint pay_order_amount_check check (amount >= 0),
  add constraint pay_order_refunded_check check (refunded_amount between 0 and amount),
  -- Of an order for nothing nothing goes back.
  add constraint pay_order_refund_check check (amount = 0 or (status = 6) = (refunded_amount = amount));

alter table pay_attempt
  -- fen
  add column amount bigint,
  add column channel smallint not null default 1 check (channel in (1, 4, 5, 6)),
  add column card_id bigint references bank_card (id),
  -- What is to be scanned.
  add column code text not null default '',
  -- After it nobody can pay by this attempt any more.
  add column expire_time timestamptz,
  -- How often the channel has been asked for it: where that is more than never, its word is asked for first.
  add column asked integer not null default 0,
  -- Somebody is asking until then at most.
  add column asking_until timestamptz,
  -- When to ask after it again.
  add column query_time timestamptz,
  add column channel_no text not null default '',
  add column fail_reason text not null default '';
alter table pay_attempt no force row level security;
alter table pay_order no force row level security;
update pay_attempt a set amount = o.amount, expire_time = o.expire_time from pay_order o where o.id = a.order_id;
alter table pay_attempt force row level security;
alter table pay_order force row level security;
alter table pay_attempt
  alter column amount set not null,
  alter column expire_time set not null,
  add constraint pay_attempt_amount_check check (amount > 0);
create index pay_attempt_to_query on pay_attempt (query_time) where status = 0 and query_time is not null;
create index pay_attempt_of_card on pay_attempt (card_id) where status = 0 and card_id is not null;

alter table refund_order drop constraint refund_order_attempt_id_key;
alter table refund_order
  add column asked integer not null default 0,
  add column asking_until timestamptz,
  add column query_time timestamptz,
  -- How often the channel has said no; after the third time an operator gives it back.
  add column refusals smallint not null default 0,
  add column fail_reason text not null default '';
create index refund_order_of_attempt on refund_order (attempt_id);
create index refund_order_to_query on refund_order (query_time) where status = 0 and query_time is not null;
-- What came too late goes back once, whatever is told twice.
create unique index refund_order_late_once on refund_order (attempt_id) where is_late;
