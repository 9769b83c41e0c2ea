-- Certification of persons and of companies (domain rules 15): an application a row, of which one is in force. What was
-- approved before stays as the history.

-- Of a person. Only the platform itself reads it, for him: colleagues have no business with it.
create table personal_certification (
  id bigint primary key default app.next_id(),
  -- Null: it is the person's own, whatever company he acts for.
  business_id bigint references business (id) check (business_id is null),
  -- Whom it certifies.
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 0 draft, 1 under review, 2 approved, 3 rejected, 4 lapsed
  status smallint not null default 0 check (status between 0 and 4),
  -- What was filled in, without the identity number.
  fields jsonb not null,
  -- Wrapped by the keeper of keys; the mark knows equal numbers again, and nobody can try numbers out on it.
  id_number bytea,
  id_mark bytea check (length(id_mark) = 32),
  -- 220102********0015
  id_masked text not null default '',
  reason text not null default '',
  -- field and reason
  field_reasons jsonb not null default '[]',
  submit_time timestamptz,
  decide_time timestamptz,
  check ((id_number is null) = (id_mark is null)),
  check (status in (0, 3) or id_mark is not null)
);
create unique index personal_certification_number on personal_certification (id_mark) where status = 2;
create unique index personal_certification_in_force on personal_certification (create_user_id) where status = 2;
create unique index personal_certification_open on personal_certification (create_user_id) where status in (0, 1, 3);
create index personal_certification_of_person on personal_certification (create_user_id, id desc);
alter table personal_certification enable row level security;
alter table personal_certification force row level security;
create policy worker on personal_certification to app_worker using (true) with check (true);
grant select, insert, update on personal_certification to app_worker;
-- Who proves an identity is asked for the end of the number.
create policy in_force on personal_certification for select to app_auth using (status = 2);
grant select on personal_certification to app_auth;

-- Of a company. That of a new one belongs to the person's own business until it is approved.
create table corporate_certification (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  -- 0 draft, 1 under review, 2 approved, 3 rejected, 4 lapsed
  status smallint not null default 0 check (status between 0 and 4),
  -- Of the fields, what rules look at.
  business_name text not null default '',
  credit_code text not null default '',
  -- Its last day; null for one without an end, or while it is not filled in.
  license_end date,
  is_claim boolean not null default false,
  -- What was filled in, without the identity numbers.
  fields jsonb not null,
  -- Wrapped by the keeper of keys.
  legal_number bytea,
  legal_masked text not null default '',
  agent_number bytea,
  agent_masked text not null default '',
  reason text not null default '',
  -- field and reason
  field_reasons jsonb not null default '[]',
  submit_time timestamptz,
  -- Becomes the administrator.
  submit_user_id bigint references account (id),
  decide_time timestamptz,
  -- Days before the end of the licence of the last reminder; null before the first.
  reminded_days smallint,
  check (status in (0, 3, 4) or credit_code <> '' and legal_number is not null and submit_user_id is not null)
);
-- Whatever happens at once: a credit code certifies one company, and a company is certified once.
create unique index corporate_certification_code on corporate_certification (credit_code) where status = 2;
create unique index corporate_certification_in_force on corporate_certification (business_id) where status = 2;
create unique index corporate_certification_open on corporate_certification (business_id) where status in (0, 1, 3);
create index corporate_certification_of_business on corporate_certification (business_id, id desc);
create index corporate_certification_ends on corporate_certification (license_end) where status = 2;
call app.protect_tenant_table('corporate_certification');
create policy worker on corporate_certification to app_worker using (true) with check (true);
-- A company fills in, hands in and takes back; what it writes can never say that it was approved.
create policy never_approves on corporate_certification as restrictive for insert to app_user with check (status = 0);
create policy never_decides on corporate_certification as restrictive for update to app_user
  using (status in (0, 1, 3)) with check (status in (0, 1, 3));
create policy keeps_history on corporate_certification as restrictive for delete to app_user using (false);

-- Whether another company is certified by a code, which no company could see by itself; register data, as its page shows.
create function app.company_of_credit_code(code text)
  returns table (business_id bigint, name text)
  language sql stable security definer
  set search_path = ''
begin atomic
  select c.business_id, b.name
  from app.corporate_certification c join app.business b on b.id = c.business_id
  where c.credit_code = company_of_credit_code.code and c.status = 2;
end;
create policy resolve on corporate_certification for select to app_owner using (true);
grant execute on function app.company_of_credit_code(text) to app_user, app_worker;

-- What an approval says of a person.
create policy certification on account for update to app_worker using (true) with check (true);
grant update (real_name, cert_status, updated_at, version) on account to app_worker;

alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check check (
  owner_type in (
    'inquiry', 'quotation', 'deal', 'question', 'answer', 'award', 'tender', 'tender_doc', 'sign_up', 'deposit',
    'pay_order', 'bid', 'tender_report', 'objection', 'personal_certification', 'corporate_certification'
  )
);
-- The papers of a new company were uploaded under the person's own business.
create policy certification_side on record_file for select to app_user using (
  owner_type = 'corporate_certification' and exists (
    select from corporate_certification c
    where c.id = owner_id and c.business_id = (select app.current_business())
  )
);
