-- Invitations into a company, each for one phone (domain rules 16.2), and the links by which several persons join.
create table invitation_link (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  -- SHA-256 of what the link carries; shown once, when it is made.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- As a membership keeps them.
  role_keys text[] not null check (cardinality(role_keys) > 0),
  department text not null,
  position text not null,
  message text not null,
  max_uses smallint not null check (max_uses between 1 and 200),
  uses smallint not null default 0 check (uses between 0 and max_uses),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index invitation_link_of_business on invitation_link (business_id, create_time desc, id desc);
call app.protect_tenant_table('invitation_link');
-- Who has a link names no company: the platform finds the one it leads into.
create policy followed on invitation_link for select to app_worker using (true);

create table invitation (
  id bigint primary key default app.next_id(),
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  update_user_id bigint not null references account (id),
  update_time timestamptz not null default now(),
  version integer not null default 1,
  code text not null unique,
  phone text not null check (phone ~ '^1[3-9]\d{9}$'),
  name text not null,
  -- As a membership keeps them.
  role_keys text[] not null check (cardinality(role_keys) > 0),
  department text not null,
  position text not null,
  message text not null,
  -- Days in which it is answered, for the one that is sent again.
  expire_days smallint not null check (expire_days in (3, 7, 15)),
  expires_at timestamptz not null,
  -- 0 waiting, 1 joined, 2 refused, 3 revoked, 4 expired
  status smallint not null default 0 check (status between 0 and 4),
  -- Who has answered it, and when.
  answer_user_id bigint references account (id),
  answer_time timestamptz,
  -- Of whoever joined by one.
  link_id bigint references invitation_link (id)
);
-- One at a time for a phone.
create unique index invitation_waiting on invitation (business_id, phone) where status = 0 and link_id is null;
create index invitation_of_business on invitation (business_id, create_time desc, id desc);
create index invitation_of_phone on invitation (phone) where status = 0;
call app.protect_tenant_table('invitation');
-- Whose phone it is for sees it, in whatever company she acts.
create policy invitee on invitation for select to app_user using (
  phone = (select a.phone from account a where a.id = (select app.current_user_id()))
);

-- Each ends by itself when nobody has answered it in its time (business clock).
create function app.schedule_invitation_end() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform app.schedule_job(
    'invitation.expire', new.id::text, new.expires_at,
    jsonb_build_object('invitationId', new.id::text, 'businessId', new.business_id::text));
  return null;
end
$$;
revoke execute on function app.schedule_invitation_end() from public;

create trigger ends_by_itself after insert on invitation
  for each row when (new.status = 0 and new.link_id is null) execute function app.schedule_invitation_end();
