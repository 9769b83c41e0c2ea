import './tables.ts';
import type { profile } from '@jianzhu/api-client/contract';
import { avatarKind, maskPhone, PROFILE_MESSAGES, shownAvatar } from '@jianzhu/domain';
import { checkVersion } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asMember, type ContextHandlers } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { refuseChanged } from '../record/refuse-changed.ts';
import { regionOf } from '../region/region-tree.ts';
import { hideAvatar, showAsAvatar } from './avatar-files.ts';
import { LOGIN_MESSAGES } from './messages.ts';

/** As the column has it; 0 for who does not say. */
const GENDER_CODES = { male: 1, female: 2 } as const;

/** The member's own data (domain rules 28, 30.1). What a request leaves out stays as it is. */
export function profileHandlers(database: Database): ContextHandlers<typeof profile> {
  return {
    detail: asMember((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readProfile(transaction, caller.userId)),
    ),
    update: asMember(async ({ body }, { caller }) => {
      const { region, avatar } = body;
      const changed = {
        ...(body.nickname !== undefined && { nick_name: body.nickname }),
        ...(body.gender !== undefined && { gender: body.gender === null ? 0 : GENDER_CODES[body.gender] }),
        ...(body.birthday !== undefined && { birthday: body.birthday || null }),
        ...(body.email !== undefined && { email: body.email }),
        ...(body.intro !== undefined && { intro: body.intro }),
        ...(region !== undefined && {
          province_code: region?.provinceCode ?? '',
          city_code: region?.cityCode ?? '',
          district_code: region?.districtCode ?? '',
        }),
      };
      return database.withSession(caller.session, async (transaction) => {
        const current = await readProfile(transaction, caller.userId, 'to change');
        if (body.version !== undefined && checkVersion(current.version, body.version) !== null) {
          return refuseChanged(transaction, current, caller.userId, await ownChange(transaction, caller.userId));
        }
        if (region && regionOf(region.districtCode) === undefined) {
          return refuseField('region', LOGIN_MESSAGES.regionUnknown);
        }
        const picture = avatar === undefined ? current.avatar : await pictureOf(transaction, current, avatar);
        if (picture === undefined) return refuseField('avatar', PROFILE_MESSAGES.avatarAddress);
        await transaction
          .updateTable('account')
          .set({ ...changed, avatar: picture, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
          .where('id', '=', caller.userId)
          .execute();
        return null;
      });
    }),
  };
}

async function readProfile(transaction: Transaction, userId: string, purpose?: 'to change') {
  const row = await transaction
    .selectFrom('account')
    .select(['id', 'phone', 'nick_name', 'avatar', 'gender', 'email', 'intro', 'district_code', 'version'])
    .select(sql<string | null>`birthday::text`.as('birthday'))
    .where('id', '=', userId)
    .$if(purpose !== undefined, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const isMale = row.gender === GENDER_CODES.male;
  return {
    id: row.id,
    version: row.version,
    phoneMasked: maskPhone(row.phone),
    avatar: shownAvatar(row.avatar),
    nickname: row.nick_name,
    gender: isMale || row.gender === GENDER_CODES.female ? (isMale ? ('male' as const) : ('female' as const)) : null,
    birthday: row.birthday ?? '',
    email: row.email,
    region: regionOf(row.district_code) ?? null,
    intro: row.intro,
  };
}

/** Nobody else can change it. */
async function ownChange(transaction: Transaction, userId: string) {
  const { updated_at: time } = await transaction
    .selectFrom('account')
    .select('updated_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, time };
}

/** Where a picture is read that was given; undefined for a file that is not a picture of this member. */
async function pictureOf(
  transaction: Transaction,
  { id, avatar: before }: { readonly id: string; readonly avatar: string },
  avatar: string,
): Promise<string | undefined> {
  if (avatar === before) return before;
  if (avatarKind(avatar) === 'resource') return showAsAvatar(transaction, id, avatar);
  await hideAvatar(transaction, id);
  return avatar;
}
