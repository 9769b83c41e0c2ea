-- What the page of a company shows beyond its card.
alter table company_profile
  add column banner text not null default '',
  add column credit_code text not null default '',
  add column legal_person text not null default '',
  add column registered_capital text not null default '',
  add column establish_date date,
  add column address text not null default '',
  -- Sanitised when it is written.
  add column intro text not null default '',
  add column contact_name text not null default '',
  add column contact_phone text not null default '',
  add column honours text[] not null default '{}';

-- Certificates of a business; those that are shown are public.
create table qualification (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  series text not null,
  category_name text not null,
  grade text not null,
  cert_no text not null,
  issue_org text not null default '',
  issue_date date,
  expire_date date,
  is_shown boolean not null default true,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index qualification_of_business on qualification (business_id, expire_date);

call app.protect_tenant_table('qualification');
create policy shown on qualification for select to app_user using (is_shown);
