-- When the keys of an upload were given last: a registration that is found again gets new ones, and counts again.
alter table attachment add column granted_at timestamptz;
update attachment set granted_at = create_time;
alter table attachment alter column granted_at set not null, alter column granted_at set default now();
