import type { ToastMessage } from '@jianzhu/ui/toast';
import { recordTexts as texts } from './messages.ts';

/** What became of each of several records that were acted on together. */
export interface OutcomeOfMany {
  /** Their ids. */
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly msg: string }[];
}

/**
 * What became of several records, in words: how many were done, how many not and why.
 *
 * @param done says that it was done to so many of those that it was asked for
 */
export function outcomeToast(done: (count: number, asked: number) => string, outcome: OutcomeOfMany): ToastMessage {
  const { failed } = outcome;
  const count = outcome.done.length;
  const text = done(count, count + failed.length);
  if (failed.length === 0) return { tone: 'success', text };
  const reasons = [...new Set(failed.map(({ msg }) => msg))].join('；');
  if (count > 0) return { tone: 'warning', text: texts.doneInPart(text, failed.length, reasons) };
  return { tone: 'error', text: failed.length === 1 ? reasons : texts.failed(failed.length, reasons) };
}
