import type { Storage } from '../ports/storage.ts';
import { signOssV1 } from '../signing/oss-v1.ts';
import { objectStorage, type StorageDialect } from './object-storage.ts';
import { OSS_LIMITS, ossEtagOnWire } from './oss-storage.ts';
import { type StorageSettings, withDefaults } from './storage-settings.ts';

/** An OSS of an older private cloud that knows the first signature only. */
export function ossV1Storage(settings: StorageSettings): Storage {
  const dialect: StorageDialect = {
    limits: OSS_LIMITS,
    etagOnWire: ossEtagOnWire,
    sign: async ({ method, address, query, headers }, signing) =>
      signOssV1({ method, ...address, query, headers }, signing),
  };
  return objectStorage(dialect, withDefaults(settings, 'virtualHost'));
}
