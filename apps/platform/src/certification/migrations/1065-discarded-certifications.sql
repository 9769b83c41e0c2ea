-- An application that was begun, or came back from its review, may be given up: 5. What is in force stays as it is.
alter table personal_certification drop constraint personal_certification_status_check;
alter table personal_certification add constraint personal_certification_status_check check (status between 0 and 5);
alter table personal_certification drop constraint personal_certification_check1;
alter table personal_certification add constraint personal_certification_number_given
  check (status in (0, 3, 5) or id_mark is not null);

alter table corporate_certification drop constraint corporate_certification_status_check;
alter table corporate_certification add constraint corporate_certification_status_check check (status between 0 and 5);
alter table corporate_certification drop constraint corporate_certification_check;
alter table corporate_certification add constraint corporate_certification_handed_in check (
  status in (0, 3, 4, 5) or credit_code <> '' and legal_number is not null and submit_user_id is not null
);
drop policy never_decides on corporate_certification;
create policy never_decides on corporate_certification as restrictive for update to app_user
  using (status in (0, 1, 3)) with check (status in (0, 1, 3, 5));
