-- Lessons of the law classroom: what is taught, who owns what is paid, how far everybody is (domain rules 11.4).
create table lesson (
  id bigint primary key default app.next_id(),
  title text not null,
  cover text not null default '',
  teacher_name text not null,
  teacher_title text not null,
  -- Of LESSON_CATEGORIES
  category_id smallint not null check (category_id between 1 and 6),
  is_free boolean not null,
  -- fen, as the next
  price integer not null check (price between 0 and 39900),
  original_price integer not null check (original_price >= price),
  -- Rich text
  intro text not null,
  study_count integer not null default 0,
  -- Tenths, 0 to 50
  score smallint not null default 0 check (score between 0 and 50),
  publish_time timestamptz not null,
  check (is_free = (price = 0))
);
create index lesson_list on lesson (publish_time desc, id desc);
call app.publish_table('lesson');
grant select, update (study_count) on lesson to app_auth;

create table lesson_chapter (
  id bigint primary key default app.next_id(),
  lesson_id bigint not null references lesson (id) on delete cascade,
  place smallint not null check (place between 1 and 200),
  title text not null,
  seconds integer not null check (seconds > 0),
  -- May be watched by everybody.
  is_trial boolean not null default false,
  -- Key of the video among the objects
  video_key text not null,
  unique (lesson_id, place)
);
-- Where a video lies is read by those who sign its address, and by no request of a page.
grant select (id, lesson_id, place, title, seconds, is_trial) on lesson_chapter to app_user;
grant select on lesson_chapter to app_auth;
grant select, insert, update, delete on lesson_chapter to app_worker;

-- Who owns a lesson that is paid for.
create table lesson_entitlement (
  user_id bigint not null references account (id),
  lesson_id bigint not null references lesson (id) on delete cascade,
  granted_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
grant select on lesson_entitlement to app_auth;
grant select, insert, delete on lesson_entitlement to app_worker;

create table lesson_progress (
  user_id bigint not null references account (id),
  chapter_id bigint not null references lesson_chapter (id) on delete cascade,
  -- Where it was left, in seconds
  position integer not null default 0 check (position >= 0),
  -- Time that went by while it played; never more than the clock's
  studied_ms bigint not null default 0 check (studied_ms >= 0),
  updated_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (user_id, chapter_id)
);
grant select, insert, update on lesson_progress to app_auth;
grant select, delete on lesson_progress to app_worker;

-- Which player an account plays on, one at a time.
create table lesson_playing (
  user_id bigint primary key references account (id),
  play_id text not null,
  is_playing boolean not null,
  told_at timestamptz not null
);
grant select, insert, update on lesson_playing to app_auth;
grant select, delete on lesson_playing to app_worker;

create table lesson_note (
  user_id bigint not null references account (id),
  chapter_id bigint not null references lesson_chapter (id) on delete cascade,
  position integer not null check (position >= 0),
  note text not null check (char_length(note) between 1 and 500),
  updated_at timestamptz not null default now(),
  primary key (user_id, chapter_id, position)
);
grant select, insert, update, delete on lesson_note to app_auth;
grant select, delete on lesson_note to app_worker;

-- What says that all chapters of a lesson were studied.
create table lesson_certificate (
  user_id bigint not null references account (id),
  lesson_id bigint not null references lesson (id) on delete cascade,
  code text not null unique,
  -- As it was written out
  name text not null,
  issued_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
grant select, insert on lesson_certificate to app_auth;
grant select, delete on lesson_certificate to app_worker;
