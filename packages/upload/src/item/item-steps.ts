import { fromCallback } from 'xstate';
import type { ItemStep, StepInput } from './item.machine.ts';
import type { ItemEvent } from './item-event.ts';
import type { ItemRecord } from './item-record.ts';
import { beginParts, multipartSteps } from './multipart-steps.ts';
import { lockContent } from './steps/content-lock.ts';
import { identify } from './steps/identify.ts';
import { put, queue } from './steps/put.ts';
import { confirm, refresh, register } from './steps/register.ts';
import { probe } from './steps/wait.ts';
import type { UploadServices } from './upload-services.ts';

type Attempt = (services: UploadServices, record: ItemRecord, signal: AbortSignal) => Promise<ItemEvent | null>;
type Activity = (services: UploadServices, record: ItemRecord, tell: (event: ItemEvent) => void) => () => void;

/** The steps that the machine of an item invokes, for the items of one uploader. */
export function createItemSteps(services: UploadServices, find: (id: string) => ItemRecord) {
  const activity = (run: Activity): ItemStep =>
    fromCallback<ItemEvent, StepInput>(({ sendBack, input }) => run(services, find(input.id), sendBack));

  /** A step that ends by itself. Leaving its state aborts it; what it answers after that is not heard. */
  const attempt = (run: Attempt): ItemStep =>
    activity((_, record, tell) => {
      const stop = new AbortController();
      run(services, record, stop.signal).then(
        (event) => {
          if (event !== null && !stop.signal.aborted) tell(event);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          services.incident('request', error);
          tell({ type: 'FAILED', reason: 'transferFailed' });
        },
      );
      return () => stop.abort();
    });

  return {
    hash: attempt(identify),
    lock: attempt(lockContent),
    register: attempt(register),
    queue: attempt(queue),
    put: attempt(put),
    begin: attempt(beginParts),
    list: attempt((...step) => multipartSteps().list(...step)),
    send: activity((_, record, tell) => multipartSteps().sendParts(record, tell)),
    complete: attempt((...step) => multipartSteps().complete(...step)),
    confirm: attempt(confirm),
    probe: activity(probe),
    refresh: attempt(refresh),
  };
}
