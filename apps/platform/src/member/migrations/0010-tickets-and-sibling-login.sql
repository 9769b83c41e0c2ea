-- What a one-time ticket is good for: `choose` a business after a proven login, `return` to an address with a session,
-- `verify` an identity for a new password.
alter table login_ticket add column purpose text not null
  check (purpose in ('choose', 'return', 'verify'));
create index login_ticket_by_end on login_ticket (expires_at);

-- The platform token of the login, sealed with a key that only the access token gives: a sibling site that has the
-- access token gets the same login, and the table alone gives nobody a token.
alter table session add column sealed_platform_token bytea;
