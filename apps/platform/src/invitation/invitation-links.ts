import './tables.ts';
import type { invitationSchemas } from '@jianzhu/api-client/schemas';
import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { INVITATION_MESSAGES, type InvitationLinkFields, linkState, MOST_LINKS } from '@jianzhu/domain/invitations';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { refuseCompany } from '../business-member/add-member.ts';
import { holdInSession } from '../business-member/hold-acting.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { personName } from '../member/person-name.ts';
import { findRecord } from '../record/find-record.ts';
import type { ListShape } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import { changeRecord, type Seen } from '../record/save-record.ts';
import { storedRoleKeys } from '../role/assigned-roles.ts';
import { type GivenRole, readGivenRoles, roleNames } from '../role/given-roles.ts';

export type InvitationLink = Row<'invitation_link'>;
type LinkRow = InferOutput<typeof invitationSchemas.links.data>['records'][number];

/** Those that lead in come first: what is listed at once is at least all of them, which are MOST_LINKS at most. */
export const LINK_LIST = {
  filters: {},
  sorts: {},
  order: ['is_open', 'invitation_link.create_time'],
} satisfies ListShape<object>;

/** As `linkState` says of one. */
const isOpen = sql<boolean>`(revoked_at is null and uses < max_uses and expires_at > ${businessNow})`;

/** What became of a link by now. */
export const stateOf = ({ revoked_at, expires_at, uses, max_uses }: InvitationLink, now: Date) =>
  linkState(
    { isRevoked: revoked_at !== null, expiresAt: expires_at.getTime(), uses, maxUses: max_uses },
    now.getTime(),
  );

/** Makes a link of the caller's company; its token is in the answer and nowhere else. In her session. */
export async function addLink(
  transaction: Transaction,
  asking: BusinessMember,
  fields: InvitationLinkFields,
): Promise<{ id: string; token: string; expireTime: string } | Refusal> {
  const caller = await holdInSession(transaction, asking, 'member_invite');
  if (caller instanceof Refusal) return caller;
  const { userId, acting } = caller;
  const { businessId } = acting;
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  const role_keys = await storedRoleKeys(transaction, fields.roleIds, acting);
  if (role_keys instanceof Refusal) return role_keys;
  const now = await readNow(transaction);
  if ((await countOpen(transaction)) >= MOST_LINKS) {
    return refuse('stateConflict', INVITATION_MESSAGES.linksMany(MOST_LINKS));
  }
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

async function countOpen(transaction: Transaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitation_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets nobody join any more by a link that still leads in; in the caller's session. */
export async function revokeLink(
  transaction: Transaction,
  asking: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const caller = await holdInSession(transaction, asking, 'member_invite');
  if (caller instanceof Refusal) return caller;
  const now = await readNow(transaction);
  const roles = await readGivenRoles(transaction, caller.acting.businessId);
  const toWire = (row: InvitationLink) => toLink({ ...row, real_name: '', nick_name: '' }, roles, now, caller);
  const link = await findRecord(transaction, 'invitation_link', seen.id, 'lock');
  if (link instanceof Refusal) return link;
  const older = await refuseOlder(transaction, caller.userId, link, seen, toWire);
  if (older) return older;
  if (stateOf(link, now) !== 'open') return refuse('stateConflict', INVITATION_MESSAGES.linkEnded);
  const changed = await changeRecord({ table: 'invitation_link', toWire }, { transaction, caller }, seen, {
    revoked_at: now,
  });
  return changed instanceof Refusal ? changed : null;
}

/** Ends the links that a member has made when she goes, who may have kept them. In a transaction that works for the company. */
export async function endLinks(
  transaction: Transaction,
  { businessId, userId, by }: Readonly<Record<'businessId' | 'userId' | 'by', string>>,
): Promise<void> {
  const now = await readNow(transaction);
  await transaction
    .updateTable('invitation_link')
    .set({ revoked_at: now, update_user_id: by, update_time: now, version: sql<number>`version + 1` })
    .where('business_id', '=', businessId)
    .where('create_user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The links of the caller's company with who made each. */
export const linksOf = (transaction: Transaction) =>
  transaction
    .selectFrom('invitation_link')
    .innerJoin('account as inviter', 'inviter.id', 'invitation_link.create_user_id')
    .selectAll('invitation_link')
    .select(['inviter.real_name', 'inviter.nick_name', isOpen.as('is_open')]);

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
    ...{ roleNames: roleNames(row.role_keys, roles), department: row.department, position: row.position },
    ...{ message: row.message, inviterName: personName(row), expireTime: timeText(row.expires_at) },
    ...{ maxUses: row.max_uses, uses: row.uses, state, createTime: timeText(row.create_time) },
  };
}
