import './tables.ts';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { numberInForce } from '../certification/citizen-number.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../http/caller.ts';

/** What a member has set up and proven so far; the corporate facts are those of the business acted for. */
export interface UserFlags {
  readonly hasLoginPassword: boolean;
  readonly hasPayPassword: boolean;
  readonly personalCert: boolean;
  /** A code alone proves no identity: the end of the identity number is asked for as well. */
  readonly asksIdNumber: boolean;
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
      personalCert: account.cert_status === CERTIFICATION_STATUS.approved,
      asksIdNumber: (await numberInForce(transaction, userId)) !== undefined,
      corporateCert: business?.cert_status === CERTIFICATION_STATUS.approved,
      isOwner: acting?.isOwner ?? false,
    };
  });
}
