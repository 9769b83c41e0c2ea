import { randomBytes } from 'node:crypto';
import type { Connection } from '../src/db/connection.ts';
import { hashToken, tokenHashBytes } from '../src/db/context.ts';

/** A member that a benchmark asks as. */
export interface Session {
  readonly userId: string;
  /** A file of the member's business. */
  readonly fileId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const noticesEach = 40;

/** Members of as many businesses, each logged in, with notices of all four types. */
export async function addMembers(admin: Connection, sessions: number): Promise<Session[]> {
  const added: Session[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const platformToken = randomBytes(32).toString('base64url');
    const accessToken = randomBytes(32).toString('base64url');
    const { rows } = await admin.query<{ user_id: string; business_id: string }>(
      `with person as (insert into app.account (phone) values ($1) returning id),
        company as (insert into app.business (name, tenant_id, kind) values ('演示企业', '000000', 1) returning id),
        member as (
          insert into app.membership (user_id, business_id) select person.id, company.id from person, company),
        login as (
          insert into app.login (user_id, token_hash, idle_expires_at, expires_at)
          select id, $2, now() + interval '7 days', now() + interval '30 days' from person returning id, user_id)
      insert into app.session (login_id, user_id, business_id, token_hash, idle_expires_at, expires_at)
        select login.id, user_id, company.id, $3, now() + interval '7 days', now() + interval '30 days'
        from login, company returning user_id, business_id`,
      [
        String(13_700_000_000 + index),
        tokenHashBytes(hashToken(platformToken)),
        tokenHashBytes(hashToken(accessToken)),
      ],
    );
    const [{ user_id: userId, business_id: businessId } = { user_id: '', business_id: '' }] = rows;
    await admin.query(
      `insert into app.notice (user_id, business_id, notice_type, title, content, create_time)
       select $1, $2, n % 4, '询价邀请', '砚北建设邀请您参与“主体结构钢材采购”报价', now() - n * interval '1 hour'
       from generate_series(1, $3) as n`,
      [userId, businessId, noticesEach],
    );
    const headers = { 'Blade-Auth': `bearer ${platformToken}`, 'Business-Token': `bearer ${accessToken}` };
    const { rows: files } = await admin.query<{ id: string }>(
      `insert into app.attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key,
         create_user_id, confirm_time)
       values ($1, '合同.pdf', 'pdf', 10, md5('x'), 'bench', 'bench/contract.pdf', $2, now()) returning id`,
      [businessId, userId],
    );
    added.push({ userId, fileId: files[0]?.id ?? '', headers });
  }
  await admin.query('analyze');
  return added;
}
