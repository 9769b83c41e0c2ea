-- How far the clock of business rules is ahead of the database's own; forwards only.
create table business_clock (
  is_only_row boolean primary key default true check (is_only_row),
  ahead interval not null check (ahead >= interval '0')
);

-- The time of business rules. It goes on within a transaction: a deadline is judged after the lock was got. In a query it
-- stands as (select app.business_now()), read once. Without the mark of a demonstration nothing moves it.
create function app.business_now() returns timestamptz
  language sql volatile parallel safe security definer
  set search_path = ''
as $$
  select pg_catalog.clock_timestamp() + coalesce(
    (select ahead from app.business_clock where exists (select from app.demo_seed)), interval '0')
$$;
revoke execute on function app.business_now() from public;
grant execute on function app.business_now() to app_user, app_auth, app_worker;

-- Moves it forwards in a demonstration, and says what it then shows; null outside of one.
create function app.advance_business_clock(seconds integer) returns timestamptz
  language sql volatile security definer
  set search_path = ''
as $$
  insert into app.business_clock as clock (ahead)
  select pg_catalog.make_interval(secs => seconds) where seconds > 0 and exists (select from app.demo_seed)
  on conflict (is_only_row) do update set ahead = clock.ahead + excluded.ahead
  returning pg_catalog.clock_timestamp() + clock.ahead
$$;
revoke execute on function app.advance_business_clock(integer) from public;
grant execute on function app.advance_business_clock(integer) to app_worker;
