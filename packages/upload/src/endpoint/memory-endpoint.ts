import type { AccessScope } from './access-keys.ts';
import { createEndpoint } from './endpoint.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { TimeSource } from './object-store.ts';
import type { EndpointLimits } from './operations/exchange.ts';
import { createTemporaryKeys, type IssuedKeys } from './temporary-keys.ts';
import type { WireHandler } from './wire.ts';

/** How a memory endpoint differs from the real services. */
export interface MemoryEndpointOptions {
  readonly clock?: TimeSource;
  /** `test-bucket` by default. */
  readonly bucket?: string;
  readonly limits?: EndpointLimits;
  readonly onError?: (error: unknown) => void;
}

/** A storage of one bucket for tests, with the strings that a fault plan pulls. */
export interface MemoryEndpoint {
  readonly handle: WireHandler;
  readonly store: MemoryStore;
  readonly bucket: string;
  /** Issues keys for one object. @param seconds how long they are good */
  issueKeys(key: string, seconds: number, scope?: Partial<AccessScope>): IssuedKeys;
  /** Every key issued so far counts as ended. */
  endKeys(): void;
  /** The clock of the storage goes wrong by so many ms. */
  setClockOffset(offset: number): void;
  /** A part that was acknowledged is gone. */
  losePart(part: { readonly uploadId: string; readonly partNumber: number }): void;
}

const UPLOAD_ACTIONS = ['PutObject', 'GetObject', 'ListParts', 'AbortMultipartUpload'] as const;

/** Makes an endpoint over memory. */
export function createMemoryEndpoint(options: MemoryEndpointOptions = {}): MemoryEndpoint {
  const { clock = Date, bucket = 'test-bucket', limits, onError } = options;
  let offset = 0;
  const ended = new Set<string>();
  const issued = new Set<string>();
  const shifted = { now: () => clock.now() + offset };
  const store = createMemoryStore(shifted);
  const keys = createTemporaryKeys('the root secret of tests');
  const handle = createEndpoint({
    store,
    buckets: [bucket],
    clock: shifted,
    keys: {
      find: async (accessKey, token) => {
        const found = await keys.find(accessKey, token);
        return found.state === 'known' && ended.has(accessKey) ? { ...found, expiresAt: 0 } : found;
      },
    },
    ...(limits && { limits }),
    ...(onError && { onError }),
  });
  return {
    handle,
    store,
    bucket,
    issueKeys(key, seconds, scope) {
      const granted = keys.issue({ bucket, key, actions: UPLOAD_ACTIONS, ...scope }, shifted.now() + seconds * 1000);
      issued.add(granted.accessKey);
      return granted;
    },
    endKeys() {
      for (const accessKey of issued) ended.add(accessKey);
    },
    setClockOffset(to) {
      offset = to;
    },
    losePart: ({ uploadId, partNumber }) => store.losePart(uploadId, partNumber),
  };
}
