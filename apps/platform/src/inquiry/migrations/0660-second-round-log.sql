-- A second round is between the buyer and those who were asked: its acts say when it began and ended.
alter policy offered on status_log using (
  record_table = 'inquiry' and action not in ('exclude', 'restore')
  and (
    action not in ('startSecond', 'endSecond')
    or exists (
      select from second_round_asked a
      where a.inquiry_id = status_log.record_id and a.business_id = (select app.current_business())
    )
  )
  and exists (select from inquiry i where i.id = status_log.record_id and i.status > 0)
);
