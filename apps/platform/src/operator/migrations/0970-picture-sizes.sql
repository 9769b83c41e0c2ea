-- How large the pictures of public content are, so that a text can say it and its page keeps their place. Null for other
-- files, for what cannot be read, and for what was uploaded before.
alter table operator_file
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint whole_size check ((width is null) = (height is null));
