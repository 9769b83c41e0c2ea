-- Tax of the freight, which stands apart from that of the goods: net and tax of a deal add up to its total only with it.
alter table deal add column freight_tax bigint not null default 0;
-- What was agreed before: at the usual rate of transport.
update deal set freight_tax = freight_amount - round(freight_amount * 100 / 109.0) where freight_amount > 0;
