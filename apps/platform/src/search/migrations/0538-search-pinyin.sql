-- How the title is typed in pinyin from each of its Chinese characters on, in full and by initials; made by the
-- application. Documents of before have none until their record is written again.
alter table search_document add column pinyin tsvector not null default '';
create index search_document_pinyin on search_document using gin (pinyin);
