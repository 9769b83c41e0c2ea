import type { Storage } from '../ports/storage.ts';
import { platformDigests } from '../signing/digests.ts';
import { signS3V4 } from '../signing/s3-v4.ts';
import { createSigningKeys } from '../signing/v4.ts';
import { objectStorage, type StorageDialect } from './object-storage.ts';
import { type StorageSettings, withDefaults } from './storage-settings.ts';

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

const limits = { minPart: 5 * MEBIBYTE, maxPart: 5 * GIBIBYTE, maxParts: 10_000, singleMax: 5 * GIBIBYTE };

/** An S3 or one of its likes, with the fourth signature. */
export function s3Storage(settings: StorageSettings): Storage {
  const { region, digests = platformDigests() } = settings;
  const keys = createSigningKeys(digests);
  const dialect: StorageDialect = {
    limits,
    etagOnWire: (etag) => `"${etag}"`,
    async sign({ method, location: { host, path }, query, headers }, signing) {
      const request = { method, path, query, headers: { ...headers, host } };
      // The browser sets the host itself and lets nobody else do it.
      const { host: _, ...signed } = await signS3V4(request, { ...signing, region }, keys);
      return signed;
    },
  };
  return objectStorage(dialect, withDefaults(settings, 'virtualHost'));
}
