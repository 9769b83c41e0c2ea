import { keepCredentials, UselessCredentialsError } from '../../credentials/credentials-keeper.ts';
import { fileExtension } from '../../file-extension.ts';
import type { RegisterRequest, Registration } from '../../ports/register-api.ts';
import { jitteredDelay } from '../../transfer/retry-policy.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { type CallPolicy, callFault, startAnew } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';
import { abortUpload } from './abandon.ts';
import { continueFrom } from './identify.ts';
import { isWhole } from './note.ts';
import { verifyContent } from './verify.ts';

function requestOf(record: ItemRecord): RegisterRequest {
  const { file } = record;
  return {
    fileName: file.name,
    extName: fileExtension(file.name),
    fileSize: file.size,
    hashcode: known(record.digest, 'digest').md5,
  };
}

const isSameAddress = (one: { bucket: string; key: string }, other: { bucket: string; key: string }): boolean =>
  one.bucket === other.bucket && one.key === other.key;

/**
 * Finds what is remembered of an unfinished upload of this content; one at another address, or in a band that sends
 * in another way, is of no use.
 */
async function remember(services: UploadServices, record: ItemRecord, registration: Registration): Promise<void> {
  const { md5 } = known(record.digest, 'digest');
  const isSingle = record.plan.band === 'single';
  try {
    const entry = await services.ledger.get(services.owner(), md5);
    const isUsable = entry && isSameAddress(entry, registration.address) && isWhole(entry) === isSingle;
    record.remembered = isUsable ? entry : null;
    if (isSingle) return;
    if (record.remembered && record.remembered.partSize !== record.partSize) {
      continueFrom(services, record, record.remembered);
    }
    if (!entry || record.remembered) return;
    services.ledgerWriter.delete(record.id, entry.owner, entry.md5);
    if (!isWhole(entry)) abortUpload(services, { ...registration, address: entry }, entry.uploadId);
  } catch (error) {
    record.remembered = null;
    services.incident('ledger', error);
  }
}

/** Registers the content: either it is stored already, or keys come for one object. */
export async function register(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const { api, retry } = services;
  const policy: CallPolicy = {
    attempts: retry.api.retries + 1,
    delay: () => retry.api.delay,
    reason: 'registerFailed',
  };
  try {
    const registration = await api.register(requestOf(record), { signal });
    record.registration = registration;
    record.attempts = 0;
    if (registration.existed) return (await verifyContent(services, record, signal)) ?? { type: 'EXISTED' };
    record.keeper?.stop();
    record.keeper = keepCredentials({
      registration,
      clock: services.clock,
      refresh: (current, stop) =>
        api.refresh?.(current, requestOf(record), { signal: stop }) ??
        api.register(requestOf(record), { signal: stop }),
    });
    if (record.upload === null) await remember(services, record, registration);
    return { type: 'REGISTERED' };
  } catch (error) {
    return signal.aborted ? null : callFault(services, record, error, policy);
  }
}

/** Gets fresh keys; meanwhile somebody else may have finished the upload, or its address may have changed. */
export async function refresh(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const { retry, random } = services;
  const keeper = known(record.keeper, 'keys');
  const before = keeper.registration();
  const policy: CallPolicy = {
    attempts: retry.storage.attempts,
    delay: (attempt) => jitteredDelay(attempt, retry.storage, random),
    reason: 'transferFailed',
  };
  try {
    const renewed = await keeper.renew();
    if (signal.aborted) return null;
    record.registration = renewed;
    record.attempts = 0;
    const isMoved = !isSameAddress(before.address, renewed.address);
    if (record.upload && (renewed.existed || isMoved)) abortUpload(services, before, record.upload.uploadId);
    if (renewed.existed) return (await verifyContent(services, record, signal)) ?? { type: 'EXISTED' };
    return isMoved ? startAnew(record) : { type: 'REFRESHED' };
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof UselessCredentialsError) return { type: 'FAILED', reason: 'transferFailed' };
    return callFault(services, record, error, policy);
  }
}

/** Tells the back end that the object is stored. */
export async function confirm(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  const { api, retry, random } = services;
  const policy: CallPolicy = {
    attempts: retry.confirm.rounds,
    delay: (attempt) => jitteredDelay(attempt, retry.storage, random),
    reason: 'confirmFailed',
  };
  try {
    await api.confirm(known(record.registration, 'registration').resourceId, { signal });
    return { type: 'CONFIRMED' };
  } catch (error) {
    return signal.aborted ? null : callFault(services, record, error, policy);
  }
}
