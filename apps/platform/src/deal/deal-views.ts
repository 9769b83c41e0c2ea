import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../member/tables.ts';
import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { dealMachine, VOID_WITHIN_DAYS } from '@jianzhu/domain/deals';
import { capitalAmount } from '@jianzhu/domain/money';
import { type SqlBool, sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { equals, type ListShape, like, since, until } from '../record/list-records.ts';
import { type Deal, factsOf, hasVoidWish, sideOf } from './deal-acts.ts';
import { findDeal, reachesDeal } from './deal-scope.ts';

interface DealQuery {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly sourceType?: number | undefined;
  readonly beginCreateTime?: string | undefined;
  readonly endCreateTime?: string | undefined;
}

/** One of several statuses, parted by commas. */
export const inStatuses = (column: string) => (statuses: string) =>
  sql<SqlBool>`${sql.ref(column)} = any(${statuses.split(',').map(Number)}::int[])`;

export const DEAL_LIST = {
  filters: {
    keyword: like('title', 'code'),
    status: inStatuses('status'),
    sourceType: equals('source_type'),
    beginCreateTime: since('create_time'),
    endCreateTime: until('create_time'),
  },
  sorts: {
    updateTime: 'update_time',
    createTime: 'create_time',
    totalAmount: 'total_amount',
    confirmDeadline: 'confirm_deadline',
  },
  order: ['update_time'],
} satisfies ListShape<DealQuery>;

/** Deals of the caller's business that are in her scope, on one side or both. */
export function dealsOf(transaction: Transaction, caller: BusinessMember, side?: 'require' | 'supply') {
  const rows = transaction
    .selectFrom('deal')
    .selectAll('deal')
    .select((deal) => [
      deal.selectFrom('business').select('name').whereRef('business.id', '=', 'deal.business_id').as('buyer_name'),
      deal
        .selectFrom('business as b')
        .select('b.name')
        .whereRef('b.id', '=', 'deal.supplier_business_id')
        .as('supplier_name'),
    ])
    .where(reachesDeal(caller));
  if (side === undefined) return rows;
  return rows.where(side === 'require' ? 'business_id' : 'supplier_business_id', '=', caller.acting.businessId);
}

type Named = Deal & { readonly buyer_name: string | null; readonly supplier_name: string | null };

export function toDealRow(row: Named, caller: BusinessMember, now: Date) {
  const side = sideOf(row, caller.acting.businessId) ?? 'buyer';
  return {
    ...recordOf(row, caller, now),
    code: row.code,
    status: row.status,
    side: side === 'buyer' ? ('require' as const) : ('supply' as const),
    title: row.title,
    counterpartName: (side === 'buyer' ? row.supplier_name : row.buyer_name) ?? '',
    sourceType: row.source_type,
    totalAmount: Number(row.total_amount),
    confirmDeadline: timeText(row.confirm_deadline),
    createTime: timeText(row.create_time),
  };
}

function recordOf(row: Deal, caller: BusinessMember, now: Date) {
  const side = sideOf(row, caller.acting.businessId) ?? 'buyer';
  const status = row.status;
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: dealMachine.allowedActions(status, actorOf(caller, side), factsOf(row, side, now)),
  };
}

const readNamed = (transaction: Transaction, caller: BusinessMember, id: string) =>
  dealsOf(transaction, caller).where('deal.id', '=', id).executeTakeFirstOrThrow();

const toAgreed = (row: Named) => ({
  code: row.code,
  title: row.title,
  buyer: { businessId: row.business_id, businessName: row.buyer_name ?? '' },
  supplier: { businessId: row.supplier_business_id, businessName: row.supplier_name ?? '' },
  lines: [...row.lines],
  goodsAmount: Number(row.goods_amount),
  freightAmount: Number(row.freight_amount),
  discountAmount: Number(row.discount_amount),
  totalAmount: Number(row.total_amount),
  netAmount: Number(row.net_amount),
  taxAmount: Number(row.tax_amount),
  freightTax: Number(row.freight_tax),
  amountInWords: capitalAmount(Number(row.total_amount)),
});

/** A deal as one of its sides reads it; row security shows it to nobody else. */
export async function readDeal(transaction: Transaction, caller: BusinessMember, id: string) {
  const found = await findDeal(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const row = await readNamed(transaction, caller, found.id);
  const now = await readNow(transaction);
  const side = sideOf(row, caller.acting.businessId) ?? 'buyer';
  const [own, other] =
    side === 'buyer' ? [row.buyer_rating, row.supplier_rating] : [row.supplier_rating, row.buyer_rating];
  return {
    ...recordOf(row, caller, now),
    ...toAgreed(row),
    status: row.status,
    side: side === 'buyer' ? ('require' as const) : ('supply' as const),
    sourceType: row.source_type,
    sourceId: row.source_id,
    quotationId: row.quotation_id,
    createTime: timeText(row.create_time),
    confirmDeadline: timeText(row.confirm_deadline),
    confirmTime: timeText(row.confirm_time),
    finishTime: timeText(row.finish_time),
    refuseReason: row.refuse_reason,
    contractAttachments: [...row.contract_attachments],
    voidRequest: hasVoidWish(row, now)
      ? {
          isOwn: row.void_business_id === caller.acting.businessId,
          reason: row.void_reason,
          createTime: timeText(row.void_time),
          until: formatDateTime((row.void_time?.getTime() ?? 0) + VOID_WITHIN_DAYS * DAY_MS),
        }
      : null,
    ownRating: own,
    otherRating: other,
    logs: await readLog(transaction, caller, 'deal', row.id, row.business_id),
    serverTime: timeText(now),
  };
}

/** 成交通知书 with the mark of who prints it. */
export async function readNoticeDoc(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
  { mark, platformName }: { readonly mark: string; readonly platformName: string },
) {
  const found = await findDeal(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const row = await readNamed(transaction, caller, found.id);
  return { ...toAgreed(row), date: timeText(row.create_time).slice(0, 10), platformName, mark };
}
