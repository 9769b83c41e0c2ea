-- Files of a business: registered before they are sent, confirmed when they lie in the store. The same content twice
-- in one business is one object; other businesses never learn of it.
create table attachment (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  file_name text not null,
  file_ext text not null,
  -- bytes
  file_size bigint not null check (file_size >= 0),
  -- MD5 in hex, as the client computed it and the store confirmed it
  file_md5 text not null check (file_md5 ~ '^[0-9a-f]{32}$'),
  bucket text not null,
  object_key text not null,
  -- The record that it belongs to, once there is one
  owner_type text not null default '',
  owner_id bigint,
  create_user_id bigint not null references account (id),
  create_user_name text not null default '',
  create_time timestamptz not null default now(),
  confirm_time timestamptz
);
create index attachment_of_content on attachment (business_id, file_md5, file_size);
create index attachment_of_owner on attachment (business_id, owner_id);
create index attachment_unconfirmed on attachment (create_time) where confirm_time is null;

call app.protect_tenant_table('attachment');
