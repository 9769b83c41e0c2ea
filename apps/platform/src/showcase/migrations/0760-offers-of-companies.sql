-- What a company offers and asks for stands on its own page too.
create index supply_demand_of_business on supply_demand (business_id, create_time desc, id desc);

create trigger told_to_pages after insert or update or delete on supply_demand
  for each row execute function app.tell_page_change('company');
