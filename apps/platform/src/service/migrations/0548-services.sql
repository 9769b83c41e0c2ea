-- Services that companies offer (domain rules 11.1). Writing and selling them come with their pages.
create table service (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  title text not null,
  -- Code of SERVICE_TYPES.
  service_type smallint not null check (service_type between 1 and 99),
  cover text not null default '',
  -- 1 one price, 2 packages, 3 as is agreed
  charge_mode smallint not null check (charge_mode between 1 and 3),
  -- fen; of packages the least; null where it is agreed
  price integer check (price > 0),
  unit text not null default '',
  -- [{name, price, days, content: [text]}]
  packages jsonb not null default '[]',
  service_days smallint not null check (service_days between 1 and 730),
  -- Codes of cities; none: the whole province
  regions text[] not null default '{}',
  -- [{title, text}]
  process jsonb not null,
  deliverables text[] not null default '{}',
  materials_needed text[] not null default '{}',
  -- [{q, a}]
  faq jsonb not null default '[]',
  -- Rich text, sanitised when it is written.
  detail text not null,
  -- 1 in full before the begin, 2 as is agreed, 3 none
  refund_rule smallint not null check (refund_rule between 1 and 3),
  sales integer not null default 0,
  -- 0 before the first rating
  score numeric(2, 1) not null default 0 check (score between 0 and 5),
  -- 0 draft, 1 in review, 2 on the shelf, 3 rejected, 4 withdrawn
  status smallint not null default 0 check (status between 0 and 4),
  publish_time timestamptz,
  check ((charge_mode = 3) = (price is null)),
  check (status <> 2 or publish_time is not null)
);
create index service_list on service (service_type, sales desc, id desc) where status = 2;
call app.protect_tenant_table('service');
create policy published on service for select to app_user using (status = 2);
