import './tables.ts';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { changeTender, type Tender } from '../tender/own-tender.ts';
import { SETTLED, settleDeposits } from './settle-deposits.ts';
import { biddersOf, tellOfTender } from './tell-bidders.ts';

/** Ends an awarded tender under its lock: the winner's deposit goes back, all who took part are told (N223). */
export async function finishTender(transaction: Transaction, tender: Tender, reason: string): Promise<void> {
  const changed = await changeTender(
    transaction,
    { row: tender, now: await readNow(transaction) },
    { action: 'finish', actor: SYSTEM, userId: null, reason, audit: (row) => keepEvent(transaction, row) },
  );
  if (changed instanceof Refusal) throw new TypeError(`tender ${tender.id} was not awarded: ${changed.msg}`);
  await settleDeposits(transaction, tender.id, SETTLED.winner, reason);
  const buyer = { businessIds: [tender.business_id], permission: 'tender_view' } as const;
  const bidders = { businessIds: await biddersOf(transaction, tender.id), permission: 'bid_view' } as const;
  for (const holders of [buyer, bidders]) await tellOfTender(transaction, 'N223', holders, changed, {});
}

function keepEvent(transaction: Transaction, { id, title, business_id }: Tender) {
  const record = { kind: 'tender', id, name: title } as const;
  return recordSystemEvent(transaction, 'tender.finish', record, business_id);
}
