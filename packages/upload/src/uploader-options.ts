import type { UploadSignal } from './batch/upload-signal.ts';
import { browserNetwork } from './environment/browser-network.ts';
import { type PageEvents, pageEvents } from './environment/page-events.ts';
import { pageLocks } from './environment/page-locks.ts';
import { systemClock } from './environment/system-clock.ts';
import { createHasher } from './hash/create-hasher.ts';
import { createIndexedDbLedger } from './ledger/indexed-db-ledger.ts';
import { createMemoryLedger } from './ledger/memory-ledger.ts';
import { UPLOAD_MESSAGES, type UploadMessages } from './messages.ts';
import type { Clock, Locks, NetworkSource } from './ports/environment.ts';
import type { Hasher } from './ports/hasher.ts';
import type { Ledger } from './ports/ledger.ts';
import type { RegisterApi } from './ports/register-api.ts';
import type { Storage } from './ports/storage.ts';
import { type Connections, createConnections } from './transfer/connections.ts';
import { DEFAULT_RETRY, type RetryPolicy } from './transfer/retry-policy.ts';
import { createStoragePause, type StoragePause } from './transfer/storage-pause.ts';
import { type Bands, DEFAULT_BANDS } from './validation/bands.ts';
import { type SizeUnit, sizeUnit } from './validation/size-unit.ts';
import { UPLOAD_VARIANTS, type UploadRules } from './validation/upload-rules.ts';

/**
 * What XState tells inspectors, as far as it is promised here: its own types would ask every site for `skipLibCheck`.
 */
export interface MachineEvent {
  /** `@xstate.actor`, `@xstate.event`, `@xstate.snapshot` and others. */
  readonly type: string;
  readonly rootId: string;
  /** Which machine it is of. */
  readonly actorRef: { readonly sessionId: string };
}

/** How an uploader works. Only the back end and the storage have no default. */
export interface UploaderOptions {
  readonly api: RegisterApi;
  readonly storage: Storage;
  /** Tenant and user, read at each use: unfinished uploads of others are never offered. Default: no one. */
  readonly owner?: () => string;
  /** Default: a worker with WebAssembly, and what a strict page allows instead. Given ones are not disposed of. */
  readonly hasher?: Hasher;
  /** Default: IndexedDB, or memory where there is none. */
  readonly ledger?: Ledger;
  readonly clock?: Clock;
  /** 0 to 1, for the jitter of delays. */
  readonly random?: () => number;
  readonly network?: NetworkSource;
  /** Default: Web Locks across tabs, or locks of this page where there are none. */
  readonly locks?: Locks;
  readonly page?: PageEvents;
  /** What is taken; missing rules are those of the default variant. */
  readonly rules?: Partial<UploadRules>;
  /** Files that the widget shows besides this list, which count towards the limit. */
  readonly listed?: () => number;
  readonly unit?: SizeUnit;
  readonly bands?: Bands;
  readonly limits?: { readonly connections?: number; readonly hashLanes?: number };
  readonly retry?: Partial<RetryPolicy>;
  readonly messages?: Partial<UploadMessages>;
  /** Signal that several uploaders share. */
  readonly signal?: UploadSignal;
  /** Sees every event of the machines; there is no key in any of them. */
  readonly inspect?: (event: MachineEvent) => void;
}

/** Options with nothing missing. */
export interface ResolvedOptions {
  readonly owner: () => string;
  readonly hasher: Hasher;
  readonly ownsHasher: boolean;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: () => number;
  readonly network: NetworkSource;
  readonly locks: Locks;
  readonly page: PageEvents;
  readonly rules: UploadRules;
  readonly unit: SizeUnit;
  readonly bands: Bands;
  readonly hashLanes: number;
  readonly connections: Connections;
  readonly retry: RetryPolicy;
  readonly messages: UploadMessages;
}

const HASH_LANES = 4;

/** Uploaders with the same storage share its connections, however many widgets a page has. */
const connectionsOf = new WeakMap<Storage, Connections>();

function sharedConnections(storage: Storage, limit: number | undefined, createPause: () => StoragePause): Connections {
  const connections = connectionsOf.get(storage) ?? createConnections(createPause(), limit);
  connectionsOf.set(storage, connections);
  return connections;
}

const defaultLedger = (): Ledger => (typeof indexedDB === 'undefined' ? createMemoryLedger() : createIndexedDbLedger());

/** Fills in the defaults. */
export function resolveOptions(options: UploaderOptions): ResolvedOptions {
  const { clock = systemClock, random = Math.random, limits } = options;
  const retry = { ...DEFAULT_RETRY, ...options.retry };
  const createPause = (): StoragePause => createStoragePause({ clock, random, policy: retry.storage });
  return {
    owner: options.owner ?? (() => ''),
    hasher: options.hasher ?? createHasher(),
    ownsHasher: options.hasher === undefined,
    ledger: options.ledger ?? defaultLedger(),
    clock,
    random,
    network: options.network ?? browserNetwork(),
    locks: options.locks ?? pageLocks(),
    page: options.page ?? pageEvents(),
    rules: { ...UPLOAD_VARIANTS.default, ...options.rules },
    unit: options.unit ?? sizeUnit(),
    bands: options.bands ?? DEFAULT_BANDS,
    hashLanes: limits?.hashLanes ?? HASH_LANES,
    connections: sharedConnections(options.storage, limits?.connections, createPause),
    retry,
    messages: { ...UPLOAD_MESSAGES, ...options.messages },
  };
}
