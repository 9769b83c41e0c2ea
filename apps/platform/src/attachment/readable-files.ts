import './tables.ts';
import '../inquiry/tables.ts';
import '../quotation/tables.ts';
import '../clarification/tables.ts';
import '../tender/tables.ts';
import '../bid/tables.ts';
import '../sign-up/tables.ts';
import '../deposit/tables.ts';
import '../certification/tables.ts';
import '../evaluation/tables.ts';
import '../invoice/tables.ts';
import { deal } from '@jianzhu/api-client/contract';
import { DATA_SCOPE, MATERIAL_KINDS, materialBusinessType, type PermissionKey } from '@jianzhu/domain/member-center';
import { type SqlBool, sql } from 'kysely';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { neededKeys } from '../http/needed-keys.ts';
import { Refusal } from '../http/refusal.ts';
import { READS, READS_OFFERS } from '../inquiry/own-inquiry.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { reachesOrder } from '../order/own-order.ts';

/** What reading the files of a company's own record takes, by the kind of record (decision 60). */
const READ_KEYS: ReadonlyMap<string, PermissionKey> = new Map([
  ...MATERIAL_KINDS.map((kind) => [materialBusinessType(kind), 'certification_view'] as const),
  ['knowledge_file', 'knowledge_view'],
]);

/** Whether a member may read no file at all of such records. */
export function isClosed(caller: BusinessMember, ownerType: string): boolean {
  const key = READ_KEYS.get(ownerType);
  return key !== undefined && !permissionKeys(caller.acting).includes(key);
}

/**
 * Narrows a query over the attachments of a business to those that a member of it may read: those who may read a record
 * of the file do, and a file without a record is its uploader's alone. Files of messages are read through their chat
 * (`chat/message-file.ts`).
 */
export function whereReadable(caller: BusinessMember) {
  const kinds = [...READ_KEYS.keys()];
  const open = kinds.filter((kind) => !isClosed(caller, kind));
  return sql<SqlBool>`(case when attachment.owner_type = any(${kinds}::text[])
    then attachment.owner_type = any(${open}::text[])
    else attachment.create_user_id = ${caller.userId} or exists (
      select from record_file f
      where f.attachment_id = attachment.id and f.business_id = ${caller.acting.businessId} and ${isShared(caller)}
    ) end)`;
}

/**
 * Of a row `f` of `record_file` that row security shows: the member has the key of her side of the record, and reaches
 * it by her scope.
 */
function isShared(caller: BusinessMember) {
  const { businessId } = caller.acting;
  const granted = permissionKeys(caller.acting);
  const may = (keys: readonly PermissionKey[]) => sql`${keys.some((key) => granted.includes(key))}::boolean`;
  // An inquiry `i`, with all that belongs to it.
  const isOwner = sql`i.business_id = ${businessId} and ${may(READS.owner)} and ${whereInScope(caller, 'i.create_user_id')}`;
  const isJudge = sql`(${isOwner} and ${may(READS_OFFERS.owner)})`;
  const isReader = sql`(${isOwner} or i.business_id <> ${businessId} and ${may(READS.supplier)})`;
  const isTenderOwner = sql`t.business_id = ${businessId} and ${may(['tender_view'])} and ${whereInScope(caller, 't.create_user_id')}`;
  // Of a record by which a supplier takes part in a tender.
  const isBidder = (alias: 's' | 'd') =>
    sql`${sql.ref(`${alias}.business_id`)} = ${businessId} and ${may(['bid_view'])}
      and ${whereInScope(caller, `${alias}.create_user_id`)}`;
  return sql<SqlBool>`(case f.owner_type
    when 'inquiry' then exists (select from inquiry i where i.id = f.owner_id and ${isReader})
    when 'quotation' then f.business_id = ${businessId} and ${may(READS.supplier)} and (
        ${caller.acting.dataScope !== DATA_SCOPE.own}::boolean
        or exists (select from quotation q where q.id = f.owner_id and q.create_user_id = ${caller.userId}))
      or exists (
        select from quotation_open o join inquiry i on i.id = o.inquiry_id
        where o.quotation_id = f.owner_id and ${isJudge})
    when 'question' then exists (
      select from clarification q join inquiry i on i.id = q.biz_id where q.id = f.owner_id and ${isReader})
    when 'answer' then exists (
      select from clarification_answer a join inquiry i on i.id = a.biz_id where a.id = f.owner_id and ${isReader})
    when 'award' then exists (
      select from inquiry_award a join inquiry i on i.id = a.inquiry_id where a.id = f.owner_id and ${isJudge})
    when 'tender' then exists (select from tender t where t.id = f.owner_id and (${isTenderOwner}
      or t.business_id <> ${businessId} and ${may(['bid_view'])}))
    when 'bid' then f.business_id = ${businessId} and ${may(['bid_view'])} and (
        ${caller.acting.dataScope !== DATA_SCOPE.own}::boolean
        or exists (select from bid b where b.id = f.owner_id and b.create_user_id = ${caller.userId}))
      or exists (
        select from bid_open o join tender t on t.id = o.tender_id where o.bid_id = f.owner_id and ${isTenderOwner})
    when 'tender_report' then exists (select from tender t where t.id = f.owner_id and ${isTenderOwner})
    when 'objection' then exists (select from objection d join tender t on t.id = d.tender_id
      where d.id = f.owner_id and (${isTenderOwner} or ${isBidder('d')}))
    when 'tender_doc' then exists (select from tender t where t.id = f.owner_id and (${isTenderOwner}
      or t.business_id <> ${businessId} and ${may(['bid_view'])}))
    when 'sign_up' then exists (select from sign_up s join tender t on t.id = s.tender_id
      where s.id = f.owner_id and (${isTenderOwner} or ${isBidder('s')}))
    when 'deposit' then exists (select from deposit d join tender t on t.id = d.tender_id
      where d.id = f.owner_id and (${isTenderOwner} or ${isBidder('d')}))
    when 'qualification' then f.business_id = ${businessId} and ${may(['qualification_view'])}
    when 'personal_certification' then false
    when 'corporate_certification' then ${may(['certification_submit'])} and exists (
      select from corporate_certification c where c.id = f.owner_id and c.business_id = ${businessId})
    when 'service_order' then ${may(['order_view'])} and exists (
      select from service_order where service_order.id = f.owner_id and ${reachesOrder(caller)})
    when 'invoice' then ${may(['order_view', 'vip_view'])} and exists (
      select from invoice i join service_order on service_order.id = i.order_id
      where i.id = f.owner_id and ${reachesOrder(caller)})
    when 'pay_order' then f.business_id = ${businessId} and ${may(['bid_view', 'pay_do'])}
    else ${may(DEAL_KEYS)} and exists (select from deal where deal.id = f.owner_id and ${reachesDeal(caller)}) end)`;
}

const DEAL_KEYS = deal.detail.permission === undefined ? [] : neededKeys(deal.detail.permission, null);

/**
 * Why a member may not read files, of her business or of another one whose record she reads; undefined when she may read
 * all of them. In her session; the files of others are then read by the worker.
 */
export async function refuseReading(
  transaction: Transaction,
  caller: BusinessMember,
  ids: readonly RecordId[],
): Promise<Refusal | undefined> {
  const own = await transaction
    .selectFrom('attachment')
    .select(['id', whereReadable(caller).as('is_readable')])
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('confirm_time', 'is not', null)
    .execute();
  if (own.some(({ is_readable }) => !is_readable)) return new Refusal('noPermission');
  const known = new Set(own.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return undefined;
  const shared = await transaction
    .selectFrom('record_file as f')
    .select('attachment_id')
    .distinct()
    .where('attachment_id', '=', sql<string>`any(${others}::bigint[])`)
    .where('business_id', '<>', caller.acting.businessId)
    .where(isShared(caller))
    .execute();
  return shared.length < others.length ? new Refusal('notFound') : undefined;
}
