-- An attempt that was given up is asked after as one that is open, as long as its channel may have it charged.
drop index pay_attempt_to_query;
create index pay_attempt_to_query on pay_attempt (query_time) where query_time is not null;
