-- The statement of each channel of a day beside our books (对账). Amounts in fen.
create table reconciliation (
  -- `YYYY-MM-DD` in Asia/Shanghai
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  channel text not null,
  our_count integer not null,
  our_sum bigint not null,
  their_count integer not null,
  their_sum bigint not null,
  done_time timestamptz not null default now(),
  primary key (day, channel)
);
create table reconciliation_difference (
  id bigint primary key default app.next_id(),
  day text not null,
  channel text not null,
  kind text not null check (kind in ('charge', 'refund', 'payout')),
  -- Of ours, which the channel repeats.
  number text not null,
  -- Null where a side says nothing of the number.
  ours bigint,
  theirs bigint,
  -- 0 open, 1 explained, 2 settled
  status smallint not null default 0 check (status between 0 and 2),
  note text not null default '',
  -- '' for nobody, and for what a later statement has settled.
  operator_name text not null default '',
  handle_time timestamptz,
  foreign key (day, channel) references reconciliation (day, channel),
  unique (day, channel, kind, number),
  check (ours is distinct from theirs)
);
create index reconciliation_difference_open on reconciliation_difference (day, id) where status <> 2;
grant select, insert on reconciliation to app_worker;
grant select, insert, update on reconciliation_difference to app_worker;
