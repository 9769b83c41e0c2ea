-- Quotations that a buyer leaves out of comparison and award, each with its reason (domain rules 4.7). Nobody but the
-- buyer reads it.
create table inquiry_exclusion (
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  quotation_id bigint not null references quotation (id) on delete cascade,
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null,
  reason text not null,
  primary key (inquiry_id, quotation_id)
);
call app.protect_tenant_table('inquiry_exclusion');
create policy worker on inquiry_exclusion to app_worker using (true) with check (true);

-- What was done to single quotations is not for those who see the inquiry.
alter policy offered on status_log using (
  record_table = 'inquiry' and action not in ('exclude', 'restore')
  and exists (select from inquiry i where i.id = status_log.record_id and i.status > 0)
);
