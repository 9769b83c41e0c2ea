-- A sheet that suppliers have answered once is hidden when its buyer removes it: what they submitted is theirs too.
alter table inquiry add column is_deleted boolean not null default false;
create policy kept on inquiry as restrictive to app_user using (not is_deleted) with check (not is_deleted);
