-- Goods that a company offers under its name are found by the search of the whole site. What it offers no more vanishes with
-- the change itself; the rest follows by one job of the company, now and when an offer ends: of goods that were offered
-- several times the last offer counts, as on the company's page.
create function app.follow_goods() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  company bigint;
  until timestamptz;
begin
  if tg_op <> 'INSERT' then
    delete from app.search_document where kind = 'goods' and record_id in (select id from gone);
  end if;
  if tg_op = 'DELETE' then
    for company in select distinct business_id from gone where side = 'supply' loop
      perform app.schedule_job(
        'search.goods', app.next_id()::text, null, jsonb_build_object('companyId', company::text));
    end loop;
  else
    for company in select distinct business_id from come where side = 'supply' loop
      perform app.schedule_job(
        'search.goods', app.next_id()::text, null, jsonb_build_object('companyId', company::text));
    end loop;
    for company, until in
      select distinct business_id, deadline from come where side = 'supply' and deadline > app.business_now()
    loop
      perform app.schedule_job(
        'search.goods', app.next_id()::text, until, jsonb_build_object('companyId', company::text));
    end loop;
  end if;
  return null;
end
$$;

create trigger followed_by_search_in after insert on supply_demand
  referencing new table as come for each statement execute function app.follow_goods();
create trigger followed_by_search after update on supply_demand
  referencing old table as gone new table as come for each statement execute function app.follow_goods();
create trigger followed_by_search_out after delete on supply_demand
  referencing old table as gone for each statement execute function app.follow_goods();

-- A company that shows itself no more has no page on which its goods could be looked at.
create function app.follow_goods_of(company bigint, may_be_found boolean) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if may_be_found then
    perform app.schedule_job(
      'search.goods', app.next_id()::text, null, jsonb_build_object('companyId', company::text));
  else
    delete from app.search_document
      where kind = 'goods' and url = '/default/company/detail?id=' || company || '&tab=goods';
  end if;
end
$$;
revoke execute on function app.follow_goods_of(bigint, boolean) from public;

create function app.follow_goods_of_profile() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform app.follow_goods_of(
    coalesce(new.business_id, old.business_id), tg_op <> 'DELETE' and coalesce(new.is_published, false));
  return null;
end
$$;
create function app.follow_goods_of_business() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform app.follow_goods_of(new.id, new.cert_status = 2);
  return null;
end
$$;

create trigger goods_followed_by_search after insert or delete or update of is_published
  on company_profile for each row execute function app.follow_goods_of_profile();
create trigger goods_followed_by_search after update of name, cert_status, vip_level
  on business for each row execute function app.follow_goods_of_business();

alter table company_profile no force row level security;
select app.follow_goods_of(business_id, true) from company_profile where is_published;
alter table company_profile force row level security;
