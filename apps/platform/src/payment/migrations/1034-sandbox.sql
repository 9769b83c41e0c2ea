-- What the channels of a demonstration keep, in the place of those that move money: it answers after a restart too.
create table sandbox_charge (
  serial text primary key,
  -- wechat, alipay or bank
  channel text not null,
  -- fen
  amount bigint not null check (amount > 0),
  -- 0 waits for a person, 1 charged, 2 failed, 3 closed
  status smallint not null default 0 check (status between 0 and 3),
  reason text not null default '',
  -- Charged by itself then.
  charge_at timestamptz,
  create_time timestamptz not null default now(),
  charge_time timestamptz
);
create table sandbox_refund (
  code text primary key,
  serial text not null references sandbox_charge (serial),
  -- fen
  amount bigint not null check (amount > 0),
  create_time timestamptz not null default now()
);
create index sandbox_charge_of_day on sandbox_charge (charge_time) where status = 1;
create index sandbox_refund_of_charge on sandbox_refund (serial);
create index sandbox_refund_of_day on sandbox_refund (create_time);
grant select, insert, update on sandbox_charge, sandbox_refund to app_worker;
