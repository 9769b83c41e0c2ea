-- An operator switches a person's account off: every login of it ends, and none begins.
alter table account add column disabled_at timestamptz;
alter table account add column disabled_reason text not null default '';
