import { createMemoryEndpoint, type MemoryEndpointOptions } from '../endpoint/memory-endpoint.ts';
import type { Storage, StorageTarget } from '../ports/storage.ts';
import { s3Storage } from '../s3.ts';
import { ownDigests } from '../signing/own-digests.ts';
import { ossStorage } from '../storage/oss-storage.ts';
import { ossV1Storage } from '../storage/oss-v1-storage.ts';
import { type FaultPlan, NO_FAULTS } from './fault-plan.ts';
import { createFaultyWire } from './faulty-wire.ts';
import { createInProcessTransport } from './in-process-transport.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** The adapters of this package by the name of what they speak. */
export const ADAPTERS = { oss: ossStorage, 'oss v1': ossV1Storage, s3: s3Storage } as const;

export type AdapterName = keyof typeof ADAPTERS;

/** For our own tests: an adapter on an endpoint in memory, on a virtual clock, with faults in between. */
export function storageOnWire(name: AdapterName, plan: FaultPlan = NO_FAULTS, options: MemoryEndpointOptions = {}) {
  const clock = createVirtualClock();
  const endpoint = createMemoryEndpoint({ clock, ...options });
  const wire = createFaultyWire({ handle: endpoint.handle, controls: endpoint, plan, clock });
  const warnings: string[] = [];
  const storage: Storage = ADAPTERS[name]({
    endpoint: 'http://storage.test',
    region: 'cn-changchun',
    bucketStyle: 'path',
    clock,
    digests: ownDigests,
    transport: createInProcessTransport({ handle: wire.handle, clock }),
    onWarning: (message) => warnings.push(message),
  });
  const target = (key: string): StorageTarget => ({
    bucket: endpoint.bucket,
    key,
    credentials: endpoint.issueKeys(key, 3600),
    clockOffset: 0,
    contentType: 'application/pdf',
  });
  return { clock, endpoint, history: wire.history, storage, target, warnings };
}
