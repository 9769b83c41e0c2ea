import { recognise } from '../../ledger/recognition.ts';
import type { LedgerEntry } from '../../ports/ledger.ts';
import type { ItemEvent } from '../item-event.ts';
import type { ItemRecord, Verification } from '../item-record.ts';
import type { UploadServices } from '../upload-services.ts';

/**
 * Takes the MD5 from an unfinished upload that the file continues, and its part size; the whole file is hashed beside
 * the transfer, and compared before the upload is completed.
 */
export function continueFrom(services: UploadServices, record: ItemRecord, { md5, partSize }: LedgerEntry): void {
  record.digest = { md5, parts: [] };
  record.partSize = partSize;
  record.verification = services.hasher.md5(record.file, { signal: record.life.signal, partSize }).then(
    (digest): Verification => ({ digest }),
    (error: unknown): Verification => ({ error }),
  );
}

/** Finds the MD5 of the file: by its edges when it continues an unfinished upload, else by reading it whole. */
export async function identify(services: UploadServices, record: ItemRecord, signal: AbortSignal): Promise<ItemEvent> {
  const { file, plan, progress } = record;
  const isSingle = plan.band === 'single';
  try {
    const entry = isSingle
      ? undefined
      : await recognise(file, services.owner(), services.ledger, services.hasher, signal).catch((error: unknown) => {
          if (!signal.aborted) services.incident('ledger', error);
          return undefined;
        });
    if (entry) {
      continueFrom(services, record, entry);
      return { type: 'HASHED' };
    }
    record.digest = await services.hasher.md5(file, {
      signal,
      onBytes: progress.hash,
      partSize: isSingle ? undefined : plan.partSize,
    });
    return { type: 'HASHED' };
  } catch (error) {
    if (!signal.aborted) services.incident('hash', error);
    return { type: 'FAILED', reason: 'readFailed' };
  }
}
