import type { ItemRecord } from './item-record.ts';
import { abortUpload } from './steps/abandon.ts';
import { isWhole } from './steps/note.ts';
import type { UploadServices } from './upload-services.ts';

/** Gives up the item's multipart upload and what is remembered of it; the next one begins with no byte stored. */
export function forgetUpload(services: UploadServices, record: ItemRecord): void {
  const md5 = record.upload?.md5 ?? record.remembered?.md5 ?? (record.noted && record.digest?.md5);
  record.upload?.sender.retire();
  record.upload = null;
  record.remembered = null;
  record.noted = null;
  record.initiating = null;
  record.progress.store(0);
  if (md5) services.ledgerWriter.delete(record.id, services.owner(), md5);
}

/** An upload that the storage had begun is of no use once the content exists. */
async function dropRemembered(services: UploadServices, { id, registration }: ItemRecord, md5: string): Promise<void> {
  try {
    const entry = await services.ledger.get(services.owner(), md5);
    if (!entry) return;
    services.ledgerWriter.delete(id, entry.owner, md5);
    if (registration?.credentials.accessKey && !isWhole(entry)) abortUpload(services, registration, entry.uploadId);
  } catch (error) {
    services.incident('ledger', error);
  }
}

/** Nothing is remembered of an upload that has succeeded. */
export function finishUpload(services: UploadServices, record: ItemRecord): void {
  if (record.upload || record.noted) forgetUpload(services, record);
  else if (record.digest) void dropRemembered(services, record, record.digest.md5);
}

/** Ends everything that an item has under way: requests, timers, its lock, its keys. */
export function releaseRecord(record: ItemRecord): void {
  record.life.abort();
  record.upload?.sender.retire();
  record.ticket?.();
  record.ticket = null;
  record.keeper?.stop();
  record.releaseLock?.();
  record.releaseLock = null;
}

/** Takes a cancelled item's upload from the storage, as well as it can be done. */
export function abandonUpload(services: UploadServices, record: ItemRecord): void {
  const { upload, remembered, keeper } = record;
  const uploadId = upload?.uploadId ?? remembered?.uploadId;
  if (uploadId && keeper) abortUpload(services, keeper.registration(), uploadId);
  forgetUpload(services, record);
}
