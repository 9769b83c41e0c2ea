import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../member/tables.ts';
import type { needSchemas } from '@jianzhu/api-client/schemas';
import { NEED_REPLY_STATUS, needMachine, needReplyMachine } from '@jianzhu/domain/needs';
import type { InferOutput } from 'valibot';
import { type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { toDetail, toSummary } from './needs.ts';

type OwnNeed = InferOutput<typeof needSchemas.own.data>;

/** The caller towards a need of her business. */
export const ownerOf = (caller: BusinessMember) => actorOf(caller, 'owner');

/** The caller towards an offer of her business. */
export const replierOf = (caller: BusinessMember) => actorOf(caller, 'replier');

/** What a business may see of a need; row security says which needs, offers and contacts that are. */
export async function readOwnNeed(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<OwnNeed | Refusal> {
  const need = await findRecord(transaction, 'need', id);
  if (need instanceof Refusal) return need;
  const replies = await repliesTo(transaction, [id]);
  const contact = await transaction
    .selectFrom('need_contact')
    .select(['contact_name as name', 'contact_phone as phone'])
    .where('need_id', '=', id)
    .executeTakeFirst();
  const isOwner = need.business_id === caller.acting.businessId;
  const own = replies.find(({ business_id }) => business_id === caller.acting.businessId);
  return {
    ...toDetail(need),
    ...toOwn(need, caller),
    allowedActions: needActs(need, caller),
    isOwner,
    isPublic: need.is_public,
    contact: contact ?? null,
    isAgreed: isOwner ? need.owner_agrees : own?.status === NEED_REPLY_STATUS.chosen && need.replier_agrees,
    replies: isOwner
      ? replies.filter(isReceived).map((row) => ({ ...toReply(row, caller), ...toReceivedReply(row) }))
      : [],
    ownReply: own ? toReply(own, caller) : null,
  };
}

type ReplyOf = Awaited<ReturnType<typeof repliesTo>>[number];

/** Every offer for the needs with whose it is, the newest first. */
export function repliesTo(transaction: Transaction, needIds: readonly string[]) {
  return transaction
    .selectFrom('need_reply')
    .innerJoin('business', 'business.id', 'need_reply.business_id')
    .selectAll('need_reply')
    .select('business.name as company_name')
    .where('need_id', 'in', needIds)
    .orderBy('need_reply.create_time', 'desc')
    .orderBy('need_reply.id', 'desc')
    .execute();
}

/** What was taken back is nothing to the owner of its need. */
export const isReceived = ({ status }: ReplyOf): boolean => status !== NEED_REPLY_STATUS.withdrawn;

/** An offer as the owner of its need sees it. */
export function toReceivedReply(row: ReplyOf) {
  return { ...toListedReply(row), company: { id: row.business_id, name: row.company_name } };
}

/** A need as its owner finds it in the list. */
export function toOwn(row: Row<'need'>, caller: BusinessMember) {
  const isOwner = row.business_id === caller.acting.businessId;
  return {
    ...toSummary(row),
    code: row.code,
    version: row.version,
    reason: isOwner ? row.reason : '',
    updateTime: timeText(row.update_time),
  };
}

function needActs(row: Row<'need'>, caller: BusinessMember) {
  if (row.business_id !== caller.acting.businessId) return [];
  return needMachine.allowedActions(row.status, ownerOf(caller), {});
}

function toListedReply(row: Row<'need_reply'>) {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    price: Number(row.price),
    days: row.days,
    plan: row.plan,
    createTime: timeText(row.create_time),
    updateTime: timeText(row.update_time),
  };
}

function toReply(row: Row<'need_reply'>, caller: BusinessMember) {
  const isOwn = row.business_id === caller.acting.businessId;
  const status = row.status;
  return {
    ...toListedReply(row),
    allowedActions: isOwn ? needReplyMachine.allowedActions(status, replierOf(caller), {}) : [],
  };
}

/** The needs that the business submitted, the newest first. */
export function listOwnNeeds(transaction: Transaction, caller: BusinessMember, page: PageRequest) {
  const rows = transaction
    .selectFrom('need')
    .selectAll()
    .where('business_id', '=', caller.acting.businessId)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc');
  return readPage(transaction, rows, page, (row) => toOwn(row, caller));
}

/** The offers that the business made, the newest first. */
export function listOwnReplies(transaction: Transaction, caller: BusinessMember, page: PageRequest) {
  const rows = transaction
    .selectFrom('need_reply')
    .innerJoin('need', 'need.id', 'need_reply.need_id')
    .selectAll('need_reply')
    .select(['need.title', 'need.status as need_status'])
    .where('need_reply.business_id', '=', caller.acting.businessId)
    .orderBy('need_reply.create_time', 'desc')
    .orderBy('need_reply.id', 'desc');
  return readPage(transaction, rows, page, (row) => ({
    ...toListedReply(row),
    need: { id: row.need_id, title: row.title, status: row.need_status },
  }));
}
