-- Receivers may take notices off their list; row security says which are theirs.
grant delete on notice to app_user;
