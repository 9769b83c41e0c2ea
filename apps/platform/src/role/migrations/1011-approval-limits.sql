-- Up to which amount whoever has a role may approve (domain rules 16.3), in fen; none: any amount.
alter table role add column approval_limit bigint check (approval_limit >= 0);

-- The same for roles of the system, which each company limits for itself; no row: any amount.
create table system_role_limit (
  business_id bigint not null references business (id),
  role_key text not null,
  approval_limit bigint not null check (approval_limit >= 0),
  primary key (business_id, role_key)
);
call app.protect_tenant_table('system_role_limit');
create policy worker on system_role_limit for select to app_worker using (true);
