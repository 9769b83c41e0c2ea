import './tables.ts';
import type { profile } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { asMember, type ContextHandlers } from '../http/handler.ts';

const GENDERS = { male: 1, female: 2 } as const;

/** The member's own data (domain rules 28, 30.1). What a request leaves out stays as it is. */
export function profileHandlers(database: Database): ContextHandlers<typeof profile> {
  return {
    update: asMember(async ({ body }, { caller }) => {
      const { regionCode } = body;
      const changed = {
        nick_name: body.nickname,
        ...(body.avatar !== undefined && { avatar: body.avatar }),
        ...(body.gender !== undefined && { gender: GENDERS[body.gender] }),
        ...(body.birthday !== undefined && { birthday: body.birthday }),
        ...(body.email !== undefined && { email: body.email }),
        ...(body.intro !== undefined && { intro: body.intro }),
        ...(regionCode !== undefined && {
          province_code: `${regionCode.slice(0, 2)}0000`,
          city_code: `${regionCode.slice(0, 4)}00`,
          district_code: regionCode,
        }),
      };
      await database.withSession(caller.session, (transaction) =>
        transaction
          .updateTable('account')
          .set({ ...changed, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
          .where('id', '=', caller.userId)
          .execute(),
      );
      return null;
    }),
  };
}
