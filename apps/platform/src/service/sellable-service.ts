import './tables.ts';
import { CHARGE, SELLING_MESSAGES, SHELF_STATUS } from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';

/** A service as it is sold now: what an order keeps of it (domain rules 11.3, snapshot). */
export interface SellableService {
  readonly id: string;
  /** Version of the record that the price was read from. */
  readonly version: number;
  readonly sellerBusinessId: string;
  /** Who published it. */
  readonly sellerUserId: string;
  readonly title: string;
  readonly cover: string;
  /** Of `SERVICE_TYPES`. */
  readonly serviceType: number;
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
 * @param buyerBusinessId who buys; null for a person
 * @returns a refusal that says why it cannot be bought
 */
export async function readSellableService(
  transaction: Transaction,
  {
    id,
    packageIndex,
    buyerBusinessId,
  }: { readonly id: string; readonly packageIndex?: number | undefined; readonly buyerBusinessId: string | null },
): Promise<SellableService | Refusal> {
  const row = await findRecord(transaction, 'service', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.standing !== SHELF_STATUS.onShelf) {
    return row.publish_time === null ? new Refusal('notFound') : refuse('stateConflict', SELLING_MESSAGES.notOnSale);
  }
  if (row.business_id === buyerBusinessId) return refuse('stateConflict', SELLING_MESSAGES.ownService);
  const sold = {
    ...{
      id: row.id,
      version: row.version,
      sellerBusinessId: row.business_id,
      sellerUserId: row.create_user_id,
      title: row.title,
      cover: row.cover,
    },
    ...{ serviceType: row.service_type, unit: row.unit, refundRule: row.refund_rule },
  };
  if (row.charge_mode === CHARGE.packages) {
    const chosen = packageIndex === undefined ? undefined : row.packages[packageIndex];
    if (chosen === undefined) return refuseField('packageIndex', SELLING_MESSAGES.noPackage);
    return { ...sold, packageName: chosen.name, price: chosen.price, days: chosen.days };
  }
  if (row.charge_mode !== CHARGE.once || row.price === null) return refuse('stateConflict', SELLING_MESSAGES.agreed);
  return { ...sold, packageName: '', price: row.price, days: row.service_days };
}
