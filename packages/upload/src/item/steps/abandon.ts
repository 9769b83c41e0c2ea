import type { Registration } from '../../ports/register-api.ts';
import type { StorageTarget } from '../../ports/storage.ts';
import type { UploadServices } from '../upload-services.ts';

/** A part under way can store something after the first abort; so it is repeated after this time, in ms. */
const SECOND_ABORT = 2000;

/** Target of requests that have no body of their own. */
const NO_CONTENT = 'application/octet-stream';

/** Lets the storage forget an upload, as well as it can be done: twice, and a failure is only an incident. */
export function abortUpload(
  services: UploadServices,
  { address, credentials }: Pick<Registration, 'address' | 'credentials'>,
  uploadId: string,
): void {
  const { storage, clock, clockOffset, life, incident } = services;
  const target: StorageTarget = {
    bucket: address.bucket,
    key: address.key,
    credentials,
    clockOffset,
    contentType: NO_CONTENT,
  };
  const abort = (): Promise<void> =>
    storage.abort(target, uploadId, { signal: life }).catch((error: unknown) => {
      if (!life.aborted) incident('abort', error);
    });
  const dropTimer = (): void => clock.clearTimeout(timer);
  const timer = clock.setTimeout(() => {
    life.removeEventListener('abort', dropTimer);
    void abort();
  }, SECOND_ABORT);
  life.addEventListener('abort', dropTimer, { once: true });
  void abort();
}
