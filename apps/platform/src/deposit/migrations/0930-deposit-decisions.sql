-- What becomes of a deposit after the award (domain rules 5.5): kept because its winner has refused, or turned into the
-- performance bond.
alter table deposit
  -- Since when its winner has refused; until the buyer has decided it is not given back.
  add held_time timestamptz,
  -- The buyer wants to keep it, and waits for the platform's word.
  add forfeit_time timestamptz,
  -- The buyer has proposed to turn it into the performance bond.
  add propose_time timestamptz,
  add check (forfeit_time is null or held_time is not null),
  add check (propose_time is null or status in (2, 7) and held_time is null),
  add check (held_time is null or status in (2, 6));
-- Where money goes besides back: to the buyer, who keeps it, or into the bond of the contract.
alter table pay_flow
  drop constraint pay_flow_debit_check,
  drop constraint pay_flow_credit_check,
  add constraint pay_flow_debit_check check (debit in ('payer', 'escrow')),
  add constraint pay_flow_credit_check check (credit in ('payer', 'escrow', 'buyer', 'bond'));
