-- The hall is read from its index alone, row security and all: of a hundred thousand inquiries those that take quotations
-- are chosen, counted and ordered without a look at the table.
drop index inquiry_hall;
create index inquiry_hall on inquiry (publish_time desc, id desc)
  include (business_id, status, publish_scope, is_deleted, quote_deadline, category_codes, city_code)
  where status = 1 and publish_scope = 1;
