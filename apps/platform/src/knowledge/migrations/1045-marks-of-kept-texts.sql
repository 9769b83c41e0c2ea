-- What its company has taken off is shown to its buyers by the worker, with what readers have made of it.
grant select on knowledge_marks to app_worker;
