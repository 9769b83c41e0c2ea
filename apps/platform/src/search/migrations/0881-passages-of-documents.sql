-- The text as it is written, for the passage that shows why something was found. Documents of before have none until
-- their record is written again; their folded text stands in for it.
alter table search_document add column body text not null default '';
