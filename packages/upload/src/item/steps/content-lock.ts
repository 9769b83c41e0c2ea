import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import type { UploadServices } from '../upload-services.ts';

const lockOf = (md5: string): string => `upload:${md5}`;

/** Waits until no other item, here or in another tab, sends the same content. */
export function lockContent(services: UploadServices, record: ItemRecord, signal: AbortSignal): Promise<ItemEvent> {
  record.releaseLock?.();
  record.releaseLock = null;
  return new Promise((resolve) => {
    const work = (): Promise<void> => {
      if (signal.aborted) return Promise.resolve();
      return new Promise((release) => {
        record.releaseLock = release;
        resolve({ type: 'LOCKED' });
      });
    };
    services.locks.hold(lockOf(known(record.digest, 'digest').md5), signal, work).catch((error: unknown) => {
      if (signal.aborted) return;
      services.incident('lock', error);
      resolve({ type: 'LOCKED' });
    });
  });
}

/** Whether an item, here or in another tab, has the content in hand. Locks that cannot tell count as free. */
export async function isBeingSent({ locks, incident }: UploadServices, md5: string): Promise<boolean> {
  try {
    return (await locks.isHeld?.(lockOf(md5))) ?? false;
  } catch (error) {
    incident('lock', error);
    return false;
  }
}
