-- An act whose member was kept out or removed while it ran is taken back as a whole: row security has hidden from the
-- statements behind that what those before it had written. The event of the act goes with its commit, so it is asked here.
create function app.record_act_event(login_hash bytea, session_hash bytea, chat_hash bytea, event jsonb) returns bigint
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  if session_hash is not null and exists (
    select from app.session s
    join app.membership m on m.user_id = s.user_id and m.business_id = s.business_id
    where s.token_hash = session_hash and m.status <> 1
  ) then
    raise exception 'a member who is no more' using errcode = 'JZ403';
  end if;
  return app.record_request_event(login_hash, session_hash, chat_hash, event);
end
$$;
revoke execute on function app.record_act_event(bytea, bytea, bytea, jsonb) from public;
grant execute on function app.record_act_event(bytea, bytea, bytea, jsonb) to app_user;
