-- Questions of suppliers about an inquiry or a tender (domain rules 3.12). Who asks is known to the two sides alone.
create table clarification (
  id bigint primary key default app.next_id(),
  -- Who asks.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  -- Whose record it is about.
  owner_business_id bigint not null references business (id),
  biz_type text not null check (biz_type in ('inquiry', 'tender')),
  biz_id bigint not null,
  line_id bigint,
  content text not null,
  attachments jsonb not null default '[]',
  check (business_id <> owner_business_id)
);
create index clarification_of_record on clarification (biz_type, biz_id, id desc);
call app.protect_tenant_table('clarification');
create policy owner on clarification for select to app_user
  using (owner_business_id = (select app.current_business()));
create policy worker on clarification to app_worker using (true) with check (true);

-- An answer; with the question's own words where everybody may read it, and never with who asked.
create table clarification_answer (
  -- Of the question.
  id bigint primary key references clarification (id) on delete cascade,
  -- Whose record it is about.
  business_id bigint not null references business (id),
  create_user_id bigint not null references account (id),
  create_time timestamptz not null default now(),
  biz_type text not null,
  biz_id bigint not null,
  line_id bigint,
  question text not null,
  question_attachments jsonb not null,
  question_time timestamptz not null,
  content text not null,
  attachments jsonb not null default '[]',
  is_public boolean not null
);
create index clarification_answer_of_record on clarification_answer (biz_type, biz_id) where is_public;
call app.protect_tenant_table('clarification_answer');
create policy worker on clarification_answer to app_worker using (true) with check (true);
create policy asker on clarification_answer for select to app_user using (
  exists (select from clarification q where q.id = clarification_answer.id)
);

-- Whether this request may read the record that is asked about: row security of the record itself says so.
create function app.may_read_clarified(biz_type text, biz_id bigint) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
begin
  return case biz_type
    when 'inquiry' then exists (select from app.inquiry i where i.id = may_read_clarified.biz_id)
    else false
  end;
end
$$;
revoke execute on function app.may_read_clarified(text, bigint) from public;
grant execute on function app.may_read_clarified(text, bigint) to app_user;
create policy everybody on clarification_answer for select to app_user
  using (is_public and app.may_read_clarified(biz_type, biz_id));
