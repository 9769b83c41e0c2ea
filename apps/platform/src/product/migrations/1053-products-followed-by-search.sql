-- The search of the whole site says whose a product is, and finds those of members first: it follows both.
create function app.follow_products_of_business() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform app.schedule_job(
    'search.product', app.next_id()::text, null, jsonb_build_object('companyId', new.id::text));
  return null;
end
$$;
create trigger products_followed_by_search after update of name, vip_level on business
  for each row when (old.name is distinct from new.name or (old.vip_level > 0) is distinct from (new.vip_level > 0))
  execute function app.follow_products_of_business();
