-- Links to drafts for those who do not edit them: good for half an hour (domain rules 14.3).
create table shop_preview (
  token_hash bytea primary key,
  business_id bigint not null references business (id),
  terminal text not null check (terminal in ('pc', 'app')),
  expires_at timestamptz not null
);
create index shop_preview_expired on shop_preview (expires_at);
call app.protect_tenant_table('shop_preview');
create policy worker on shop_preview to app_worker using (true) with check (true);
