-- The rhythm of the movement that solved a puzzle: a recording solves only one.
alter table captcha add column rhythm_hash bytea;
create unique index captcha_by_rhythm on captcha (rhythm_hash);
