import type { UploadFailure } from '../item/item-failure.ts';
import type { Uploaded } from '../item/item-snapshot.ts';

interface Waiter {
  resolve(uploaded: Uploaded): void;
  reject(failure: UploadFailure): void;
}

/** Promises of results, for callers that want nothing else. */
export interface UploadResults {
  wait(id: string): Promise<Uploaded>;
  resolve(id: string, uploaded: Uploaded): void;
  reject(id: string, failure: UploadFailure): void;
  rejectAll(failure: UploadFailure): void;
}

/** Creates an empty table of promises. */
export function createUploadResults(): UploadResults {
  const waiters = new Map<string, Waiter[]>();
  const take = (id: string): readonly Waiter[] => {
    const found = waiters.get(id) ?? [];
    waiters.delete(id);
    return found;
  };
  const reject = (id: string, failure: UploadFailure): void => {
    for (const waiter of take(id)) waiter.reject(failure);
  };
  return {
    wait: (id) =>
      new Promise((resolve, rejectWaiter) => {
        waiters.set(id, [...(waiters.get(id) ?? []), { resolve, reject: rejectWaiter }]);
      }),
    resolve(id, uploaded) {
      for (const waiter of take(id)) waiter.resolve(uploaded);
    },
    reject,
    rejectAll(failure) {
      for (const id of [...waiters.keys()]) reject(id, failure);
    },
  };
}
