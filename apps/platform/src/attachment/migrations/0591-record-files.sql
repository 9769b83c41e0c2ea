-- Files that two companies read with a record of a trade (decision 60). Whose record it is, the record itself says; the
-- file stays in the table of its company, and is read there for whoever sees the row here.
create table record_file (
  id bigint primary key default app.next_id(),
  attachment_id bigint not null references attachment (id) on delete cascade,
  -- Of the file.
  business_id bigint not null references business (id),
  owner_type text not null check (owner_type in ('inquiry', 'quotation', 'deal')),
  -- Null of a quotation that is a draft or sealed: which files it has, nothing says before the opening.
  owner_id bigint,
  check (owner_id is not null or owner_type = 'quotation'),
  unique nulls not distinct (attachment_id, owner_type, owner_id)
);
create index record_file_of_owner on record_file (owner_type, owner_id);
call app.protect_tenant_table('record_file');
create policy worker on record_file to app_worker using (true) with check (true);
create policy other_side on record_file for select to app_user using (
  case owner_type
    when 'inquiry' then exists (select from inquiry i where i.id = owner_id and i.status > 0)
    when 'quotation' then exists (select from quotation_open o where o.quotation_id = owner_id)
    else exists (select from deal d where d.id = owner_id)
  end
);

-- The file of the other side is read for one company at the request of another.
create policy worker on attachment for select to app_worker using (true);
