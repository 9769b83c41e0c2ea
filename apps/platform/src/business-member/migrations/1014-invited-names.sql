-- A member without a name of her own is called as she was invited. Where the company is passed on, before there is a session,
-- the look-up of a member is the same; no policy shows it a row, so nobody is called so there.
grant select (id, business_id, answer_user_id, name) on invitation to app_auth;
