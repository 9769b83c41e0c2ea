-- A paper that is copied to the company of an application is one object for two companies: whoever deletes his is asked
-- whether anybody else has it.
create index attachment_of_object on attachment (object_key);
