import { idSchema } from '@jianzhu/domain';
import { type BusinessMemberFields, businessMemberRecord, MEMBERSHIP_STATUSES } from '@jianzhu/domain/business-members';
import * as v from 'valibot';
import { byId, keyword, recordId, smsCode } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries, sortEntry } from './page.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

export const businessMemberSorts = ['joinTime', 'lastLoginTime'] as const;

/** A member as colleagues see her; `id` is that of her account. */
const row = v.object({
  ...recordEntries,
  realName: v.string(),
  avatar: v.string(),
  phoneMasked: v.string(),
  department: v.string(),
  position: v.string(),
  roleIds: v.array(idSchema),
  /** In the same order; a role that is gone is left out. */
  roleNames: v.array(v.string()),
  joinTime: v.string(),
  /** '' where she has never been here. */
  lastLoginTime: v.string(),
  /** Of MEMBERSHIP_STATUS. */
  status: v.number(),
  isOwner: v.boolean(),
  isSelf: v.boolean(),
  /** Her identity, which a new administrator needs. */
  isCertified: v.boolean(),
});

const filterEntries = {
  ...sortEntry(businessMemberSorts),
  /** A part of the name, the whole phone number or its last four digits. */
  keyword,
  roleId: v.optional(recordId),
  /** Without it: everybody who was not removed. */
  status: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.picklist(
        MEMBERSHIP_STATUSES.map(({ value }) => value),
        '成员状态不正确',
      ),
    ),
  ),
};

const updated = v.object({ ...seenRecord.entries, ...businessMemberRecord.entries });
type Updated = BusinessMemberFields & { readonly id: string; readonly version: number };

export const businessMemberSchemas = {
  list: { query: v.object({ ...pagingEntries, ...filterEntries }), data: pageOf(row) },
  exportRows: { body: v.object(filterEntries), data: exportOf(row) },
  detail: {
    query: byId,
    data: v.object({
      ...row.entries,
      /** What a colleague would take over if she went, each kind with how many. */
      belongings: v.array(v.object({ label: v.string(), count: v.number() })),
    }),
  },
  choices: {
    data: v.object({
      /** Every role but the administrator's: those of the platform, then those of the company's own; none may be given that may more. */
      roles: v.array(v.object({ id: idSchema, name: v.string(), isGivable: v.boolean() })),
      /** Everybody in good standing, those who joined first at the top. */
      colleagues: v.array(
        v.object({
          id: idSchema,
          name: v.string(),
          department: v.string(),
          position: v.string(),
          isOwner: v.boolean(),
          isCertified: v.boolean(),
        }),
      ),
      /** Those of the company's level, and how many its members have. */
      seats: v.object({ limit: v.number(), used: v.number() }),
      /** Invitations that nobody has answered, and persons who ask to join. */
      waiting: v.object({ invitations: v.number(), joinRequests: v.number() }),
    }),
  },
  // Fields read looser input than they give; who calls sends what they hold.
  update: { body: updated as unknown as v.GenericSchema<Updated, Updated>, data: row },
  disable: { body: seenRecord, data: row },
  enable: { body: seenRecord, data: row },
  remove: {
    /** Without an heir the administrator takes over. */
    body: v.object({ ...seenRecord.entries, heirId: v.optional(recordId) }),
    data: row,
  },
  transfer: {
    /** The administrator's own membership, and the colleague's account. */
    body: v.object({ ...seenRecord.entries, userId: recordId, smsCode }),
    data: v.null(),
  },
  mine: {
    data: v.array(
      v.object({
        businessId: idSchema,
        businessName: v.string(),
        department: v.string(),
        position: v.string(),
        isOwner: v.boolean(),
        /** The own one that came with the account. */
        isPersonal: v.boolean(),
        isDefault: v.boolean(),
        isCurrent: v.boolean(),
        joinTime: v.string(),
        lastLoginTime: v.string(),
      }),
    ),
  },
  /** Null: the one of the last login. */
  setDefault: { body: v.object({ businessId: v.nullable(recordId) }), data: v.null() },
  leave: { body: v.object({ businessId: recordId }), data: v.null() },
};
