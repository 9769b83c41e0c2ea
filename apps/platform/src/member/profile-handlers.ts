import './tables.ts';
import '../attachment/tables.ts';
import '../content/tables.ts';
import type { profile } from '@jianzhu/api-client/contract';
import { avatarKind, PROFILE_MESSAGES } from '@jianzhu/domain';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asMember, type ContextHandlers } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { LOGIN_MESSAGES } from './messages.ts';

const GENDERS = { male: 1, female: 2 } as const;
const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** The member's own data (domain rules 28, 30.1). What a request leaves out stays as it is. */
export function profileHandlers(database: Database): ContextHandlers<typeof profile> {
  return {
    update: asMember(async ({ body }, { caller }) => {
      const { regionCode, avatar } = body;
      const changed = {
        nick_name: body.nickname,
        ...(avatar !== undefined && { avatar }),
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
      return database.withSession(caller.session, async (transaction) => {
        if (regionCode !== undefined && !(await isDistrict(transaction, regionCode))) {
          return refuseField('regionCode', LOGIN_MESSAGES.regionUnknown);
        }
        if (avatar !== undefined && !(await mayBePicture(transaction, caller.userId, avatar))) {
          return refuseField('avatar', PROFILE_MESSAGES.avatarAddress);
        }
        await transaction
          .updateTable('account')
          .set({ ...changed, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
          .where('id', '=', caller.userId)
          .execute();
        return null;
      });
    }),
  };
}

async function isDistrict(transaction: Transaction, code: string): Promise<boolean> {
  return (
    (await transaction.selectFrom('district').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
  );
}

/** Of files only pictures that the member has uploaded; row security lets those of other companies not be seen. */
async function mayBePicture(transaction: Transaction, userId: string, avatar: string): Promise<boolean> {
  if (avatarKind(avatar) !== 'resource') return true;
  const id = parseRecordId(avatar);
  const picture =
    id &&
    (await transaction
      .selectFrom('attachment')
      .select('id')
      .where('id', '=', id)
      .where('create_user_id', '=', userId)
      .where('file_ext', 'in', PICTURES)
      .where('confirm_time', 'is not', null)
      .executeTakeFirst());
  return picture !== undefined;
}
