-- Files of questions, their answers and awards. Those of a question are its two sides' alone, even where the answer is
-- everybody's: the address of a file says whose it is. Those of an award are the buyer's.
alter table record_file drop constraint record_file_owner_type_check;
alter table record_file add constraint record_file_owner_type_check
  check (owner_type in ('inquiry', 'quotation', 'deal', 'question', 'answer', 'award'));
alter policy other_side on record_file using (
  case owner_type
    when 'inquiry' then exists (select from inquiry i where i.id = owner_id and i.status > 0)
    when 'quotation' then exists (select from quotation_open o where o.quotation_id = owner_id)
    when 'deal' then exists (select from deal d where d.id = owner_id)
    when 'question' then exists (select from clarification q where q.id = owner_id)
    when 'answer' then exists (select from clarification_answer a where a.id = owner_id)
    else false
  end
);
