-- The price index is written once a week and never changed: from two looks at it nobody tells what one deal was worth.
create table price_point (
  name text not null,
  unit text not null,
  -- The Monday that the point was made for; it knows what was agreed to before that day.
  week date not null,
  -- fen, in whole yuan
  price bigint not null check (price > 0),
  -- Of deals it was made of.
  lines integer not null check (lines > 0),
  primary key (name, unit, week)
);
create index price_point_by_week on price_point (week);
grant select, insert on price_point to app_worker;
