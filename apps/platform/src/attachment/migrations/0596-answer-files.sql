-- Files of questions and answers about a record (domain rules 3.12), and what the approval of an award rests on (4.7). A
-- question's are its asker's and the owner's alone, even where all read it: the address of a file names its company.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check
  check (owner_type in ('inquiry', 'quotation', 'deal', 'clarification', 'clarification_answer', 'inquiry_award'));
drop policy other_side on record_file;
create policy other_side on record_file for select to app_user using (
  case owner_type
    when 'inquiry' then exists (select from inquiry i where i.id = owner_id and i.status > 0)
    when 'quotation' then exists (select from quotation_open o where o.quotation_id = owner_id)
    when 'deal' then exists (select from deal d where d.id = owner_id)
    when 'clarification' then exists (select from clarification q where q.id = owner_id)
    when 'clarification_answer' then exists (select from clarification_answer a where a.id = owner_id)
    else false
  end
);
