-- What orders sell: who sells a package of legal services, who owns a text that is paid for.
alter table legal_package add column firm_id bigint references business (id);
update legal_package p set firm_id = (
  select min(l.firm_id) from lawyer l where l.firm_name = p.firm_name and l.firm_id is not null
);

create table knowledge_entitlement (
  user_id bigint not null references account (id),
  knowledge_id bigint not null references knowledge (id) on delete cascade,
  granted_at timestamptz not null default now(),
  -- When the whole of it was opened first.
  viewed_at timestamptz,
  primary key (user_id, knowledge_id)
);
grant select, update (viewed_at) on knowledge_entitlement to app_auth;
grant select, insert, update, delete on knowledge_entitlement to app_worker;

-- An order is made by the worker, who reads what is on sale and counts what was sold.
create policy order_worker on service to app_worker using (true) with check (true);
create policy order_worker on knowledge for select to app_worker using (true);
