import { Readable } from 'node:stream';
import { DAY_MS } from '@jianzhu/domain';
import {
  abortUploadsBefore,
  createEndpoint,
  openDiskStore,
  presignUrl,
  removeObjectsBefore,
  type TemporaryKeys,
  type WireHandler,
} from '@jianzhu/upload/endpoint';
import { type HiddenNames, isArchiveKey, isUploadKey } from './object-keys.ts';
import {
  downloadDisposition,
  ObjectDiffers,
  ObjectMissing,
  type ObjectStore,
  READ_SECONDS,
  UPLOAD_SECONDS,
} from './object-store.ts';

const BUCKET = 'jianzhu';
/** Requests are signed for a region; ours is one place. */
const REGION = 'cn-changchun';
/** Of what was begun and not finished. A page that goes on later begins the content anew. */
const ABANDONED_MS = 2 * DAY_MS;
/** For the database, the log and everything else on the disk. */
const KEEP_FREE = 1024 ** 3;

export interface EmbeddedStoreOptions {
  /** Absolute; nobody else writes there. */
  readonly folder: string;
  readonly keys: TemporaryKeys;
  readonly names: HiddenNames;
  /** The storage's origin under the host name that a request came by. */
  readonly origin: (hostName: string) => string;
  readonly onError: (error: unknown) => void;
  /** Of one business, in bytes. */
  readonly quotaBytes: number;
}

/** The storage on our own disk. */
export interface EmbeddedStore extends ObjectStore {
  /** What browsers send their storage requests to. */
  readonly handle: WireHandler;
  /** Puts an object of the platform's own there, unless there is one. */
  place(key: string, content: Uint8Array, contentType: string): Promise<void>;
}

/** Opens the storage below a folder. */
export async function openEmbeddedStore({
  folder,
  keys,
  names,
  origin,
  onError,
  quotaBytes,
}: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const quota = { accountOf: names.businessOf, accountBytes: quotaBytes };
  const store = await openDiskStore({ folder, quota, keepFree: KEEP_FREE });
  const named = (key: string) => ({ bucket: BUCKET, key });
  return {
    bucket: BUCKET,
    quotaBytes,
    used: store.used,
    address: (hostName) => ({ dialect: 'oss', endpoint: origin(hostName), region: REGION, bucketStyle: 'path' }),
    archiveOrigin: origin,
    handle: createEndpoint({ store, keys, buckets: [BUCKET], onError }),
    async head(key) {
      const object = await store.openObject(named(key));
      return object && { size: object.size, md5: object.md5 };
    },
    async *read(key, range) {
      const object = await store.openObject(named(key));
      if (object === undefined) throw new ObjectMissing(`no object ${key}`);
      yield* object.read(range?.start ?? 0, Math.min(range?.end ?? object.size, object.size));
    },
    remove: (key) => store.deleteObject(named(key)),
    async place(key, content, contentType) {
      if ((await store.openObject(named(key))) !== undefined) return;
      const received = await store.receive(Readable.from([content]));
      await store.putObject(named(key), received, { contentType });
    },
    async settle(key, size) {
      const object = await store.openObject(named(key));
      if (object !== undefined && object.size !== size) throw new ObjectDiffers(`another size: ${key}`);
      const settled = names.fileKey(key);
      if ((await store.copyObject(named(key), named(settled))) === undefined)
        throw new ObjectMissing(`no object ${key}`);
      return settled;
    },
    grantUpload: async ({ key, maxBytes }) =>
      keys.issue(
        { ...named(key), actions: ['PutObject', 'GetObject', 'ListParts', 'AbortMultipartUpload'], maxBytes },
        Date.now() + UPLOAD_SECONDS * 1000,
      ),
    readAddress: ({ key, fileName, hostName, seconds = READ_SECONDS }) => {
      const time = Date.now();
      return presignUrl({
        dialect: 'oss',
        endpoint: origin(hostName),
        bucketStyle: 'path',
        region: REGION,
        method: 'GET',
        ...named(key),
        query: { 'response-content-disposition': downloadDisposition(fileName) },
        keys: keys.issue({ ...named(key), actions: ['GetObject'] }, time + seconds * 1000),
        time,
        expires: seconds,
      });
    },
    async tidy() {
      const now = Date.now();
      await abortUploadsBefore(store, now - ABANDONED_MS);
      await removeObjectsBefore(store, now - ABANDONED_MS, ({ key }) => isUploadKey(key));
      await removeObjectsBefore(store, now - DAY_MS, ({ key }) => isArchiveKey(key));
    },
  };
}
