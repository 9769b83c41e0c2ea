-- Whether a buyer keeps the company of the session away: what its quotation would be refused for, and no reason.
create policy of_supplier on supplier_relation for select to app_owner
  using (supplier_id = (select app.current_business()) and is_black);
create function app.is_kept_away(buyer bigint) returns boolean
  language sql stable security definer
  set search_path = ''
  return exists (
    select from app.supplier_relation r
    where r.business_id = buyer and r.supplier_id = (select app.current_business()) and r.is_black
  );
revoke execute on function app.is_kept_away(bigint) from public;
grant execute on function app.is_kept_away(bigint) to app_user;
