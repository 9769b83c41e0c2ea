import type { TestDatabase } from './test-database.ts';

/** The digits of {@link giveIdentityCode}. */
export const IDENTITY_CODE = '135790';

/** Has a member a code at hand that proves her identity, as if one had been sent to her phone just now. */
export async function giveIdentityCode(db: Pick<TestDatabase, 'admin'>, userId: string): Promise<void> {
  await db.admin(
    `insert into sms_code (phone, scene, code_hash, expires_at)
     select phone, 'identity', salt || sha256(salt || convert_to($2, 'utf8')), now() + interval '5 minutes'
     from account, (select decode(repeat('ab', 16), 'hex') as salt) s where id = $1`,
    [userId, IDENTITY_CODE],
  );
}
