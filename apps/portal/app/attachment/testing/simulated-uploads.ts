import {
  type Bands,
  createLocalLocks,
  createMemoryLedger,
  createUploader,
  type Hasher,
  ossStorage,
  type Uploader,
  type UploaderOptions,
} from '@jianzhu/upload';
import { createMemoryEndpoint } from '@jianzhu/upload/endpoint';
import { createNodeHasher } from '@jianzhu/upload/node';
import {
  createFakeNetwork,
  createFakeRegisterApi,
  createInProcessTransport,
  createVirtualClock,
  type RegisterApiFaultRule,
} from '@jianzhu/upload/testing';

const LOOK_MS = 20;

/** So small that a file with many parts is quickly sent: several parts from 10 kB on. */
const BANDS: Bands = {
  singleMB: 0.01,
  middleMB: 0.04,
  middle: { parallel: 1 },
  large: { parallel: 4 },
  partSize: 4096,
};

/** Real uploaders over a storage and a back end in memory, in virtual time; the storage takes 100 ms a request. */
export function simulatedUploads(faults: readonly RegisterApiFaultRule[] = []) {
  const clock = createVirtualClock();
  const network = createFakeNetwork();
  const { bucket, handle, issueKeys, store } = createMemoryEndpoint({
    clock,
    limits: { maxBody: 1e9, minPart: { oss: 1, s3: 1 } },
  });
  const api = createFakeRegisterApi({
    clock,
    bucket,
    issueKeys,
    findObject: (key) => store.openObject({ bucket, key }),
    faults,
  });
  const ledger = createMemoryLedger();
  const real = createNodeHasher();
  const hasher: Hasher = {
    // Reading and hashing take real time, which is none of the clock's.
    md5: (blob, options) => clock.hold(real.md5(blob, options)),
    dispose: real.dispose,
  };
  const adapter = ossStorage({
    endpoint: 'http://storage.test',
    region: 'cn-changchun',
    bucketStyle: 'path',
    clock,
    transport: createInProcessTransport({ handle, clock, network, latency: 100 }),
  });
  const shared = {
    api,
    clock,
    network,
    storage: { ...adapter, limits: { ...adapter.limits, minPart: 1 } },
    bands: BANDS,
    ledger,
    // Those of the process take real time to be let go, and are shared by every world.
    locks: createLocalLocks(),
    hasher,
    owner: () => 'company/user',
    unit: 1024,
  } as const satisfies Partial<UploaderOptions>;
  async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await clock.wait(LOOK_MS);
  }

  return {
    clock,
    ledger,
    api,
    open: (options: Partial<UploaderOptions> = {}): Uploader => createUploader({ ...shared, ...options }),
    /** Lets as much time pass as it takes until something is so. */
    until: (isSo: () => boolean | Promise<boolean>) => clock.run(waitUntil(isSo)),
  };
}
