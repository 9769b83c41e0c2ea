-- A right payment PIN, for one purpose, record and amount; removed by the act that takes it (domain rules 13.2).
create table pin_ticket (
  ticket_hash bytea primary key,
  business_id bigint not null references business (id),
  user_id bigint not null references account (id),
  login_id bigint not null,
  purpose text not null,
  biz_id bigint not null,
  -- fen
  amount bigint not null check (amount >= 0),
  expires_at timestamptz not null
);
create index pin_ticket_expired on pin_ticket (expires_at);
call app.protect_tenant_table('pin_ticket');
create policy own on pin_ticket as restrictive to app_user
  using (user_id = (select app.current_user_id())) with check (user_id = (select app.current_user_id()));
-- Acts on what several companies share take it in the name of its member.
create policy worker on pin_ticket to app_worker using (true) with check (true);
