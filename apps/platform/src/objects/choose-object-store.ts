import path from 'node:path';
import type { Database } from '../db/database.ts';
import { type PlatformSettings, siteOrigins } from '../env.ts';
import type { Log } from '../http/log.ts';
import { createAliyunSts } from './aliyun-sts.ts';
import { createAwsSts } from './aws-sts.ts';
import { type EmbeddedStore, openEmbeddedStore } from './embedded-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createRemoteStore } from './remote-store.ts';
import { loadStorageKeys } from './storage-keys.ts';

const TOKEN_SERVICES = { oss: createAliyunSts, s3: createAwsSts } as const;

/** The store that is configured, and what it can besides when it is our own. */
export async function chooseObjectStore(
  settings: PlatformSettings,
  database: Database,
  log: Log,
): Promise<{ readonly store: ObjectStore; readonly embedded?: EmbeddedStore }> {
  const { objectStore } = settings;
  if (objectStore.kind === 'embedded') {
    const store = await openEmbeddedStore({
      folder: path.join(settings.dataDir, 'objects'),
      ...(await loadStorageKeys(database)),
      origin: (hostName) => siteOrigins(settings, hostName).storage,
      quotaBytes: objectStore.quotaBytes,
      onError: (error) => log.error({ err: error }, 'a storage request failed'),
    });
    return { store, embedded: store };
  }
  const { kind, region, keys, roleArn, stsEndpoint } = objectStore;
  const role = TOKEN_SERVICES[kind]({ endpoint: stsEndpoint, region, keys, roleArn });
  // The bucket has the storage's origin; what we pack ourselves has one of ours.
  const { storageOrigin: _, ...ours } = settings;
  const archiveOrigin = (hostName: string) => objectStore.archiveOrigin ?? siteOrigins(ours, hostName).storage;
  return { store: createRemoteStore(objectStore, role, { archiveOrigin }) };
}
