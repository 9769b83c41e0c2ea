-- What a certificate lets its company build, as the paper says it (domain rules 15.5); '' where it says nothing.
alter table qualification add column scope text not null default '' check (char_length(scope) <= 500);
