import type { LedgerWriter } from '../ledger/ledger-writer.ts';
import type { Clock, Locks, NetworkSource } from '../ports/environment.ts';
import type { Hasher } from '../ports/hasher.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { RegisterApi } from '../ports/register-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { Connections } from '../transfer/connections.ts';
import type { RetryPolicy } from '../transfer/retry-policy.ts';

/**
 * Something that went wrong without being a failure of an item: nothing is told to the user, but a site may log it.
 * `etagUnreadable` is a fault of configuration: the storage must expose the ETag header to the page (CORS).
 */
export type IncidentKind = 'ledger' | 'lock' | 'hash' | 'abort' | 'probe' | 'request' | 'etagUnreadable';

/** What the items of one uploader share. */
export interface UploadServices {
  readonly clock: Clock;
  readonly random: () => number;
  readonly network: NetworkSource;
  readonly locks: Locks;
  readonly hasher: Hasher;
  readonly storage: Storage;
  readonly api: RegisterApi;
  readonly ledger: Ledger;
  readonly ledgerWriter: LedgerWriter;
  readonly connections: Connections;
  readonly retry: RetryPolicy;
  /** Tenant and user. */
  readonly owner: () => string;
  /** Aborted when the uploader is disposed of. */
  readonly life: AbortSignal;
  /** Clock of the storage minus ours, in ms, as far as it is known. */
  clockOffset: number;
  readonly incident: (kind: IncidentKind, error?: unknown) => void;
  /** The back end says that the login has ended. */
  readonly sessionEnded: () => void;
}
