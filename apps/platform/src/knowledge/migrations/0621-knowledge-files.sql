-- Documents and videos of the knowledge base beside its texts (domain rules 11.2).
alter table knowledge
  -- 1 text, 2 document, 3 video
  add column content_type smallint not null default 1 check (content_type between 1 and 3),
  -- Among the objects; its address is signed when it is asked for.
  add column file_key text not null default '',
  add column file_name text not null default '',
  -- bytes
  add column file_size bigint not null default 0 check (file_size >= 0),
  add check ((content_type = 1) = (file_key = ''));

-- Who took a document (3).
alter table knowledge_mark drop constraint knowledge_mark_kind_check;
alter table knowledge_mark add check (kind in (1, 2, 3));
create or replace view knowledge_marks as
  select knowledge_id,
    count(*) filter (where kind = 1) as likes,
    count(*) filter (where kind = 2) as favorites,
    count(*) filter (where kind = 3) as downloads
  from knowledge_mark
  group by knowledge_id;
