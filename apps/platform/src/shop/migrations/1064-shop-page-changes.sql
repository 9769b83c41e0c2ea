-- Pages of shops that are kept for visitors follow what is published, blocked and put on the shelf; drafts are nobody's.
create trigger told_to_pages after insert or update of path, blocked or delete on shop
  for each row execute function app.tell_page_change('shop');
create trigger told_to_pages after insert or delete on shop_version
  for each row execute function app.tell_page_change('shop');
create trigger told_to_pages after insert or update or delete on shop_category
  for each row execute function app.tell_page_change('shop');
create trigger told_to_pages after insert or update or delete on shop_offer
  for each row execute function app.tell_page_change('shop');
create trigger told_to_pages after insert or update or delete on product
  for each row execute function app.tell_page_change('product', 'view_count');
