-- From now on user_id and tenant_id (the company acted for) are those of the request's tokens, and names are not kept.
-- What was claimed before is nobody's.
update analytics_record set user_id = '', real_name = '', tenant_id = '', tenant_name = '';
