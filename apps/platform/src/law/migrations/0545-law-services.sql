-- Lawyers, booked consultations and packages of legal services (domain rules 11.4, decision 72).
create table lawyer (
  id bigint primary key default app.next_id(),
  name text not null,
  avatar text not null default '',
  firm_name text not null,
  license_no text not null unique check (license_no ~ '^\d{17}$'),
  years smallint not null check (years between 1 and 60),
  city_code text not null,
  region_name text not null,
  -- Codes of LAW_FIELDS
  fields smallint[] not null check (cardinality(fields) > 0),
  -- Rich text
  intro text not null,
  -- [{title, text, year}]
  cases jsonb not null default '[]',
  -- fen
  consult_price integer not null check (consult_price >= 0),
  service_count integer not null default 0,
  -- Tenths, 0 to 50
  score smallint not null default 0 check (score between 0 and 50),
  -- At which consultations begin on working days
  consult_hours smallint[] not null default '{9,10,14,15}',
  -- The company that is written to, and the account that answers for the lawyer and is told of bookings
  firm_id bigint references business (id),
  user_id bigint references account (id),
  check ((firm_id is null) = (user_id is null))
);
create index lawyer_fields on lawyer using gin (fields);
call app.publish_table('lawyer');
grant select on lawyer to app_auth;

-- Whose chat is open at the moment; who they are stays with the roles that may read the sessions.
create view lawyer_online as
  select distinct lawyer.id as lawyer_id
  from lawyer
  join chat_session on chat_session.user_id = lawyer.user_id
  where ended is null and touched_at > now() - interval '2 minutes';
grant select on lawyer_online to app_user, app_auth;

create table lawyer_booking (
  id bigint primary key default app.next_id(),
  code text not null unique,
  lawyer_id bigint not null references lawyer (id) on delete cascade,
  begin_time timestamptz not null,
  name text not null,
  phone text not null,
  matter text not null check (char_length(matter) between 10 and 500),
  -- 1 booked, 2 cancelled
  status smallint not null default 1 check (status in (1, 2)),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- A slot is one person's, whatever the code does.
create unique index lawyer_booking_slot on lawyer_booking (lawyer_id, begin_time) where status = 1;
create index lawyer_booking_by_phone on lawyer_booking (phone, begin_time);
grant select, insert, update on lawyer_booking to app_auth;
grant select, delete on lawyer_booking to app_worker;

-- Which slots are taken, for everybody.
create view lawyer_taken as
  select lawyer_id, begin_time from lawyer_booking where status = 1;
grant select on lawyer_taken to app_user, app_auth;

create table legal_package (
  id bigint primary key default app.next_id(),
  name text not null,
  cover text not null default '',
  firm_name text not null,
  -- Codes of LAW_FIELDS
  scope smallint[] not null check (cardinality(scope) > 0),
  -- fen
  price integer not null check (price >= 0),
  original_price integer not null check (original_price >= price),
  valid_days smallint not null check (valid_days > 0),
  -- [{name, times}], times null without limit
  items jsonb not null,
  suitable text not null,
  -- Rich text
  detail text not null,
  sales integer not null default 0
);
call app.publish_table('legal_package');
