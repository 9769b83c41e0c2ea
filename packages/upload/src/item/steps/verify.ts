import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import type { UploadServices } from '../upload-services.ts';
import { abortUpload } from './abandon.ts';

/**
 * Waits for the hash of the whole file, when the item was recognised by its edges only. An event when the content is
 * another one after all: what was sent of it is taken back, and it is registered under its own MD5.
 */
export async function verifyContent(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  if (record.verification === null) return null;
  const result = await record.verification;
  // Nothing may be taken in by a step that was left: the next one has to come to the same judgement.
  if (signal.aborted) return null;
  if ('error' in result) {
    services.incident('hash', result.error);
    return { type: 'FAILED', reason: 'readFailed' };
  }
  const isOther = result.digest.md5 !== known(record.digest, 'digest').md5;
  record.digest = result.digest;
  record.verification = null;
  if (!isOther) return null;
  if (record.upload && record.keeper) {
    abortUpload(services, record.keeper.registration(), record.upload.uploadId);
  }
  return { type: 'DIFFERENT' };
}
