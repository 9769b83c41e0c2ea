-- The place of a file among those of its record, as the member has arranged them.
alter table attachment add column owner_place integer not null default 0;
