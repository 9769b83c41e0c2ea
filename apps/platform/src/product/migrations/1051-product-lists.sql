-- Lists of products for everybody are narrowed by a category first, and say how many each further choice leaves: both are read
-- from the index alone, which carries what is counted.
create index product_of_group on product (category_group, publish_time desc, id desc)
  include (category_code, brand_name, city_code, price_from, business_id, facet_values) where standing = 2;
create index product_of_category on product (category_code, publish_time desc, id desc)
  include (brand_name, city_code, price_from, business_id, facet_values) where standing = 2;
create index product_newest on product (publish_time desc, id desc)
  include (category_code, brand_name, city_code, price_from, business_id) where standing = 2;
create index product_of_shop on product (business_id, sort desc, publish_time desc, id desc) where standing = 2;
-- The lists of its own company.
create index product_of_business on product (business_id, update_time desc, id desc);
-- Their other orders, of one group of categories and of everything.
create index product_of_group_priced on product (category_group, price_from, id) where standing = 2;
create index product_of_group_looked_at on product (category_group, view_count, id) where standing = 2;
create index product_priced on product (price_from, id) where standing = 2;
create index product_looked_at on product (view_count, id) where standing = 2;
