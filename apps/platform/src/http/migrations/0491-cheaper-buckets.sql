-- An index on the moment makes every take write both indexes anew: without it, and with room on each page, a bucket is
-- updated in its place. The sweep of old ones, once in a while, reads the whole of a small table.
drop index request_bucket_by_time;
alter table request_bucket set (fillfactor = 50);
