import './tables.ts';
import { TENDER_MESSAGES } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { readHolders } from '../member/permission-holders.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readPrivate } from '../tender/tender-fields.ts';

/** Somebody who has to confirm the opening of a tender (开标人). */
export interface Opener {
  readonly userId: string;
  readonly name: string;
  /** Null until then. */
  readonly confirmTime: Date | null;
}

/**
 * The openers of a tender who still may open it, in the order of naming: nobody waits for who has left, has lost the
 * permission or is switched off.
 */
export async function readOpeners(
  transaction: Transaction,
  tender: Pick<Tender, 'id' | 'business_id'>,
): Promise<Opener[]> {
  const ids = (await readPrivate(transaction, tender.id))?.opener_ids ?? [];
  if (ids.length === 0) return [];
  const holders = await readOpenerChoices(transaction, tender.business_id);
  const confirmed = await transaction
    .selectFrom('tender_opener')
    .select(['user_id', 'confirm_time'])
    .where('tender_id', '=', tender.id)
    .execute();
  return ids.flatMap((id) => {
    const holder = holders.find(({ userId }) => userId === String(id));
    if (holder === undefined) return [];
    return [
      { ...holder, confirmTime: confirmed.find(({ user_id }) => user_id === holder.userId)?.confirm_time ?? null },
    ];
  });
}

/** Openers who have not confirmed. */
export const waitsFor = (openers: readonly Opener[]): readonly Opener[] =>
  openers.filter(({ confirmTime }) => confirmTime === null);

/** Members of a business who may be named as openers. */
export const readOpenerChoices = (transaction: Transaction, businessId: string) =>
  readHolders(transaction, { businessIds: [businessId], permission: 'tender_open' });

/** Why a tender may not be submitted with these openers; undefined where it may. */
export async function refuseOpeners(
  transaction: Transaction,
  businessId: string,
  openerIds: readonly string[],
): Promise<Refusal | undefined> {
  if (openerIds.length === 0) return undefined;
  const known = new Set((await readOpenerChoices(transaction, businessId)).map(({ userId }) => userId));
  return openerIds.every((id) => known.has(id)) ? undefined : refuseField('openerIds', TENDER_MESSAGES.notMember);
}

/** Openers as a page has them. */
export const toWire = (openers: readonly Opener[], userId: string) =>
  openers.map(({ userId: id, name, confirmTime }) => ({
    ...{ name, confirmTime: timeText(confirmTime), isSelf: id === userId },
  }));
