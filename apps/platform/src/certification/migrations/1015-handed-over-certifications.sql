-- A refusal of a new company's application was logged under the person's own business, which the record has left since.
create policy of_certification on status_log for select to app_user using (
  record_table = 'corporate_certification'
  and exists (select from corporate_certification c where c.id = status_log.record_id)
);

-- The papers of a new company, and of who takes one over, go to that company with the application.
create policy handed_over on attachment for update to app_worker using (true) with check (true);
grant update (business_id) on attachment to app_worker;
grant update (business_id) on record_file to app_worker;
