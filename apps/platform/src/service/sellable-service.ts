import './tables.ts';
import { CHARGE, SELLING_MESSAGES, SHELF_STATUS } from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';

/** A service as it is sold now: what an order keeps of it (domain rules 11.3, snapshot). */
interface SellableService {
  readonly sellerBusinessId: string;
  /** Who published it. */
  readonly sellerUserId: string;
  readonly title: string;
  readonly cover: string;
  /** '' where it is sold at one price. */
  readonly packageName: string;
  /** fen, for one unit. */
  readonly price: number;
  readonly unit: string;
  readonly days: number;
  /** Of `REFUND_RULES`. */
  readonly refundRule: number;
}

/**
 * What a service costs, who sells it, and whether it can be bought now. The row is locked against its being taken off until
 * the transaction ends; in `withWorker`.
 *
 * @param packageIndex from 0, of a service that is sold by packages
 * @returns a refusal that says why it cannot be bought
 */
export async function readSellableService(
  transaction: Transaction,
  { id, packageIndex }: { readonly id: string; readonly packageIndex?: number | undefined },
): Promise<SellableService | Refusal> {
  const row = await findRecord(transaction, 'service', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.standing !== SHELF_STATUS.onShelf) {
    return row.publish_time === null ? new Refusal('notFound') : refuse('stateConflict', SELLING_MESSAGES.notOnSale);
  }
  const sold = {
    ...{ sellerBusinessId: row.business_id, sellerUserId: row.create_user_id },
    ...{ title: row.title, cover: row.cover, unit: row.unit, refundRule: row.refund_rule },
  };
  if (row.charge_mode === CHARGE.packages) {
    const chosen = packageIndex === undefined ? undefined : row.packages[packageIndex];
    if (chosen === undefined) return refuseField('packageIndex', SELLING_MESSAGES.noPackage);
    return { ...sold, packageName: chosen.name, price: chosen.price, days: chosen.days };
  }
  if (row.charge_mode !== CHARGE.once || row.price === null) return refuse('stateConflict', SELLING_MESSAGES.agreed);
  return { ...sold, packageName: '', price: row.price, days: row.service_days };
}
