import type { SendEnd } from '../../transfer/part-sender.ts';
import { RESUME_ROUNDS } from '../../transfer/retry-policy.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { startAnew } from '../step-faults.ts';

/** The attempts of a part are spent: one round of ListParts and missing parts, then the end. */
function resumeOnce(record: ItemRecord): ItemEvent {
  if (record.rounds >= RESUME_ROUNDS) return { type: 'FAILED', reason: 'transferFailed' };
  record.rounds += 1;
  known(record.upload, 'upload').faults.forgive();
  return { type: 'UNSURE' };
}

/** What the end of sending means for the item. */
const EVENTS: Readonly<Record<SendEnd, (record: ItemRecord) => ItemEvent>> = {
  complete: () => ({ type: 'SENT' }),
  unsure: () => ({ type: 'UNSURE' }),
  lost: () => ({ type: 'LOST' }),
  expired: () => ({ type: 'EXPIRED' }),
  gone: startAnew,
  exhausted: resumeOnce,
  unreadable: () => ({ type: 'FAILED', reason: 'readFailed' }),
  integrity: () => ({ type: 'FAILED', reason: 'integrityFailed' }),
  fatal: () => ({ type: 'FAILED', reason: 'transferFailed' }),
};

/** Sends the parts until they are all acknowledged or something is in the way. Returns what stops the taking. */
export function sendParts(record: ItemRecord, tell: (event: ItemEvent) => void): () => void {
  const { sender } = known(record.upload, 'upload');
  record.ticket?.();
  record.ticket = null;
  sender.run((end) => tell(EVENTS[end](record)));
  return sender.hold;
}
