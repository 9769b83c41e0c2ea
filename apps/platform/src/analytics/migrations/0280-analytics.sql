-- Records of use as browsers send them; every field is a claim of the caller.
create table analytics_record (
  id bigint primary key default app.next_id(),
  received_at timestamptz not null default now(),
  data_source text not null,
  action smallint not null,
  create_time text not null,
  real_name text not null,
  from_path text not null,
  to_path text not null,
  resolution text not null,
  -- ms
  stay_duration bigint not null,
  tenant_id text not null,
  tenant_name text not null,
  user_id text not null,
  view_option_content text not null,
  view_option_name text not null,
  other text not null
);
create index analytics_record_by_time on analytics_record (received_at);
grant select, insert, delete on analytics_record to app_worker;
