import { statusLook } from '@jianzhu/domain/records';
import { nextStep, supplierTenderLook, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { tenderTexts as texts } from './messages.ts';

/** Word and colour of a status as the buyer reads it. */
export const tenderLook = (status: number) => statusLook(tenderMachine, status);

/** The same as a supplier reads it. */
export const suppliersLook = ({ status, hasWon }: { readonly status: number; readonly hasWon: boolean }) =>
  supplierTenderLook(status, hasWon);

export const tenderName = ({ title }: { readonly title: string }) => title || texts.untitled;

interface Timed {
  readonly status: number;
  readonly signUpStart: string;
  readonly signUpEnd: string;
  readonly bidDeadline: string;
  readonly openTime?: string;
  readonly publicityEnd?: string;
  readonly signUntil?: string;
}

/** What happens next, and when, where a time is set for it. */
export function nextOf(tender: Timed) {
  const step = nextStep(tender.status as TenderStatus);
  if (step === null) return null;
  return { ...step, time: step.at === null ? '' : (tender[step.at] ?? '') };
}
