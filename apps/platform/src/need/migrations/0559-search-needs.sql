-- Needs that are shown are found by the search of the whole site. What is shown no more vanishes with the change itself;
-- what is shown follows by a job, which makes its grams.
create function app.follow_need() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_op <> 'DELETE'
    and new.is_public and (new.status in (1, 2) or new.status = 3 and new.owner_agrees and new.replier_agrees)
  then
    perform app.schedule_job(
      'search.need', app.next_id()::text, null, jsonb_build_object('needId', new.id::text));
  else
    delete from app.search_document where kind = 'need' and record_id = coalesce(new.id, old.id);
  end if;
  return null;
end
$$;

create trigger followed_by_search
  after insert or delete or update of
    title, need_type, city_name, district_name, description, is_public, status, owner_agrees, replier_agrees
  on need for each row execute function app.follow_need();

alter table need no force row level security;
select app.schedule_job('search.need', app.next_id()::text, null, jsonb_build_object('needId', id::text))
  from need where is_public and (status in (1, 2) or status = 3 and owner_agrees and replier_agrees);
alter table need force row level security;

-- Articles of the party open on their own page.
update search_document set url = replace(url, '/default/djyl/news-list?id=', '/default/djyl/news-more?id=')
  where url like '/default/djyl/news-list?id=%';
