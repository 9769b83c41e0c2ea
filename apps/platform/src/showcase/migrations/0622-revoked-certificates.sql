-- Certificates that hold no longer, though nobody has let them end (domain rules 21); said by who runs the platform.
alter table qualification
  add column revoked_at timestamptz,
  add column revoke_reason text not null default '';
alter table lesson_certificate
  add column revoked_at timestamptz,
  add column revoke_reason text not null default '';
create index qualification_number on qualification (cert_no);

create policy operated on qualification for update to app_worker
  using ((select app.worker_business()) is null) with check ((select app.worker_business()) is null);
grant update on lesson_certificate to app_worker;
