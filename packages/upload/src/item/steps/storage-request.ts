import type { StorageError, StorageTarget } from '../../ports/storage.ts';
import { acquireConnection } from '../../transfer/connections.ts';
import { isBusy } from '../../transfer/storage-pause.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { type RequestName, requestFault, understandFault } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';

/** What the requests of an item are signed with at this moment. */
export function targetOf(services: UploadServices, record: ItemRecord): StorageTarget {
  const { address, credentials } = known(record.keeper, 'keys').registration();
  return {
    bucket: address.bucket,
    key: address.key,
    credentials,
    clockOffset: services.clockOffset,
    contentType: record.file.type || 'application/octet-stream',
  };
}

/** One attempt at a step of one or a few requests. */
export interface StorageAttempt {
  readonly step: RequestName;
  readonly signal: AbortSignal;
  readonly run: (target: StorageTarget) => Promise<ItemEvent>;
  /** Answers in place of the usual judgement where the step knows better. */
  readonly onFault?: (error: StorageError, target: StorageTarget) => Promise<ItemEvent | null>;
}

/** Waits for a connection, makes the attempt with usable keys, and reads a failure. Null when it was ended. */
export async function attemptRequest(
  services: UploadServices,
  record: ItemRecord,
  { step, signal, run, onFault }: StorageAttempt,
): Promise<ItemEvent | null> {
  const ticket = record.ticket;
  record.ticket = null;
  let release = ticket;
  try {
    release ??= await acquireConnection(services.connections, record.lane, signal);
    return await attempt();
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    release?.();
  }

  async function attempt(): Promise<ItemEvent | null> {
    const keeper = known(record.keeper, 'keys');
    if (!keeper.isUsable()) return { type: 'EXPIRED' };
    const target = targetOf(services, record);
    const { pause } = services.connections;
    const question = pause.begin();
    const begun = services.clock.now();
    try {
      const event = await run(target);
      question.accepted();
      keeper.accept(services.clock.now() - begun);
      record.attempts = 0;
      record.clockRefusals = 0;
      return event;
    } catch (error) {
      if (isBusy(error)) {
        question.refused(error, (stop) => services.storage.head(targetOf(services, record), { signal: stop }));
      }
      if (signal.aborted) return null;
      const understood = understandFault(services, record, error);
      if (understood.fault === 'credentials') keeper.refuse(target.credentials);
      return (await onFault?.(understood, target)) ?? requestFault(services, record, step, understood);
    }
  }
}
