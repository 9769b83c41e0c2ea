-- Tells the portals, with the commit, whose content has changed, so that pages kept for visitors do not show what is
-- not there any more. Arguments: the content's name (PAGE_CONTENTS of the domain), then columns that do not count.
create function app.tell_page_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or (to_jsonb(new) - tg_argv) is distinct from (to_jsonb(old) - tg_argv) then
    perform pg_catalog.pg_notify('page_change', tg_argv[0]);
  end if;
  return null;
end
$$;

create trigger told_to_pages after insert or update or delete on article
  for each row execute function app.tell_page_change('article', 'view_count', 'updated_at');
create trigger told_to_pages after insert or update or delete on article_attachment
  for each row execute function app.tell_page_change('article', 'download_count');
create trigger told_to_pages after insert or update or delete on party_module
  for each row execute function app.tell_page_change('article');
create trigger told_to_pages after insert or update or delete on help_article
  for each row execute function app.tell_page_change('help');
create trigger told_to_pages after insert or update or delete on legal_text
  for each row execute function app.tell_page_change('legal');
create trigger told_to_pages after insert or update or delete on salon
  for each row execute function app.tell_page_change('salon');
-- Places that are left.
create trigger told_to_pages after insert or update or delete on salon_sign_up
  for each row execute function app.tell_page_change('salon');
create trigger told_to_pages after insert or update or delete on knowledge
  for each row execute function app.tell_page_change('knowledge', 'view_count');
create trigger told_to_pages after insert or update or delete on lesson
  for each row execute function app.tell_page_change('lesson', 'study_count');
create trigger told_to_pages after insert or update or delete on lesson_chapter
  for each row execute function app.tell_page_change('lesson');
create trigger told_to_pages after insert or update or delete on lawyer
  for each row execute function app.tell_page_change('law', 'service_count');
create trigger told_to_pages after insert or update or delete on legal_package
  for each row execute function app.tell_page_change('law');
create trigger told_to_pages after insert or update or delete on service
  for each row execute function app.tell_page_change('service');
create trigger told_to_pages after insert or update or delete on need
  for each row execute function app.tell_page_change('need');
create trigger told_to_pages after insert or update or delete on company_profile
  for each row execute function app.tell_page_change('company', 'view_count');
create trigger told_to_pages after delete or update of name, cert_status, vip_level, company_roles on business
  for each row execute function app.tell_page_change('company');
create trigger told_to_pages after insert or update or delete on qualification
  for each row execute function app.tell_page_change('qualification');

create trigger told_to_pages after insert or update or delete on ability
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on banner
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on district
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on platform_entry
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on popup
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on service_package
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on supervise_report
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on dictionary
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on navigate_item
  for each row execute function app.tell_page_change('site');
create trigger told_to_pages after insert or update or delete on platform_config
  for each row execute function app.tell_page_change('site');
