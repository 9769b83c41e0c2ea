import * as v from 'valibot';
import { code, id, list, text } from '../wire-values.ts';

/** User and membership as the user-information call returns them. Certification states: 0 none, 1 pending, 2 passed, 3 refused. */
export const memberDetailSchema = v.object({
  id,
  account: text,
  realName: text,
  avatar: text,
  phoneMasked: text,
  permissionKeys: list(v.string()),
  /** The company asks for a second factor that the member has not turned on: its keys open nothing until then. */
  isSecondFactorDue: v.optional(v.boolean()),
  /** Rights over records: 1 of the whole business, 2 of the member's own. */
  dataScope: code,
  certStatus: v.nullish(v.object({ personal: code, corporate: code }), () => ({ personal: null, corporate: null })),
  /** What the company is, by the codes of the dictionary companyRole; empty when it has not said so. */
  companyRoles: list(v.number()),
  vip: v.nullish(v.object({ level: code, name: text, expireTime: text }), null),
});

export type MemberDetail = v.InferOutput<typeof memberDetailSchema>;
