-- Certified companies that show themselves are found by the search of the whole site. What must not be found any more
-- vanishes with the change itself; what may be found follows by a job, which makes its grams.
create function app.follow_company(company bigint, may_be_found boolean) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if may_be_found then
    perform app.schedule_job(
      'search.company', app.next_id()::text, null, jsonb_build_object('companyId', company::text));
  else
    delete from app.search_document where kind = 'company' and record_id = company;
  end if;
end
$$;
revoke execute on function app.follow_company(bigint, boolean) from public;

create function app.follow_company_profile() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform app.follow_company(old.business_id, false);
  else
    perform app.follow_company(new.business_id, new.is_published);
  end if;
  return null;
end
$$;

create function app.follow_company_name() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform app.follow_company(new.id, new.cert_status = 2);
  return null;
end
$$;

create trigger followed_by_search
  after insert or delete or update of
    is_published, short_name, logo, tags, region_name, main_categories, qualification, highlight, intro
  on company_profile for each row execute function app.follow_company_profile();
create trigger followed_by_search after update of name, cert_status, vip_level
  on business for each row execute function app.follow_company_name();

alter table company_profile no force row level security;
select app.follow_company(business_id, true) from company_profile where is_published;
alter table company_profile force row level security;
