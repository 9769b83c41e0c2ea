-- A chat token is given to whose roles grant the chat. It ends when they, or the membership, change: whoever still may
-- chat gets another one, as after every end of a token.
create function app.end_chat_tokens() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update app.chat_token t set revoked_at = now()
  from app.login l
  where l.user_id = new.user_id and l.revoked_at is null and t.login_id = l.id and t.revoked_at is null;
  return null;
end
$$;
revoke execute on function app.end_chat_tokens() from public;

create trigger end_chat_tokens after update of status, role_keys, is_owner on membership
  for each row when (
    (old.status, old.role_keys, old.is_owner) is distinct from (new.status, new.role_keys, new.is_owner)
  )
  execute function app.end_chat_tokens();
