-- Which inquiries a business published in a month, as its membership counts them (domain rules 12.2): one that is taken
-- back and published again counts once, one that is removed afterwards still counts.
create table inquiry_publication (
  business_id bigint not null references business (id),
  -- First day of the month, Asia/Shanghai.
  month date not null,
  inquiry_id bigint not null,
  primary key (business_id, month, inquiry_id)
);
call app.protect_tenant_table('inquiry_publication');
create policy worker on inquiry_publication to app_worker using (true) with check (true);

-- Whether a supplier has what an inquiry asks for is judged where both sides are seen.
create policy standing on qualification for select to app_worker using (true);
