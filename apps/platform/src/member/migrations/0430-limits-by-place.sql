-- Places (networks, devices) from which an account has logged in: their tries are counted apart from strangers'.
create table known_place (
  user_id bigint not null references account (id) on delete cascade,
  -- 'network:203.0.113.7' or 'device:<hash>'
  place text not null,
  last_login_at timestamptz not null default now(),
  primary key (user_id, place)
);
create index known_place_by_time on known_place (last_login_at);
grant select, insert, update, delete on known_place to app_auth;

-- Where a try counts, and as what: a stranger's without a captcha, one's with it, or one from a known place.
alter table login_attempt
  add column place text not null default '',
  add column lane text not null default 'open' check (lane in ('open', 'captcha', 'known'));

-- Where a code was asked for, and the wrong tries from elsewhere.
alter table sms_code
  add column place text not null default '',
  add column place_known boolean not null default false,
  add column foreign_tries smallint not null default 0;
