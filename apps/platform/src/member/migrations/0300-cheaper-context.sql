-- The same answers with fewer calls: every policy asks these functions. Bodies are parsed when they are written, so the
-- inner function needs no search path of its own, and without one it can be inlined.
alter function app.claimed_hash(text) reset search_path;

create or replace function app.current_user_id() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select l.user_id from app.login l
    where l.id = coalesce(
      (select p.id from app.login p
       where p.token_hash = app.claimed_hash('app.login_token_hash')
         and p.revoked_at is null
         and least(p.idle_expires_at, p.expires_at) > statement_timestamp()),
      (
        select s.login_id from app.session s
        where s.token_hash = app.claimed_hash('app.session_token_hash')
          and s.revoked_at is null
          and least(s.idle_expires_at, s.expires_at) > statement_timestamp()
      )
    )
      and l.revoked_at is null
      and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
  );

create or replace function app.current_business() returns bigint
  language sql stable security definer
  set search_path = ''
  return (
    select s.business_id
    from app.session s
    join app.login l on l.id = s.login_id and l.user_id = s.user_id
    join app.membership m on m.user_id = s.user_id and m.business_id = s.business_id
    where s.token_hash = app.claimed_hash('app.session_token_hash')
      and s.revoked_at is null
      and least(s.idle_expires_at, s.expires_at) > statement_timestamp()
      and l.revoked_at is null
      and least(l.idle_expires_at, l.expires_at) > statement_timestamp()
      and m.status = 1
      and (
        coalesce(pg_catalog.current_setting('app.login_token_hash', true), '') = ''
        or l.token_hash = app.claimed_hash('app.login_token_hash')
      )
  );
