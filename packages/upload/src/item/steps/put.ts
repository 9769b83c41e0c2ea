import type { StorageTarget } from '../../ports/storage.ts';
import { acquireConnection } from '../../transfer/connections.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { mismatched } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';
import { noteWhole } from './note.ts';
import { attemptRequest } from './storage-request.ts';

/** An ETag that is the MD5 of the object; with some kinds of encryption it is not. */
const PLAIN_ETAG = /^[0-9a-f]{32}$/;

/** Waits for the first connection. */
export async function queue(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  try {
    const release = await acquireConnection(services.connections, record.lane, signal);
    if (signal.aborted) {
      release();
      return null;
    }
    record.ticket = release;
    return { type: record.plan.band === 'single' ? 'SLOT_SINGLE' : 'SLOT_MULTIPART' };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/**
 * Whether the storage has the file from before: it was noted that it was being sent, but not that it arrived. A
 * storage that does not say so gets it again.
 */
async function isStored(services: UploadServices, record: ItemRecord, target: StorageTarget, signal: AbortSignal) {
  if (record.remembered === null) return false;
  record.remembered = null;
  const object = await services.storage.head(target, { signal }).catch(() => null);
  return object?.size === record.file.size && object.etag === known(record.digest, 'digest').md5;
}

/** Sends a small file in one request, and compares what the storage has got. */
export async function put(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const { file, progress } = record;
  const onBytes = (bytes: number): void => progress.send(signal, bytes);
  try {
    return await attemptRequest(services, record, {
      step: 'put',
      signal,
      async run(target) {
        if (await isStored(services, record, target, signal)) {
          progress.store(file.size);
          return { type: 'STORED' };
        }
        record.noted ??= noteWhole(services, record);
        await record.noted;
        const { etag } = await services.storage.put(target, file, { signal, onBytes });
        if (PLAIN_ETAG.test(etag) && etag !== known(record.digest, 'digest').md5) return mismatched(record);
        progress.store(file.size);
        return { type: 'STORED' };
      },
    });
  } finally {
    progress.end(signal);
  }
}
