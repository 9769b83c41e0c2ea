import { MissingChunk } from '../on-demand.ts';
import { RegisterError } from '../ports/register-api.ts';
import { StorageError } from '../ports/storage.ts';
import { jitteredDelay, MAX_CLOCK_REFUSALS, MAX_FRESH_STARTS, RESUME_ROUNDS } from '../transfer/retry-policy.ts';
import { isBusy } from '../transfer/storage-pause.ts';
import type { ItemEvent } from './item-event.ts';
import type { FailureReason, FileRefusal } from './item-failure.ts';
import type { ItemRecord } from './item-record.ts';
import type { UploadServices } from './upload-services.ts';

const failed = (reason: FailureReason): ItemEvent => ({ type: 'FAILED', reason });

/** A single request of the storage that failed: initiate, list, complete, or a single put. */

export type RequestName = 'put' | 'begin' | 'list' | 'complete';

const FORBIDDEN = 403;

/**
 * Reads a failure; our clock is set by what the storage tells. A storage may refuse dead temporary keys as forbidden:
 * that is so when it has accepted them before. What is no storage error is a fault of a program and ends the item.
 */
export function understandFault(services: UploadServices, record: ItemRecord, error: unknown): StorageError {
  if (!(error instanceof StorageError)) {
    services.incident('request', error);
    return new StorageError('fatal', { cause: error });
  }
  const { fault, status, code, serverTime } = error;
  if (fault === 'clock' && serverTime !== undefined) services.clockOffset = serverTime - services.clock.now();
  const isDead = fault === 'fatal' && status === FORBIDDEN && record.keeper?.hasAccepted() === true;
  return isDead ? new StorageError('credentials', { status, code, cause: error }) : error;
}

/** The upload is unknown to the storage: anew, but not for ever. */
export function startAnew(record: ItemRecord): ItemEvent {
  record.freshStarts += 1;
  return record.freshStarts > MAX_FRESH_STARTS ? failed('transferFailed') : { type: 'GONE' };
}

function spent(record: ItemRecord, step: RequestName): ItemEvent {
  if (step === 'put' || record.rounds >= RESUME_ROUNDS) return failed('transferFailed');
  record.rounds += 1;
  record.attempts = 0;
  return step === 'complete' ? { type: 'UNSURE' } : { type: 'AGAIN' };
}

function repeated(services: UploadServices, record: ItemRecord, step: RequestName, error: StorageError): ItemEvent {
  const { retry, random, connections } = services;
  record.attempts += 1;
  const isOutage = isBusy(error) && connections.pause.isOutage();
  if (record.attempts >= retry.storage.attempts && !isOutage) return spent(record, step);
  return { type: 'BACKOFF', delay: jitteredDelay(record.attempts, retry.storage, random, error.retryAfter) };
}

/** What a failed single request means for its item. */
export function requestFault(
  services: UploadServices,
  record: ItemRecord,
  step: RequestName,
  error: StorageError,
): ItemEvent {
  if (error instanceof MissingChunk) {
    record.missing = error.load;
    return { type: 'LOST' };
  }
  switch (error.fault) {
    case 'network':
    case 'timeout':
    case 'stall':
      return services.network.isOnline() ? repeated(services, record, step, error) : { type: 'LOST' };
    case 'throttled':
    case 'server':
      return repeated(services, record, step, error);
    case 'credentials':
      return { type: 'EXPIRED' };
    case 'clock':
      record.clockRefusals += 1;
      return record.clockRefusals > MAX_CLOCK_REFUSALS ? failed('transferFailed') : { type: 'AGAIN' };
    case 'gone':
      return startAnew(record);
    case 'integrity':
      return mismatched(record);
    case 'fileChanged':
      return failed('readFailed');
    case 'fatal':
      return failed('transferFailed');
  }
}

/** The stored bytes are not ours: sent once more, then given up. */
export function mismatched(record: ItemRecord): ItemEvent {
  if (record.hasMismatched) return failed('integrityFailed');
  record.hasMismatched = true;
  return { type: 'AGAIN' };
}

/** What the answer holds against the request; null when the back end itself is at fault, or nothing was understood. */
function refusalIn(error: unknown): FileRefusal | null {
  if (!(error instanceof RegisterError) || error.code < 400 || error.code >= 500) return null;
  return { code: error.code, reason: error.message };
}

/** How a call of the back end is repeated. */
export interface CallPolicy {
  readonly attempts: number;
  readonly delay: (attempt: number) => number;
  readonly reason: FailureReason;
}

/** What a failed call of the back end means for its item; null when the session ended and the item with it. */
export function callFault(
  services: UploadServices,
  record: ItemRecord,
  error: unknown,
  policy: CallPolicy,
): ItemEvent | null {
  if (!(error instanceof RegisterError)) services.incident('request', error);
  const fault = error instanceof RegisterError ? error.fault : 'refused';
  switch (fault) {
    case 'session-ended':
      services.sessionEnded();
      return null;
    case 'refused':
      record.refusal = refusalIn(error);
      return failed(policy.reason);
    case 'network':
    case 'timeout':
      if (!services.network.isOnline()) return { type: 'LOST' };
      record.attempts += 1;
      if (record.attempts >= policy.attempts) return failed(policy.reason);
      return { type: 'BACKOFF', delay: policy.delay(record.attempts) };
  }
}
