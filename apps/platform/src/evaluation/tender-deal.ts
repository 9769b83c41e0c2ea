import './tables.ts';
import '../attachment/tables.ts';
import '../deposit/tables.ts';
import { DEAL_SOURCE, DEAL_STATUS } from '@jianzhu/domain/deals';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { DEPOSIT_STATUS } from '@jianzhu/domain/payments';
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
import { SETTLED, settleDeposits } from './settle-deposits.ts';
import { tellOfTender } from './tell-bidders.ts';

/**
 * Opens the award of a tender anew whose winner has refused or let its time pass (domain rules 5.3, 10 to 9), or whose deal
 * both sides have given up before the contract: its bid has lost, the other candidates stand again, the buyer is told. The
 * deposit of who has refused is held; what both give up is nobody's fault, and it goes back. Nothing for deals of
 * inquiries. Under the tender's lock.
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
  const isGivenUp = deal.status === DEAL_STATUS.void;
  const reason = isGivenUp ? deal.void_reason : deal.refuse_reason;
  const businessId = deal.supplier_business_id;
  await (isGivenUp
    ? settleDeposits(transaction, row.id, SETTLED.winner, EVALUATION_MESSAGES.depositVoid)
    : holdDeposit(transaction, { tenderId: row.id, businessId, reason }));
  await changeBySystem(transaction, award.bid_id, 'forfeit');
  await setOutcome(transaction, award, OUTCOME.refused);
  for (const { bidId } of await readCandidatesLeft(transaction, row.id, award.round)) {
    await changeBySystem(transaction, bidId, 'restore');
  }
  const changed = await changeTender(
    transaction,
    { row, now: await readNow(transaction) },
    // The act on the deal is what is kept.
    { action: 'reopen', actor: SYSTEM, userId: null, reason, audit: async () => undefined },
  );
  if (changed instanceof Refusal) throw new TypeError(`tender ${row.id} cannot be opened for another award`);
  const supplier = await businessName(transaction, businessId);
  const holders = { businessIds: [row.business_id], permission: 'tender_award' } as const;
  await tellOfTender(transaction, isGivenUp ? 'givenUp' : 'unconfirmed', holders, changed, { supplier, reason });
}

/**
 * The buyer's contract ends an awarded tender (domain rules 5.3, 10 to 11), but not while its winner is asked to turn the
 * deposit into the performance bond. Nothing for deals of inquiries.
 */
export async function settleTender(transaction: Transaction, deal: Row<'deal'>, byBusinessId: string): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.tender || deal.contract_attachments.length === 0) return;
  const row = await findRecord(transaction, 'tender', deal.source_id, 'lock');
  if (row instanceof Refusal || row.status !== TENDER_STATUS.awarded || row.business_id !== byBusinessId) return;
  if (await isBondAsked(transaction, row.id)) return;
  await finishTender(transaction, row, EVALUATION_MESSAGES.depositSigned);
}

/** Ends an awarded tender whose contract came while its winner was asked for the bond; once he has answered, under its lock. */
export async function settleAfterBond(transaction: Transaction, tenderId: string): Promise<void> {
  const row = await findRecord(transaction, 'tender', tenderId, 'lock');
  if (row instanceof Refusal || row.status !== TENDER_STATUS.awarded) return;
  const contract = await transaction
    .selectFrom('tender_award as award')
    .innerJoin('record_file as file', 'file.owner_id', 'award.deal_id')
    .select('file.attachment_id')
    .where('award.tender_id', '=', row.id)
    .where('award.lapse_time', 'is', null)
    .where('file.owner_type', '=', 'deal')
    .where('file.business_id', '=', row.business_id)
    .executeTakeFirst();
  if (contract !== undefined) await finishTender(transaction, row, EVALUATION_MESSAGES.depositSigned);
}

async function isBondAsked(transaction: Transaction, tenderId: string): Promise<boolean> {
  const asked = await transaction
    .selectFrom('deposit')
    .select('id')
    .where('tender_id', '=', tenderId)
    .where('status', '=', DEPOSIT_STATUS.paid)
    .where('propose_time', 'is not', null)
    .executeTakeFirst();
  return asked !== undefined;
}
