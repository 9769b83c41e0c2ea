-- An act that reaches the records of several companies is taken back as one of a session is, where its member was kept out or
-- removed while it waited.
grant execute on function app.record_act_event(bytea, bytea, bytea, jsonb) to app_worker;
