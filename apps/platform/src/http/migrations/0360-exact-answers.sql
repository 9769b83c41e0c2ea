-- An answer that is given again is the same to the byte; jsonb would order its fields anew.
alter table idempotency_key alter column answer type json;
comment on column idempotency_key.answer is 'The envelope; null in rows from before key and effect were one transaction';
