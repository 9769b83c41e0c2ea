-- Token buckets that all processes share: when each is full again. Worth no write-ahead log; a crash refills them.
create unlogged table request_bucket (
  key text primary key,
  full_at timestamptz not null
);
create index request_bucket_by_time on request_bucket (full_at);
grant select, insert, update, delete on request_bucket to app_auth;
