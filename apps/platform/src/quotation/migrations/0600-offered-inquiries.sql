-- A draft, or a quotation that was taken back, is no door to an inquiry that has become one for others alone.
drop policy offered on inquiry;
create policy offered on inquiry for select to app_user using (
  status > 0 and (
    publish_scope = 1
    or exists (
      select from inquiry_invitee v
      where v.inquiry_id = inquiry.id and v.business_id = (select app.current_business())
    )
    or exists (
      select from quotation q
      where q.inquiry_id = inquiry.id and q.business_id = (select app.current_business())
        and q.submit_time is not null and q.status <> 2
    )
  )
);
