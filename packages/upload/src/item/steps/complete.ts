import { completedParts, mismatchedParts } from '../../parts/part-queries.ts';
import { StorageError, type StorageTarget, type StoredPart } from '../../ports/storage.ts';
import { multipartEtag } from '../../transfer/multipart-etag.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { requestFault, startAnew, understandFault } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';
import { attemptRequest } from './storage-request.ts';
import { verifyContent } from './verify.ts';

/** ETag of an object of parts, unless it was encrypted. */
const PLAIN_ETAG = /^[0-9a-f]{32}-\d+$/;

const FORBIDDEN = 403;

/**
 * An upload that is gone may have been completed by a request whose answer was lost. Where the keys do not allow to
 * look, everything is sent anew.
 */
async function findObject(
  services: UploadServices,
  record: ItemRecord,
  step: 'list' | 'complete',
  target: StorageTarget,
  signal: AbortSignal,
): Promise<ItemEvent> {
  try {
    const object = await services.storage.head(target, { signal });
    if (object?.size !== record.file.size) return startAnew(record);
    const different = await verifyContent(services, record, signal);
    if (different) return different;
    const { parts } = known(record.digest, 'digest');
    const expected = parts.length > 0 ? await multipartEtag(parts, services.hasher, signal) : undefined;
    const isOther = PLAIN_ETAG.test(object.etag) && expected !== undefined && object.etag !== expected;
    return isOther ? startAnew(record) : { type: 'STORED' };
  } catch (error) {
    const isForbidden = error instanceof StorageError && error.status === FORBIDDEN;
    if (isForbidden) return startAnew(record);
    return requestFault(services, record, step, understandFault(services, record, error));
  }
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
    onFault: async ({ fault }, target) =>
      fault === 'gone' ? findObject(services, record, 'list', target, signal) : null,
  });
}

/** Compares what the storage has acknowledged with the file; an event when the upload cannot be completed as it is. */
async function verifyParts(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const different = await verifyContent(services, record, signal);
  if (different || signal.aborted) return different;
  const { sender, faults } = known(record.upload, 'upload');
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
  const different = await verifyParts(services, record, signal);
  if (different || signal.aborted) return signal.aborted ? null : different;
  return attemptRequest(services, record, {
    step: 'complete',
    signal,
    async run(target) {
      // The hasher may have to start its worker anew: meanwhile the storage joins the parts.
      const [{ etag }, expected] = await Promise.all([
        services.storage.complete(target, uploadId, completedParts(sender.ledger()), { signal }),
        multipartEtag(known(record.digest, 'digest').parts, services.hasher, signal),
      ]);
      const isOther = PLAIN_ETAG.test(etag) && expected !== undefined && etag !== expected;
      return isOther ? { type: 'FAILED', reason: 'integrityFailed' } : { type: 'STORED' };
    },
    async onFault({ fault, code }, target) {
      if (fault === 'gone') return findObject(services, record, 'complete', target, signal);
      if (!DISAGREEMENTS.includes(code)) return null;
      record.rounds += 1;
      return record.rounds > MAX_DISAGREEMENTS ? { type: 'FAILED', reason: 'transferFailed' } : { type: 'UNSURE' };
    },
  });
}
