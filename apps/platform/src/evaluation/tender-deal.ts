import './tables.ts';
import { DEAL_SOURCE } from '@jianzhu/domain/deals';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { changeBySystem } from '../bid/change-bid.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { holdDeposit } from '../deposit/end-deposit.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { changeTender } from '../tender/own-tender.ts';
import { finishTender } from './finish-tender.ts';
import { OUTCOME, readCandidatesLeft, setOutcome } from './outcome.ts';
import { refuseNothing } from './take-back.ts';
import { tellOfTender } from './tell-bidders.ts';

/**
 * Opens the award of a tender anew whose winner has refused or let its time pass (domain rules 5.3, 10 to 9): its bid has
 * lost and its deposit is held, the other candidates stand again, the buyer is told. Nothing for deals of inquiries. Under the tender's lock.
 */
export async function reopenTender(transaction: Transaction, deal: Row<'deal'>): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.tender || deal.bid_id === null) return;
  const row = await findRecord(transaction, 'tender', deal.source_id, 'lock');
  if (row instanceof Refusal || row.status !== TENDER_STATUS.awarded) return;
  const award = await transaction
    .updateTable('tender_award')
    .set({ lapse_time: businessNow })
    .where('deal_id', '=', deal.id)
    .returning(['tender_id', 'round', 'bid_id'])
    .executeTakeFirstOrThrow();
  refuseNothing(await changeBySystem(transaction, award.bid_id, 'forfeit'));
  await setOutcome(transaction, award, OUTCOME.refused);
  await holdDeposit(transaction, {
    tenderId: row.id,
    businessId: deal.supplier_business_id,
    reason: deal.refuse_reason,
  });
  for (const { bidId } of await readCandidatesLeft(transaction, row.id, award.round)) {
    refuseNothing(await changeBySystem(transaction, bidId, 'restore'));
  }
  const reason = deal.refuse_reason;
  const changed = await changeTender(
    transaction,
    { row, now: await readNow(transaction) },
    // The act on the deal is what is kept.
    { action: 'reopen', actor: SYSTEM, userId: null, reason, audit: async () => undefined },
  );
  if (changed instanceof Refusal) throw new TypeError(`tender ${row.id} cannot be opened for another award`);
  const supplier = await businessName(transaction, deal.supplier_business_id);
  const holders = { businessIds: [row.business_id], permission: 'tender_award' } as const;
  await tellOfTender(transaction, 'unconfirmed', holders, changed, { supplier, reason });
}

/** The buyer's contract ends an awarded tender (domain rules 5.3, 10 to 11). Nothing for deals of inquiries. */
export async function settleTender(transaction: Transaction, deal: Row<'deal'>, byBusinessId: string): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.tender || deal.contract_attachments.length === 0) return;
  const row = await findRecord(transaction, 'tender', deal.source_id, 'lock');
  if (row instanceof Refusal || row.status !== TENDER_STATUS.awarded || row.business_id !== byBusinessId) return;
  await finishTender(transaction, row, EVALUATION_MESSAGES.depositSigned);
}
