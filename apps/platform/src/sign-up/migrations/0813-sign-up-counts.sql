-- How many have signed up to a tender and take part or wait, and how many of them were let in and wait.
alter table tender add column sign_up_count integer not null default 0;
alter table tender add column let_in_count integer not null default 0;
alter table tender add column waiting_count integer not null default 0;
-- Of a charge that came after its order was closed: the order itself is none the wiser.
alter table refund_order add column is_late boolean not null default false;
