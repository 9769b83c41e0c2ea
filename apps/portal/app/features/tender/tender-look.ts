import { nextStep, SUPPLIER_TENDER_LABELS, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { tenderTexts as texts } from './messages.ts';

/** Word and colour of a status as the buyer, or a supplier, reads it. */
export function tenderLook(status: number, side: 'buyer' | 'supplier' = 'buyer') {
  // The contract gives the machine's own numbers.
  const look = tenderMachine.statuses[status as TenderStatus];
  const label = side === 'supplier' ? SUPPLIER_TENDER_LABELS[status as TenderStatus] : undefined;
  return label === undefined ? look : { ...look, label };
}

export const tenderName = ({ title }: { readonly title: string }) => title || texts.untitled;

interface Timed {
  readonly status: number;
  readonly signUpStart: string;
  readonly signUpEnd: string;
  readonly bidDeadline: string;
  readonly openTime?: string;
}

/** What happens next, and when, where a time is set for it. */
export function nextOf(tender: Timed) {
  const step = nextStep(tender.status as TenderStatus);
  if (step === null) return null;
  return { ...step, time: step.at === null ? '' : (tender[step.at] ?? '') };
}
