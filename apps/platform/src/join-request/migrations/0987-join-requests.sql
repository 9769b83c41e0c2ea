-- Requests of persons to join a company (domain rules 15.2, 16.2).
create table join_request (
  id bigint primary key default app.next_id(),
  -- The company that is asked.
  business_id bigint not null references business (id),
  -- Who asks.
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  reason text not null,
  -- 0 waiting, 1 agreed, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  handle_user_id bigint references account (id),
  handle_time timestamptz,
  refuse_reason text not null default ''
);
create unique index join_request_waiting on join_request (business_id, create_user_id) where status = 0;
create index join_request_of_business on join_request (business_id, create_time desc, id desc);
create index join_request_of_person on join_request (create_user_id) where status = 0;
call app.protect_tenant_table('join_request');
-- How many a person has waiting is counted over all companies.
create policy counted on join_request for select to app_worker using (true);
-- Whoever may handle a request sees who asks, before she is a member.
create policy applicant on account for select to app_user using (
  id in (select r.create_user_id from join_request r where r.business_id = (select app.current_business()))
);
