-- An event of a request: whoever has the hashes of the tokens is the actor, so nobody writes in another's name. Without
-- any it is a visitor's. A token that this very act has ended (a logout, a switch) still counts, and
-- the refusals of one that has ended since: they wait for 300 s and are written within a second or two.
create or replace function app.record_request_event(login_hash bytea, session_hash bytea, chat_hash bytea, event jsonb)
  returns bigint
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  actor record;
begin
  if login_hash is null and session_hash is null and chat_hash is null then
    return app.write_audit_event('visitor', 'session', null, null, null, null, '', event);
  end if;
  if chat_hash is not null then
    -- A chat token knows no company: it is the one that its login acts for.
    select t.user_id, t.login_id, s.id as session_id, s.business_id into actor
    from app.chat_token t
    left join app.session s on s.login_id = t.login_id and s.revoked_at is null
    where t.token_hash = chat_hash and t.expires_at > statement_timestamp()
      and (t.revoked_at is null or t.revoked_at > statement_timestamp() - interval '10 minutes')
    order by s.id desc
    limit 1;
  elsif login_hash is not null then
    select l.user_id, l.id as login_id, s.id as session_id, s.business_id into actor
    from app.login l
    left join app.session s on s.login_id = l.id and s.user_id = l.user_id and s.token_hash = session_hash
      and (s.revoked_at is null or s.revoked_at > statement_timestamp() - interval '10 minutes')
    where l.token_hash = login_hash and l.expires_at > statement_timestamp()
      and (l.revoked_at is null or l.revoked_at > statement_timestamp() - interval '10 minutes');
  else
    select s.user_id, s.login_id, s.id as session_id, s.business_id into actor
    from app.session s
    where s.token_hash = session_hash and s.expires_at > statement_timestamp()
      and (s.revoked_at is null or s.revoked_at > statement_timestamp() - interval '10 minutes');
  end if;
  if actor.user_id is null then
    raise exception 'an event of nobody''s tokens' using errcode = 'invalid_authorization_specification';
  end if;
  return app.write_audit_event(
    'user', 'session', actor.user_id, actor.business_id, actor.login_id, actor.session_id, '', event);
end
$$;
