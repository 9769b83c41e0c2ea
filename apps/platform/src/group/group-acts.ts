import '../certification/tables.ts';
import './tables.ts';
import {
  GROUP_MESSAGES,
  GROUP_NOTICES,
  GROUP_PAGE,
  GROUP_STATUS,
  type GroupAction,
  type GroupList,
  groupMachine,
  MOST_SUBSIDIARIES,
} from '@jianzhu/domain/groups';
import { sql } from 'kysely';
import { actingNow } from '../business-member/hold-acting.ts';
import { readNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { readStanding } from '../member/standing.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { transit } from '../record/transit.ts';
import { type GroupLink, sideOf } from './group-links.ts';

const { waiting, joined } = GROUP_STATUS;

/** What every act of a group asks for, on either side. */
const EDITS = 'business_edit';

/** Asks a certified company to be a subsidiary; who may answer there is told. All here in `withWorker`. */
export async function inviteSubsidiary(
  transaction: Transaction,
  asking: BusinessMember,
  { creditCode }: { readonly creditCode: string },
): Promise<{ id: string; status: number } | Refusal> {
  await lockGroups(transaction);
  const caller = await actingNow(transaction, asking, EDITS);
  if (caller instanceof Refusal) return caller;
  const { businessId } = caller.acting;
  const { isCertified } = await readStanding(transaction, businessId);
  if (!isCertified) return refuse('certificationNeeded', GROUP_MESSAGES.notCertified);
  const subsidiaryId = await companyOf(transaction, creditCode);
  if (subsidiaryId === null) return refuseField('creditCode', GROUP_MESSAGES.noCompany);
  if (subsidiaryId === businessId) return refuseField('creditCode', GROUP_MESSAGES.ownCompany);
  if (await isAbove(transaction, subsidiaryId, businessId)) return refuseField('creditCode', GROUP_MESSAGES.isParent);
  const open = await transaction
    .selectFrom('group_link')
    .select('subsidiary_id')
    .where('business_id', '=', businessId)
    .where('status', 'in', [waiting, joined])
    .execute();
  if (open.some(({ subsidiary_id }) => subsidiary_id === subsidiaryId))
    return refuse('stateConflict', GROUP_MESSAGES.alreadyLinked);
  if (open.length >= MOST_SUBSIDIARIES) return refuse('stateConflict', GROUP_MESSAGES.tooMany(MOST_SUBSIDIARIES));
  const now = await readNow(transaction);
  const link = await transaction
    .insertInto('group_link')
    .values({
      ...{ business_id: businessId, create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: now, update_time: now, subsidiary_id: subsidiaryId },
    })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
  await tell(transaction, subsidiaryId, link.id, GROUP_NOTICES.invited(await businessName(transaction, businessId)));
  return link;
}

/** What a subsidiary answers, and what it shows from then on. */
type Answer = Seen & { readonly agree: 0 | 1; readonly lists: readonly GroupList[] };

/** The subsidiary's word; the parent is told. */
export async function answerParent(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, lists, ...seen }: Answer,
): Promise<null | Refusal> {
  await lockGroups(transaction);
  const own = await findOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const { link } = own;
  const beyond = agree === 1 && link.status === waiting ? await refuseParent(transaction, link) : null;
  if (beyond) return beyond;
  const action = agree === 1 ? 'accept' : 'refuse';
  const changed = await change(transaction, own, seen, { action, shared: agree === 1 ? lists : [] });
  if (changed instanceof Refusal) return changed;
  const company = await businessName(transaction, link.subsidiary_id);
  const notice = agree === 1 ? GROUP_NOTICES.accepted(company) : GROUP_NOTICES.refused(company);
  await tell(transaction, link.business_id, link.id, notice);
  return null;
}

/** Shows the parent these lists and no others, from its next call on. */
export async function shareLists(
  transaction: Transaction,
  caller: BusinessMember,
  { lists, ...seen }: Seen & { readonly lists: readonly GroupList[] },
): Promise<null | Refusal> {
  const own = await findOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const changed = await change(transaction, own, seen, { action: 'share', shared: lists });
  return changed instanceof Refusal ? changed : null;
}

/** Ends a link, or takes back what was not answered; the other side is told of an end. */
export async function endLink(transaction: Transaction, caller: BusinessMember, seen: Seen): Promise<null | Refusal> {
  const own = await findOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const { link, side } = own;
  const action = link.status === waiting ? 'revoke' : 'end';
  const changed = await change(transaction, own, seen, { action, shared: [] });
  if (changed instanceof Refusal || action === 'revoke') return changed instanceof Refusal ? changed : null;
  const other = side === 'parent' ? link.subsidiary_id : link.business_id;
  await tell(
    transaction,
    other,
    link.id,
    GROUP_NOTICES.ended(await businessName(transaction, caller.acting.businessId)),
  );
  return null;
}

/** Who belongs to whom is judged by one at a time: it is rare, and reaches two companies. */
const lockGroups = (transaction: Transaction): Promise<void> => lockText(transaction, 'groups');

async function companyOf(transaction: Transaction, creditCode: string): Promise<string | null> {
  const { rows } = await sql<{ business_id: string }>`
    select business_id from app.company_of_credit_code(${creditCode})`.execute(transaction);
  return rows[0]?.business_id ?? null;
}

/** Whether a company is the parent of another one, or of its parent, and so on. */
async function isAbove(transaction: Transaction, companyId: string, belowId: string): Promise<boolean> {
  const { rows } = await sql<{ is_above: boolean }>`
    with recursive above as (
      select business_id from group_link where subsidiary_id = ${belowId} and status = ${joined}
      union
      select g.business_id from group_link g join above on g.subsidiary_id = above.business_id and g.status = ${joined}
    )
    select exists (select from above where business_id = ${companyId}) as is_above`.execute(transaction);
  return rows[0]?.is_above === true;
}

/** One parent, and no company above its own parent, however far. */
async function refuseParent(
  transaction: Transaction,
  { business_id, subsidiary_id }: GroupLink,
): Promise<Refusal | null> {
  const parent = await transaction
    .selectFrom('group_link')
    .select('id')
    .where('subsidiary_id', '=', subsidiary_id)
    .where('status', '=', joined)
    .executeTakeFirst();
  if (parent) return refuse('stateConflict', GROUP_MESSAGES.hasParent);
  const isRing = await isAbove(transaction, subsidiary_id, business_id);
  return isRing ? refuse('stateConflict', GROUP_MESSAGES.isSubsidiary) : null;
}

interface Own {
  readonly link: GroupLink;
  readonly side: 'parent' | 'subsidiary';
  /** With what she may once the link is hers alone. */
  readonly caller: BusinessMember;
}

/** A worker sees the links of everybody: those of others are not there. Locked. */
async function findOwn(transaction: Transaction, asking: BusinessMember, id: string): Promise<Own | Refusal> {
  const link = await findRecord(transaction, 'group_link', id, 'lock');
  if (link instanceof Refusal) return link;
  const side = sideOf(link, asking.acting.businessId);
  if (side === null) return new Refusal('notFound');
  const caller = await actingNow(transaction, asking, EDITS);
  return caller instanceof Refusal ? caller : { link, side, caller };
}

async function change(
  transaction: Transaction,
  { link, side, caller }: Own,
  { version }: Seen,
  { action, shared }: { readonly action: GroupAction; readonly shared: readonly GroupList[] },
): Promise<GroupLink | Refusal> {
  const now = await readNow(transaction);
  return transit(transaction, 'group_link', link.id, {
    ...{ machine: groupMachine, action, actor: actorOf(caller, side), facts: {}, userId: caller.userId, audit: 'call' },
    seen: { version, toWire: (row) => ({ id: row.id, version: row.version, status: row.status, lists: row.shared }) },
    columns: async () => ({ shared: [...new Set(shared)], update_user_id: caller.userId, update_time: now }),
  });
}

/** Tells who may answer for a company; the notice opens the group there. */
function tell(
  transaction: Transaction,
  businessId: string,
  linkId: string,
  notice: { readonly title: string; readonly content: string },
): Promise<void> {
  const holders = { businessIds: [businessId], permission: 'business_edit' } as const;
  return tellHolders(transaction, holders, { noticeType: 2, ...notice, jumpUrl: GROUP_PAGE, optId: linkId });
}
