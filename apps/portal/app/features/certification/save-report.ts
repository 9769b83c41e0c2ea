import type { FailureRow } from '@jianzhu/ui/attachments';
import type { ToastMessage } from '@jianzhu/ui/toast';
import { certificationTexts as texts } from './messages.ts';

/** One kind of files at the time when the page was saved. */
export interface SavedMaterial {
  /** Such as 营业执照. */
  readonly label: string;
  /** It is required, and there is no file of it. */
  readonly isMissing: boolean;
  readonly failures: readonly Pick<FailureRow, 'file'>[];
}

/**
 * What is said after the files were saved. Neither a missing file nor a failed one holds the others up (decision 39),
 * but whoever reads of a plain success would take the certification for complete.
 */
export function saveReport(materials: readonly SavedMaterial[]): Pick<ToastMessage, 'tone' | 'text'> {
  const missing = materials.filter(({ isMissing }) => isMissing).map(({ label }) => label);
  const failed = materials.flatMap(({ failures }) => failures.flatMap(({ file }) => file?.name ?? []));
  const shortcomings = [
    ...(missing.length > 0 ? [texts.lacking(missing)] : []),
    ...(failed.length > 0 ? [texts.notUploaded(failed)] : []),
  ];
  if (shortcomings.length === 0) return { tone: 'success', text: texts.saved };
  return { tone: 'warning', text: texts.savedPartly(shortcomings) };
}
