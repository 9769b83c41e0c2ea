-- Codes that were asked for without a puzzle have limits of their own (docs/decisions/0011).
alter table sms_code add column without_puzzle boolean not null default false;
create index sms_code_without_puzzle on sms_code (created_at) where without_puzzle;
