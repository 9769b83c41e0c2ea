import type { Storage, StorageLimits } from '../ports/storage.ts';
import { platformDigests } from '../signing/digests.ts';
import { signOssV4 } from '../signing/oss-v4.ts';
import { createSigningKeys } from '../signing/v4.ts';
import { objectStorage, type StorageDialect } from './object-storage.ts';
import { type StorageSettings, withDefaults } from './storage-settings.ts';

const GIBIBYTE = 1024 ** 3;

/** What an OSS takes, whatever the signature. */
export const OSS_LIMITS: StorageLimits = {
  minPart: 100 * 1024,
  maxPart: 5 * GIBIBYTE,
  maxParts: 10_000,
  singleMax: 5 * GIBIBYTE,
};

/** OSS lists and compares ETags in upper case. */
export const ossEtagOnWire = (etag: string) => `"${etag.toUpperCase()}"`;

/** An OSS, with the fourth signature. */
export function ossStorage(settings: StorageSettings): Storage {
  const { region, digests = platformDigests() } = settings;
  const keys = createSigningKeys(digests);
  const dialect: StorageDialect = {
    limits: OSS_LIMITS,
    etagOnWire: ossEtagOnWire,
    sign: ({ method, address, query, headers }, signing) =>
      signOssV4({ method, ...address, query, headers }, { ...signing, region }, keys),
  };
  return objectStorage(dialect, withDefaults(settings, 'virtualHost'));
}
