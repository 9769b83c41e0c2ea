-- Public answers about a tender are read by everybody who may read the tender.
create or replace function app.may_read_clarified(biz_type text, biz_id bigint) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
begin
  return case biz_type
    when 'inquiry' then exists (select from app.inquiry i where i.id = may_read_clarified.biz_id)
    when 'tender' then exists (select from app.tender t where t.id = may_read_clarified.biz_id)
    else false
  end;
end
$$;
