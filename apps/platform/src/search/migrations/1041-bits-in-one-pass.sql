-- The bits of documents once more, each set where it stands: a bit string of its own for every gram of every document,
-- joined afterwards, took most of the time in which a demonstration is written.
do $make$
begin
  execute format(
    'create aggregate app.bits_at(integer, integer) (sfunc = pg_catalog.set_bit, stype = bit, initcond = %L)',
    repeat('0', 16384));
end
$make$;

create or replace function app.search_bits(documents search_posted[])
  returns table (gram text, block integer, bits bit(16384))
  language sql stable
  set search_path = app, pg_catalog, pg_temp
as $$
  select each.gram, d.slot / 16384, bits_at(d.slot % 16384, 1)::bit(16384)
  from unnest(documents) as d, unnest(d.grams || ('=' || d.kind)) as each (gram)
  group by each.gram, d.slot / 16384
$$;
