import { nextStep, supplierTenderLook, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { tenderTexts as texts } from './messages.ts';

// The contract gives the machine's own numbers.

/** Word and colour of a status as the buyer reads it. */
export const tenderLook = (status: number) => tenderMachine.statuses[status as TenderStatus];

/** The same as a supplier reads it. */
export const suppliersLook = ({ status, hasWon }: { readonly status: number; readonly hasWon: boolean }) =>
  supplierTenderLook(status as TenderStatus, hasWon);

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
