-- Which stretches of a chapter have played, in ms of the video, so that the same one counts once. Of what was studied before
-- only how long is known: it counts from the beginning.
alter table lesson_progress add column watched int4multirange not null default '{}';
update lesson_progress set watched = int4multirange(int4range(0, least(studied_ms, seconds * 1000)::int))
  from lesson_chapter where lesson_chapter.id = chapter_id;
comment on column lesson_progress.studied_ms is 'length of all watched stretches';

create function app.watched_ms(watched int4multirange) returns bigint
  language sql immutable
  set search_path = ''
as $$
  select coalesce(sum(upper(stretch) - lower(stretch)), 0)::bigint from unnest(watched) as stretch
$$;
