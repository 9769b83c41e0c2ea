-- The last number given to each kind of record on each day in Asia/Shanghai.
create table record_number (
  kind text not null,
  day date not null,
  last integer not null,
  primary key (kind, day)
);

-- Any role that makes records takes their numbers here; nobody sees or moves the others.
create function app.next_record_number(kind text) returns integer
  language sql volatile security definer
  set search_path = ''
begin atomic
  insert into app.record_number as taken (kind, day, last)
  values (next_record_number.kind, (pg_catalog.now() at time zone 'Asia/Shanghai')::date, 1)
  on conflict on constraint record_number_pkey do update set last = taken.last + 1
  returning last;
end;
revoke execute on function app.next_record_number(text) from public;
grant execute on function app.next_record_number(text) to app_user, app_auth, app_worker;
