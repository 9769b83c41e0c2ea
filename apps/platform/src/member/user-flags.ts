import './tables.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../http/caller.ts';

/** Status of a certification that was approved. */
const CERTIFIED = 2;

/** What a member has set up and proven so far; the corporate facts are those of the business acted for. */
export interface UserFlags {
  readonly hasLoginPassword: boolean;
  readonly hasPayPassword: boolean;
  readonly personalCert: boolean;
  readonly corporateCert: boolean;
  readonly isOwner: boolean;
}

export function readUserFlags(database: Database, { userId, acting }: Member): Promise<UserFlags> {
  return database.withCredentials(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .leftJoin('pay_password', 'pay_password.user_id', 'account.id')
      .select(['password_hash', 'cert_status', 'pay_password.user_id as pin_of'])
      .where('account.id', '=', userId)
      .executeTakeFirstOrThrow();
    const business =
      acting &&
      (await transaction
        .selectFrom('business')
        .select('cert_status')
        .where('id', '=', acting.businessId)
        .executeTakeFirst());
    return {
      hasLoginPassword: account.password_hash !== null,
      hasPayPassword: account.pin_of !== null,
      personalCert: account.cert_status === CERTIFIED,
      corporateCert: business?.cert_status === CERTIFIED,
      isOwner: acting?.isOwner ?? false,
    };
  });
}
