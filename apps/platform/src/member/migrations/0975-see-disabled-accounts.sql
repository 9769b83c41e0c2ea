-- Who is asked to do something for a company must be able to: an account that is switched off is passed over.
grant select (disabled_at) on account to app_user, app_worker;
