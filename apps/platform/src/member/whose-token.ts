import type { Database } from '../db/database.ts';
import { findAccessToken } from './access-tokens.ts';
import { personName } from './person-name.ts';

/** Who acts for which business by an access token; undefined for one that is not in force. */
export function whoseToken(
  database: Database,
  accessToken: string,
): Promise<{ readonly name: string; readonly businessId: string } | undefined> {
  return database.withCredentials(async (transaction) => {
    const session = await findAccessToken(transaction, accessToken);
    if (session === undefined) return undefined;
    const account = await transaction
      .selectFrom('account')
      .select(['real_name', 'nick_name'])
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow();
    return { name: personName(account), businessId: session.businessId };
  });
}
