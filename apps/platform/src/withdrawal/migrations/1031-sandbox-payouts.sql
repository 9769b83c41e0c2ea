-- What the bank of a demonstration was told to pay out, and has answered: it stands in the place of one outside.
create table sandbox_payout (
  serial text primary key,
  -- fen
  amount bigint not null,
  -- '' for one that is paid
  fail_reason text not null,
  asked_time timestamptz not null,
  -- When it is known what became of it.
  done_time timestamptz not null
);
grant select, insert on sandbox_payout to app_worker;
