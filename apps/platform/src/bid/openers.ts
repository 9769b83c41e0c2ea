import './tables.ts';
import '../member/tables.ts';
import { TENDER_MESSAGES } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { readHolders } from '../member/permission-holders.ts';
import { personName } from '../member/person-name.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readPrivate } from '../tender/tender-fields.ts';

const ACTIVE = 1;

/** Somebody who has to confirm the opening of a tender (开标人). */
export interface Opener {
  readonly userId: string;
  readonly name: string;
  /** Null until then. */
  readonly confirmTime: Date | null;
}

/** The openers of a tender who still work for the buyer, in the order of naming: who has left opens nothing. */
export async function readOpeners(
  transaction: Transaction,
  tender: Pick<Tender, 'id' | 'business_id'>,
): Promise<Opener[]> {
  const ids = (await readPrivate(transaction, tender.id))?.opener_ids ?? [];
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.user_id')
    .leftJoin('tender_opener as opener', (join) =>
      join.onRef('opener.user_id', '=', 'membership.user_id').on('opener.tender_id', '=', tender.id),
    )
    .select(['account.id', 'account.real_name', 'account.nick_name', 'opener.confirm_time'])
    .where('membership.business_id', '=', tender.business_id)
    .where('membership.status', '=', ACTIVE)
    .where('membership.user_id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === String(id));
    if (row === undefined) return [];
    return [{ userId: row.id, name: personName(row), confirmTime: row.confirm_time }];
  });
}

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
