-- The schema itself is made by the migration runner, which keeps its own table there.

revoke all on schema app from public;
grant usage on schema app to app_user, app_auth, app_worker;

-- Ids are 19 digits from the first on, beyond what a JSON number holds: a client that reads one as a number fails at once.
create sequence app.id_seq as bigint start with 1800000000000000001;
grant usage on sequence app.id_seq to app_user, app_auth, app_worker;

create function app.next_id() returns bigint
  language sql volatile
  set search_path = ''
  return nextval('app.id_seq'::regclass);

-- The context of a transaction. A setting is only a claim, and anybody who can run SQL can write one. So requests claim
-- by the hash of a token, which nobody can guess, and policies ask what that hash stands for.
create function app.claimed_hash(setting text) returns bytea
  language sql stable
  set search_path = ''
  return case
    when pg_catalog.current_setting(setting, true) ~ '^[0-9a-f]{64}$'
      then pg_catalog.decode(pg_catalog.current_setting(setting, true), 'hex')
  end;

-- The business a job works for. Policies that use it are for app_worker alone.
create function app.worker_business() returns bigint
  language sql stable
  set search_path = ''
  return nullif(pg_catalog.current_setting('app.business_id', true), '')::bigint;

-- Closes a table whose rows belong to the business in column business_id: a request reads and writes the rows of its
-- current business, a job those of the business it works for, nobody the rest.
create procedure app.protect_tenant_table(target regclass)
  language plpgsql
  set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy request on %s to app_user using (business_id = (select app.current_business()))
     with check (business_id = (select app.current_business()))', target);
  execute format(
    'create policy job on %s to app_worker using (business_id = (select app.worker_business()))
     with check (business_id = (select app.worker_business()))', target);
  execute format('grant select, insert, update, delete on %s to app_user, app_worker', target);
end
$$;

-- Opens a table of public content: everybody reads it, only jobs and the seed write it.
create procedure app.publish_table(target regclass)
  language plpgsql
  set search_path = ''
as $$
begin
  execute format('grant select on %s to app_user', target);
  execute format('grant select, insert, update, delete on %s to app_worker', target);
end
$$;

revoke execute on procedure app.protect_tenant_table(regclass) from public;
revoke execute on procedure app.publish_table(regclass) from public;
