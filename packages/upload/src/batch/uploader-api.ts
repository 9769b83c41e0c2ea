import type { UploadFailure } from '../item/item-failure.ts';
import type { Uploaded } from '../item/item-snapshot.ts';
import type { ResumeEntry } from '../ledger/resume-entries.ts';
import type { UploadRules } from '../validation/upload-rules.ts';
import type { UploadRejection } from '../validation/validate-file.ts';
import type { UploadEmitter } from './upload-events.ts';
import type { UploadSnapshot } from './upload-snapshot.ts';

/** A chosen file with the handle that opens it again after a reload. */
export interface ChosenFile {
  readonly file: File;
  readonly handle?: FileSystemFileHandle | undefined;
}

/** What became of one chosen file: it has an id in the list, or a reason why not. */
export type AddResult =
  | { readonly file: File; readonly id: string; readonly rejection: null }
  | { readonly file: File; readonly id: null; readonly rejection: UploadRejection };

/**
 * Uploads files: checks, hashes, registers, sends and confirms them (specification sections 4, 5 and 7). Nothing
 * throws; what goes wrong is an event, and a failed item waits for a retry.
 */
export interface Uploader extends Pick<UploadEmitter, 'on'> {
  /** Takes files into the list, in their order; those that are refused are told in the answer and as events. */
  add(files: Iterable<File | ChosenFile>): readonly AddResult[];
  /** Pauses one item, or all. */
  pause(id?: string): void;
  resume(id?: string): void;
  /** Takes one unfinished item, or all, out of the list and out of the storage. */
  cancel(id?: string): void;
  /** Takes a failed item into the list again; `false` when the list is full or the item unknown. */
  retry(id: string): boolean;
  /** Removes an item in whatever state, or dismisses a failure. */
  remove(id: string): void;
  getSnapshot(): UploadSnapshot;
  subscribe(changed: () => void): () => void;
  /** The result of an item; rejects with an {@link UploadFailure}. */
  result(id: string): Promise<Uploaded>;
  /** Unfinished uploads of earlier visits, newest last, without those that another tab sends just now. */
  pending(): Promise<readonly ResumeEntry[]>;
  /** Opens the file of an unfinished upload again and continues it; call it in a click. Null when refused. */
  reopen(md5: string): Promise<AddResult | null>;
  /** Forgets an unfinished upload; `false`, and nothing happens, while an item here or in another tab sends it. */
  forget(md5: string): Promise<boolean>;
  /** Changes what is taken from now on. */
  setRules(rules: Partial<UploadRules>): void;
  /** The login ended or the company changed: everything stops, and stays remembered for its owner. */
  endSession(): void;
  /** Ends everything; unfinished uploads stay remembered. */
  dispose(): void;
}
