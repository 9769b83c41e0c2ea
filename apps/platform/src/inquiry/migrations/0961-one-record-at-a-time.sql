-- The second wall behind the conditions of what the platform does for both sides, where no session's row security stands
-- (inquiry/work-on.ts). Once a transaction of app_worker has named the inquiry or tender that it works on, it sees and
-- changes no other one's rows; once it has named the supplier that it works for, it changes no other one's answer.
create function app.worked_record() returns bigint
  language sql stable
  set search_path = ''
  return nullif(pg_catalog.current_setting('app.worked_record', true), '')::bigint;

create function app.worked_supplier() returns bigint
  language sql stable
  set search_path = ''
  return nullif(pg_catalog.current_setting('app.worked_supplier', true), '')::bigint;

grant execute on function app.worked_record() to app_user, app_worker;
grant execute on function app.worked_supplier() to app_worker;

-- Keys of rounds were guarded by their grants alone.
alter table inquiry_round enable row level security;
create policy worker on inquiry_round to app_worker using (true) with check (true);

do $$
declare
  target record;
begin
  for target in
    select * from (values
      ('inquiry', 'id'), ('deal', 'source_id'), ('inquiry_award', 'inquiry_id'), ('inquiry_contact', 'inquiry_id'),
      ('inquiry_exclusion', 'inquiry_id'), ('inquiry_invitee', 'inquiry_id'), ('inquiry_line', 'inquiry_id'),
      ('inquiry_private', 'inquiry_id'), ('inquiry_result', 'inquiry_id'), ('inquiry_round', 'inquiry_id'),
      ('inquiry_site', 'inquiry_id'), ('quotation', 'inquiry_id'), ('quotation_open', 'inquiry_id'),
      ('quotation_revision', 'inquiry_id'), ('second_round', 'inquiry_id'), ('second_round_asked', 'inquiry_id')
    ) as t (name, record)
  loop
    execute format(
      'create policy one_record on %1$I as restrictive to app_worker
       using ((select app.worked_record()) is null or %2$I = (select app.worked_record()))',
      target.name, target.record);
  end loop;
  -- A session sees all that is its company's, and changes one draft at a time.
  for target in
    select * from (values ('inquiry', 'id'), ('inquiry_contact', 'inquiry_id'), ('inquiry_line', 'inquiry_id'),
      ('inquiry_private', 'inquiry_id')) as t (name, record)
  loop
    execute format(
      'create policy one_draft_changed on %1$I as restrictive for update to app_user
       using ((select app.worked_record()) is null or %2$I = (select app.worked_record()))',
      target.name, target.record);
    execute format(
      'create policy one_draft_removed on %1$I as restrictive for delete to app_user
       using ((select app.worked_record()) is null or %2$I = (select app.worked_record()))',
      target.name, target.record);
  end loop;
  for target in
    select * from (values ('inquiry_invitee'), ('quotation'), ('quotation_open'), ('quotation_revision')) as t (name)
  loop
    execute format(
      'create policy one_supplier_added on %1$I as restrictive for insert to app_worker
       with check ((select app.worked_supplier()) is null or business_id = (select app.worked_supplier()))', target.name);
    execute format(
      'create policy one_supplier_changed on %1$I as restrictive for update to app_worker
       using ((select app.worked_supplier()) is null or business_id = (select app.worked_supplier()))', target.name);
    execute format(
      'create policy one_supplier_removed on %1$I as restrictive for delete to app_worker
       using ((select app.worked_supplier()) is null or business_id = (select app.worked_supplier()))', target.name);
  end loop;
end
$$;

-- Nobody but its supplier reads a draft or what was taken back, whatever opens the others.
alter table quotation add constraint quotation_opened_submitted check (opened_at is null or status not in (0, 2));
