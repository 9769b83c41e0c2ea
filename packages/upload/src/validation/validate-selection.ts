import { UPLOAD_MESSAGES } from '../messages.ts';
import type { UploadRules } from './upload-rules.ts';
import {
  type FileFacts,
  rejection,
  type UploadRejection,
  type ValidationSettings,
  validateFile,
} from './validate-file.ts';

/** What becomes of one chosen file. */
export interface FileVerdict<Chosen extends FileFacts> {
  readonly file: Chosen;
  /** Null when it is taken. */
  readonly rejection: UploadRejection | null;
}

export interface SelectionVerdict<Chosen extends FileFacts> {
  /** One for each file, in the order of the selection. */
  readonly files: readonly FileVerdict<Chosen>[];
  /** What the visitor is told: every refused file, but all that are too many in one message. */
  readonly rejections: readonly UploadRejection[];
}

/**
 * Judges a selection (specification section 5): each file for itself, then the count over those that passed. The
 * files that fit are taken in order, the rest refused (decision 11).
 * @param listed how many files the list holds already; those that failed or were removed are not in it
 */
export function validateSelection<Chosen extends FileFacts>(
  chosen: Iterable<Chosen>,
  listed: number,
  rules: UploadRules,
  settings: ValidationSettings = {},
): SelectionVerdict<Chosen> {
  let count = listed;
  const files = Array.from(chosen, (file): FileVerdict<Chosen> => {
    const refused = validateFile(file, rules, settings);
    if (refused !== null) return { file, rejection: refused };
    if (count >= rules.maxCount) {
      return { file, rejection: rejection('tooMany', file, rules.maxCount, settings.messages ?? UPLOAD_MESSAGES) };
    }
    count += 1;
    return { file, rejection: null };
  });
  const refused = files.flatMap((verdict) => verdict.rejection ?? []);
  const firstTooMany = refused.find(({ rule }) => rule === 'tooMany');
  return { files, rejections: refused.filter((one) => one.rule !== 'tooMany' || one === firstTooMany) };
}
