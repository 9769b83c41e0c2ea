-- Every document has a slot; every gram has, for each block of 16,384 slots, one bit a document. A search combines the
-- blocks of its grams and counts the bits, however many documents hold them. Slots rise with time, so the highest ones
-- are the newest. Grams are made by the application (search/grams.ts).
drop index search_document_tokens;
drop index search_document_latest;
alter table search_document drop column tokens;
alter table search_document drop constraint search_document_kind_check;
alter table search_document add constraint search_document_kind_check
  check (kind in ('news', 'service', 'goods', 'company', 'lesson', 'need', 'law'));
alter table search_document add column grams text[] not null default '{}';

create sequence search_slot as integer minvalue 0 start 0;
alter table search_document add column slot integer;
update search_document d set slot = nextval('search_slot')
  from (select kind, record_id from search_document order by publish_time, kind, record_id) as aged
  where d.kind = aged.kind and d.record_id = aged.record_id;
alter table search_document alter column slot set default nextval('search_slot'), alter column slot set not null;
create unique index search_document_slot on search_document (slot);
grant usage on sequence search_slot to app_worker;

create table search_posting (
  gram text collate "C" not null,
  block integer not null,
  bits bit(16384) not null,
  primary key (gram, block)
) with (toast_tuple_target = 128, fillfactor = 80);
-- What few documents hold is nearly all zeros and shrinks to some bytes within its row.
alter table search_posting alter column bits set storage main;
call app.publish_table('search_posting');

-- The bits of documents, by gram and block; a kind is a gram of its own.
create type search_posted as (slot integer, kind text, grams text[]);
create function app.search_bits(documents search_posted[])
  returns table (gram text, block integer, bits bit(16384))
  language sql stable
  set search_path = app, pg_catalog, pg_temp
as $$
  with zero as materialized (select repeat('0', 16384)::bit(16384) as bits)
  select each.gram, d.slot / 16384, bit_or(set_bit(zero.bits, d.slot % 16384, 1))
  from unnest(documents) as d, zero, unnest(d.grams || ('=' || d.kind)) as each (gram)
  group by each.gram, d.slot / 16384
$$;

create function app.post_search_documents() returns trigger
  language plpgsql
  set search_path = app, pg_catalog, pg_temp
as $$
declare
  documents search_posted[];
begin
  -- Writers take turns: each changes the blocks of common grams.
  perform pg_advisory_xact_lock(4120557);
  if tg_op <> 'INSERT' then
    select array_agg((slot, kind, grams)::search_posted) into documents from gone;
    update search_posting p set bits = p.bits & ~ cleared.bits
      from app.search_bits(documents) as cleared where p.gram = cleared.gram and p.block = cleared.block;
    delete from search_posting p
      using (select distinct each.gram, d.slot / 16384 as block
             from unnest(documents) as d, unnest(d.grams || ('=' || d.kind)) as each (gram)) as cleared
      where p.gram = cleared.gram and p.block = cleared.block and bit_count(p.bits) = 0;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg((slot, kind, grams)::search_posted) into documents from added;
    insert into search_posting as p (gram, block, bits)
      select gram, block, bits from app.search_bits(documents)
      on conflict (gram, block) do update set bits = p.bits | excluded.bits;
  end if;
  return null;
end
$$;

create trigger posted_on_insert after insert on search_document
  referencing new table as added for each statement execute function app.post_search_documents();
create trigger posted_on_update after update on search_document
  referencing old table as gone new table as added for each statement execute function app.post_search_documents();
create trigger posted_on_delete after delete on search_document
  referencing old table as gone for each statement execute function app.post_search_documents();

-- Documents of before have no grams until a job has made them.
create index search_document_bare on search_document (slot) where grams = '{}';
