-- 3: taken back by its person before anybody has answered it.
alter table join_request drop constraint join_request_status_check;
alter table join_request add constraint join_request_status_check check (status between 0 and 3);
create index join_request_of_applicant on join_request (create_user_id, create_time desc, id desc);
