import '../law/tables.ts';
import '../lesson/tables.ts';
import './tables.ts';
import { ORDER_MESSAGES, ORDER_TYPE, REFUND_RULE } from '@jianzhu/domain/orders';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { readSellableKnowledge } from '../knowledge/sellable-knowledge.ts';
import { readSellableService } from '../service/sellable-service.ts';
import type { Snapshot } from './tables.ts';

/** What something is sold for now, by whom. */
export interface Target {
  readonly id: string;
  readonly sellerBusinessId: string | null;
  readonly sellerUserId: string | null;
  /** fen, of one */
  readonly price: number;
  readonly refundRule: number;
  readonly snapshot: Snapshot;
}

/** What is asked for. */
export interface Asked {
  readonly orderType: number;
  readonly targetId: string;
  readonly packageIndex?: number | undefined;
}

const notForSale = () => refuse('stateConflict', ORDER_MESSAGES.notForSale);
const NO_PACKAGE = { packageName: '', items: [] };

type Reader = (transaction: Transaction, id: string, asked: Asked) => Promise<Target | Refusal>;

const readService: Reader = async (transaction, id, { packageIndex }) => {
  const sold = await readSellableService(transaction, { id, packageIndex });
  if (sold instanceof Refusal) return sold;
  const { title, cover, packageName, unit, days, price, sellerBusinessId, sellerUserId, refundRule } = sold;
  return {
    ...{ id, sellerBusinessId, sellerUserId, price, refundRule },
    snapshot: { title, cover, packageName, unit, days, items: [] },
  };
};

const readPackage: Reader = async (transaction, id) => {
  const row = await transaction
    .selectFrom('legal_package')
    .selectAll()
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  // Whoever is none of the platform's companies can take no order.
  if (row === undefined || row.firm_id === null) return notForSale();
  return {
    ...{ id, sellerBusinessId: row.firm_id, sellerUserId: null, price: row.price },
    refundRule: REFUND_RULE.beforeBegin,
    snapshot: { title: row.name, cover: row.cover, packageName: '', unit: '', days: row.valid_days, items: row.items },
  };
};

const readLesson: Reader = async (transaction, id) => {
  const row = await transaction
    .selectFrom('lesson')
    .select(['title', 'cover', 'price', 'is_free'])
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (row === undefined || row.is_free) return notForSale();
  return {
    ...{ id, sellerBusinessId: null, sellerUserId: null, price: row.price, refundRule: REFUND_RULE.beforeBegin },
    snapshot: { ...NO_PACKAGE, title: row.title, cover: row.cover, unit: '', days: 0 },
  };
};

const readKnowledge: Reader = async (transaction, id) => {
  const sold = await readSellableKnowledge(transaction, id);
  if (sold instanceof Refusal) return sold;
  const { title, cover, price, sellerBusinessId, sellerUserId } = sold;
  return {
    ...{ id, sellerBusinessId, sellerUserId, price, refundRule: REFUND_RULE.beforeBegin },
    snapshot: { ...NO_PACKAGE, title, cover, unit: '', days: 0 },
  };
};

const READERS: Readonly<Record<number, Reader>> = {
  [ORDER_TYPE.service]: readService,
  [ORDER_TYPE.lawPackage]: readPackage,
  [ORDER_TYPE.lesson]: readLesson,
  [ORDER_TYPE.knowledge]: readKnowledge,
};

/** What is sold as the database has it now: no price of a request counts. In `withWorker`. */
export async function readTarget(transaction: Transaction, asked: Asked): Promise<Target | Refusal> {
  const id = parseRecordId(asked.targetId);
  const reader = READERS[asked.orderType];
  return id === undefined || reader === undefined ? new Refusal('notFound') : reader(transaction, id, asked);
}
