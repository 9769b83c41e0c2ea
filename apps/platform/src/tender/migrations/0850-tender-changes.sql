-- What was announced of a tender since its notice (变更公告, domain rules 5.3): text, files, and the times that were moved.
alter table tender add column changes jsonb not null default '[]';
