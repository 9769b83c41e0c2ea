-- Materials that lines of inquiries are suggested from (domain rules 29.3).
create table material (
  id bigint primary key default app.next_id(),
  -- A leaf, four digits
  category_code text not null check (category_code ~ '^\d{4}$'),
  name text not null,
  spec text not null,
  unit text not null,
  -- How name and model are typed: as they are in lower case, in pinyin and by first letters, each behind a blank.
  typed text not null,
  -- How often it was asked for; the commonest are suggested first.
  use_count integer not null default 0,
  unique (name, spec, unit)
);
create index material_of_category on material (category_code, use_count desc, id);
call app.publish_table('material');

-- What a company supplies, by the codes of the tree of categories.
alter table company_profile add column category_codes text[] not null default '{}';
