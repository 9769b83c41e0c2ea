-- What a company has built: [{title, text, image}].
alter table company_profile add column projects jsonb not null default '[]';

-- Who has looked at a company's page, so that a visitor counts once in a while.
create table company_view (
  company_id bigint not null references business (id),
  visitor bytea not null,
  viewed_at timestamptz not null default now(),
  primary key (company_id, visitor)
);
grant select, insert, update, delete on company_view to app_worker;

-- Companies that a person keeps an eye on, whichever business she acts for.
create table company_follow (
  user_id bigint not null references account (id),
  company_id bigint not null references business (id),
  created_at timestamptz not null default now(),
  primary key (user_id, company_id)
);
grant select, insert, delete on company_follow to app_auth;
grant select, delete on company_follow to app_worker;

-- Contacts that a business has been shown; each counts once in a month against its VIP level (domain rules 12.2).
create table contact_reveal (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  user_id bigint not null references account (id),
  biz_type text not null,
  biz_id bigint not null,
  -- First day of the month, Asia/Shanghai.
  month date not null,
  revealed_at timestamptz not null default now(),
  unique (business_id, month, biz_type, biz_id)
);
call app.protect_tenant_table('contact_reveal');
