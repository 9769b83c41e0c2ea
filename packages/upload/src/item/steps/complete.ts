import { completedParts, mismatchedParts } from '../../parts/part-queries.ts';
import type { StorageTarget, StoredPart } from '../../ports/storage.ts';
import { multipartEtag } from '../../transfer/multipart-etag.ts';
import type { ItemEvent } from '../item.machine.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { startAnew } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';
import { abortUpload } from './abandon.ts';
import { attemptRequest } from './storage-request.ts';

/** ETag of an object of parts, unless it was encrypted. */
const PLAIN_ETAG = /^[0-9a-f]{32}-\d+$/;

/** An upload that is gone may have been completed by a request whose answer was lost. */
async function findObject(
  services: UploadServices,
  record: ItemRecord,
  target: StorageTarget,
  signal: AbortSignal,
): Promise<ItemEvent> {
  const object = await services.storage.head(target, { signal }).catch((error: unknown) => {
    services.incident('request', error);
    return null;
  });
  if (object?.size !== record.file.size) return startAnew(record);
  const { parts } = known(record.digest, 'digest');
  const expected = parts.length > 0 ? await multipartEtag(parts, services.hasher, signal) : undefined;
  const isOther = PLAIN_ETAG.test(object.etag) && expected !== undefined && object.etag !== expected;
  return isOther ? startAnew(record) : { type: 'STORED' };
}

/** Asks the storage which parts it has. */
export function list(services: UploadServices, record: ItemRecord, signal: AbortSignal): Promise<ItemEvent | null> {
  const { uploadId, sender } = known(record.upload, 'upload');
  return attemptRequest(services, record, {
    step: 'list',
    signal,
    async run(target) {
      const stored: StoredPart[] = [];
      for (let marker: number | null = 0; marker !== null; ) {
        const page = await services.storage.listParts(target, uploadId, marker, { signal });
        stored.push(...page.parts);
        marker = page.nextMarker;
      }
      sender.apply({ type: 'listed', stored, digests: known(record.digest, 'digest').parts });
      return { type: 'LISTED' };
    },
    onFault: async ({ fault }, target) => (fault === 'gone' ? findObject(services, record, target, signal) : null),
  });
}

/** Takes in the hash of the whole file; an event when the upload cannot be completed as it is. */
async function verify(services: UploadServices, record: ItemRecord, signal: AbortSignal): Promise<ItemEvent | null> {
  const upload = known(record.upload, 'upload');
  if (record.verification) {
    const result = await record.verification;
    // Nothing may be taken in by a step that was left: the next one has to come to the same judgement.
    if (signal.aborted) return null;
    if ('error' in result) return { type: 'FAILED', reason: 'readFailed' };
    const isOther = result.digest.md5 !== known(record.digest, 'digest').md5;
    record.digest = result.digest;
    record.verification = null;
    if (isOther) {
      abortUpload(services, known(record.keeper, 'keys').registration(), upload.uploadId);
      return { type: 'DIFFERENT' };
    }
  }
  const { sender, faults } = upload;
  const wrong = mismatchedParts(sender.ledger(), known(record.digest, 'digest').parts);
  for (const partNumber of wrong) {
    sender.apply({ type: 'mismatched', partNumber });
    if (faults.mismatch(partNumber).stop !== null) return { type: 'FAILED', reason: 'integrityFailed' };
  }
  return wrong.length > 0 ? { type: 'MISSING' } : null;
}

/** The storage refuses the list of parts: it knows better which it has. */
const MAX_DISAGREEMENTS = 2;
const DISAGREEMENTS = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall'];

/** Compares the content, makes the object, and compares the object. */
export async function complete(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const { uploadId, sender } = known(record.upload, 'upload');
  const different = await verify(services, record, signal);
  if (different || signal.aborted) return signal.aborted ? null : different;
  return attemptRequest(services, record, {
    step: 'complete',
    signal,
    async run(target) {
      const { etag } = await services.storage.complete(target, uploadId, completedParts(sender.ledger()), { signal });
      const expected = await multipartEtag(known(record.digest, 'digest').parts, services.hasher, signal);
      const isOther = PLAIN_ETAG.test(etag) && expected !== undefined && etag !== expected;
      return isOther ? { type: 'FAILED', reason: 'integrityFailed' } : { type: 'STORED' };
    },
    async onFault({ fault, code }, target) {
      if (fault === 'gone') return findObject(services, record, target, signal);
      if (!DISAGREEMENTS.includes(code)) return null;
      record.rounds += 1;
      return record.rounds > MAX_DISAGREEMENTS ? { type: 'FAILED', reason: 'transferFailed' } : { type: 'UNSURE' };
    },
  });
}
