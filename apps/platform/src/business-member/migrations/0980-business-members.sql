-- A company never is without an administrator, whatever the code does (domain rules 16.1): there is at most one, she is
-- active, and who had one still has one when the transaction ends.
update membership set is_owner = false where is_owner and status <> 1;
alter table membership add constraint membership_owner_is_active check (not is_owner or status = 1);
create unique index membership_owner on membership (business_id) where is_owner;

create function app.keep_business_owner() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select from app.business b where b.id = old.business_id)
    and not exists (select from app.membership m where m.business_id = old.business_id and m.is_owner)
  then
    raise exception 'a company without an administrator' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
revoke execute on function app.keep_business_owner() from public;
create constraint trigger keep_business_owner after update or delete on membership
  deferrable initially deferred
  for each row when (old.is_owner) execute function app.keep_business_owner();

-- Who has changed a member last; null for the platform, and before anybody has.
alter table membership add column update_user_id bigint references account (id);
create index membership_of_business on membership (business_id, joined_at desc, user_id desc);

-- The administrator is passed on by a code to her phone, which the login checks.
grant update (is_owner, role_keys, data_scope, update_user_id, updated_at, version) on membership to app_auth;

-- Which company a login begins with.
alter table account add column default_business_id bigint references business (id) on delete set null;
grant select (default_business_id) on account to app_user;

-- What a member leaves behind passes on to a colleague.
create policy hand_over on draft for update to app_worker
  using (business_id = (select app.worker_business())) with check (business_id = (select app.worker_business()));
grant select (user_id, business_id, form, record_id), update (user_id) on draft to app_worker;
alter table tender_mark drop constraint tender_mark_tender_id_round_user_id_fkey;
alter table tender_mark add constraint tender_mark_of_evaluator foreign key (tender_id, round, user_id)
  references tender_evaluator (tender_id, round, user_id) on update cascade on delete cascade;
