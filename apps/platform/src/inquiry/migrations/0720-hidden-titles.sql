-- A hidden sheet holds its title no more.
drop index inquiry_title;
create unique index inquiry_title on inquiry (business_id, title) where status <= 6 and title <> '' and not is_deleted;
