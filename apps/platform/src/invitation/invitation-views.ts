import './tables.ts';
import '../showcase/tables.ts';
import type { invitationSchemas } from '@jianzhu/api-client/schemas';
import { formatDateTime, maskPhone } from '@jianzhu/domain';
import { INVITATION_STATUS, invitationMachine, invitationStatusByNow, RESENT_FROM } from '@jianzhu/domain/invitations';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Caller } from '../http/caller.ts';
import { isInCompany } from '../member/membership.ts';
import { namedOrCalled } from '../member/named-or-called.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { accountName, personName } from '../member/person-name.ts';
import { isCertified } from '../member/standing.ts';
import type { ListShape } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import { type GivenRole, roleNames } from '../role/given-roles.ts';

export type Invitation = Row<'invitation'>;
type InvitationRow = InferOutput<typeof invitationSchemas.list.data>['records'][number];
type Company = InferOutput<typeof invitationSchemas.detail.data>['company'];

/** Whose phone it is for needs no role. */
export const INVITEE = { is: ['invitee'], permissionKeys: [] } as const;

/** The caller as a member of the company that invites. */
export function inviterOf(caller: Extract<Caller, { readonly kind: 'member' | 'business' }>) {
  const { acting } = caller;
  return { is: ['inviter'] as const, permissionKeys: acting === undefined ? [] : permissionKeys(acting) };
}

const { waiting, expired } = INVITATION_STATUS;
const runsOn = sql<SqlBool>`invitation.status = ${waiting} and invitation.expires_at > ${businessNow}`;
const hasRunOut = sql<SqlBool>`invitation.status = ${waiting} and invitation.expires_at <= ${businessNow}`;

/** Invitations that have a status by now, as `invitationStatusByNow` says of one. */
function isByNow(status: number) {
  const kept = sql<SqlBool>`invitation.status = ${status}`;
  if (status === waiting) return runsOn;
  return status === expired ? sql<SqlBool>`(${kept} or ${hasRunOut})` : kept;
}

export const INVITATION_LIST = {
  filters: {
    keyword: (text) => namedOrCalled(text, 'invitation.phone', 'invitation.name'),
    status: isByNow,
  },
  sorts: {},
  order: ['invitation.create_time'],
} satisfies ListShape<{ keyword?: string | undefined; status?: number | undefined }>;

/** The invitations of the caller's business with who sent each; row security leaves others' out but for one's own phone. */
export const invitationsOf = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('invitation')
    .innerJoin('account as inviter', 'inviter.id', 'invitation.create_user_id')
    .selectAll('invitation')
    .select(['inviter.real_name', 'inviter.nick_name'])
    .where('invitation.business_id', '=', businessId);

/** Invitations of a company that may still be accepted. */
export async function countWaiting(transaction: Transaction, businessId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where(runsOn)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of one, by a time that was read after its lock. */
export function statusByNow({ status, expires_at }: Pick<Invitation, 'status' | 'expires_at'>, now: Date) {
  const isInTime = expires_at.getTime() > now.getTime();
  return { isInTime, status: invitationStatusByNow(status, { isInTime }) };
}

/** What an invitation says of itself, to both sides. */
export function toRow(
  row: Invitation & { readonly inviterName: string },
  roles: readonly GivenRole[],
  now: Date,
  towards: typeof INVITEE | ReturnType<typeof inviterOf>,
): InvitationRow {
  const { isInTime, status } = statusByNow(row, now);
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code },
    allowedActions: invitationMachine.allowedActions(status, towards, { isInTime }),
    ...{ name: row.name, phoneMasked: maskPhone(row.phone), roleNames: roleNames(row.role_keys, roles) },
    ...{ department: row.department, position: row.position, message: row.message, inviterName: row.inviterName },
    status,
    ...{ createTime: timeText(row.create_time), expireTime: timeText(row.expires_at) },
    ...{ answerTime: timeText(row.answer_time), isByLink: row.link_id !== null },
    canResend: RESENT_FROM.includes(status) && towards.permissionKeys.some((key) => key === 'member_invite'),
  };
}

type Listed = Awaited<ReturnType<ReturnType<typeof invitationsOf>['execute']>>[number];

/** The same of a row of the list. */
export const toListed = (
  row: Listed,
  roles: readonly GivenRole[],
  now: Date,
  towards: ReturnType<typeof inviterOf>,
): InvitationRow => toRow({ ...row, inviterName: personName(row) }, roles, now, towards);

/** What whoever is invited sees of the company; in a transaction that works for it. */
export async function readOffered(
  transaction: Transaction,
  { business_id, create_user_id }: Pick<Invitation, 'business_id' | 'create_user_id'>,
  userId: string,
  now: Date,
): Promise<{ company: Company; inviterName: string; isMember: boolean; serverTime: string }> {
  const business = await transaction
    .selectFrom('business')
    .leftJoin('company_profile as profile', 'profile.business_id', 'business.id')
    .select(['business.id', 'business.name', 'business.kind', 'business.cert_status', 'business.account_header'])
    .select(['profile.logo', 'profile.region_name', 'profile.is_published'])
    .where('business.id', '=', business_id)
    .executeTakeFirstOrThrow();
  return {
    company: {
      ...{ id: business.id, name: business.name, isCertified: isCertified(business) },
      logo: (business.is_published ? business.logo : null) || business.account_header,
      cityName: business.is_published ? (business.region_name ?? '') : '',
    },
    inviterName: await accountName(transaction, create_user_id),
    isMember: await isInCompany(transaction, business_id, userId),
    serverTime: formatDateTime(now.getTime()),
  };
}
