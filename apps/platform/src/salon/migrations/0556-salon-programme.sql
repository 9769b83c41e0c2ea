-- What a salon's page says beyond its list row; decision 72 has the programme defined here.
alter table salon
  -- [{time, topic, speaker}]
  add agenda jsonb not null default '[]',
  -- [{name, title}]
  add speakers jsonb not null default '[]',
  -- rich text
  add notes text not null default '',
  add live_url text not null default '',
  add replay_url text not null default '';

-- 1 signed up, 2 cancelled, 3 waiting for a seat. `created_at` is the place in the queue; who comes again stands last.
alter table salon_sign_up
  drop constraint salon_sign_up_status_check,
  add constraint salon_sign_up_status_check check (status in (1, 2, 3));
create index salon_sign_up_seats on salon_sign_up (salon_id, status, created_at);
create index salon_sign_up_by_phone on salon_sign_up (phone);
grant update on salon_sign_up to app_auth;

-- How many come, for everybody; who they are stays with the roles that may read the table.
create view salon_seats as
  select salon_id,
    count(*) filter (where status = 1) as taken,
    count(*) filter (where status = 3) as waiting
  from salon_sign_up
  group by salon_id;
grant select on salon_seats to app_user, app_auth, app_worker;
