-- What the search of the whole site finds, whatever its kind. Tokens are made by the application (bigrams of Chinese
-- characters, words of letters and digits), so that any PostgreSQL serves; title A, tag B, content C.
create table search_document (
  kind text not null check (kind in ('news', 'service', 'goods')),
  record_id bigint not null,
  title text not null,
  tag text not null default '',
  summary text not null default '',
  -- Title, tag, summary and text in one form of letters, for the check of whole phrases
  folded text not null,
  folded_title text not null,
  tokens tsvector not null,
  image text not null default '',
  -- fen
  price bigint,
  -- Added to the rank, for example of a member business
  boost real not null default 0,
  publish_time timestamptz not null,
  url text not null,
  primary key (kind, record_id)
);
create index search_document_tokens on search_document using gin (tokens);
create index search_document_latest on search_document (publish_time desc);

-- What was searched for and found, by day; the hot words come from it.
create table search_word (
  word text not null,
  day date not null,
  hits integer not null default 1,
  primary key (day, word)
);

call app.publish_table('search_document');
grant select on search_word to app_worker;
grant insert, update, delete on search_word to app_worker;
