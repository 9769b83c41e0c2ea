import './tables.ts';
import type { invitationSchemas } from '@jianzhu/api-client/schemas';
import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { INVITATION_MESSAGES, type InvitationLinkFields, linkState, MOST_LINKS } from '@jianzhu/domain/invitations';
import type { InferOutput } from 'valibot';
import { readNow } from '../db/business-clock.ts';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { personName } from '../member/person-name.ts';
import type { ListShape } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import { changeRecord, type Seen } from '../record/save-record.ts';
import { lockMembers, storedRoleKeys } from '../role/assigned-roles.ts';
import { refuseCompany } from './add-member.ts';
import { type GivenRole, namesOf, readGivenRoles } from './given-roles.ts';

export type InvitationLink = Row<'invitation_link'>;
type LinkRow = InferOutput<typeof invitationSchemas.links.data>['records'][number];

export const LINK_LIST = { filters: {}, sorts: {}, order: ['invitation_link.create_time'] } satisfies ListShape<object>;

/** What became of a link by now. */
export const stateOf = ({ revoked_at, expires_at, uses, max_uses }: InvitationLink, now: Date) =>
  linkState(
    { isRevoked: revoked_at !== null, expiresAt: expires_at.getTime(), uses, maxUses: max_uses },
    now.getTime(),
  );

/** Makes a link of the caller's company; its token is in the answer and nowhere else. In her session. */
export async function addLink(
  transaction: Transaction,
  { userId, acting }: BusinessMember,
  fields: InvitationLinkFields,
): Promise<{ id: string; token: string; expireTime: string } | Refusal> {
  const { businessId } = acting;
  await lockMembers(transaction, businessId);
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  const role_keys = await storedRoleKeys(transaction, fields.roleIds, businessId);
  if (role_keys instanceof Refusal) return role_keys;
  const now = await readNow(transaction);
  if ((await countOpen(transaction, now)) >= MOST_LINKS) return refuse('stateConflict', INVITATION_MESSAGES.linksMany);
  const token = createOpaqueToken();
  const expires_at = new Date(now.getTime() + fields.expireDays * DAY_MS);
  const { id } = await transaction
    .insertInto('invitation_link')
    .values({
      ...{
        business_id: businessId,
        create_user_id: userId,
        update_user_id: userId,
        create_time: now,
        update_time: now,
      },
      ...{ token_hash: tokenHashBytes(hashToken(token)), max_uses: fields.maxUses, expires_at, role_keys },
      ...{ department: fields.department, position: fields.position, message: fields.message },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expireTime: formatDateTime(expires_at.getTime()) };
}

async function countOpen(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitation_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets nobody join by a link any more; in the caller's session. */
export async function revokeLink(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const now = await readNow(transaction);
  const roles = await readGivenRoles(transaction, caller.acting.businessId);
  const toWire = (row: InvitationLink) => toLink({ ...row, real_name: '', nick_name: '' }, roles, now, caller);
  const changed = await changeRecord({ table: 'invitation_link', toWire }, { transaction, caller }, seen, {
    revoked_at: now,
  });
  return changed instanceof Refusal ? changed : null;
}

/** The links of the caller's company with who made each. */
export const linksOf = (transaction: Transaction) =>
  transaction
    .selectFrom('invitation_link')
    .innerJoin('account as inviter', 'inviter.id', 'invitation_link.create_user_id')
    .selectAll('invitation_link')
    .select(['inviter.real_name', 'inviter.nick_name']);

export function toLink(
  row: InvitationLink & { readonly real_name: string; readonly nick_name: string },
  roles: readonly GivenRole[],
  now: Date,
  { acting }: BusinessMember,
): LinkRow {
  const state = stateOf(row, now);
  const mayRevoke = state === 'open' && permissionKeys(acting).includes('member_invite');
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
    allowedActions: mayRevoke ? ['revoke'] : [],
    ...{ roleNames: namesOf(roles, row.role_keys), department: row.department, position: row.position },
    ...{ message: row.message, inviterName: personName(row), expireTime: timeText(row.expires_at) },
    ...{ maxUses: row.max_uses, uses: row.uses, state, createTime: timeText(row.create_time) },
  };
}
