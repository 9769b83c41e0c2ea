-- What a company is, by the codes of the dictionary companyRole; said at its certification.
alter table business add column company_roles smallint[] not null default '{}';
