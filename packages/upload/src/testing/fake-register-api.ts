import { type RegisterApi, RegisterError, type RegisterRequest, type Registration } from '../ports/register-api.ts';
import type { Credentials } from '../ports/storage.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** What can go wrong with a register or confirm call. */
export type RegisterApiFault =
  /** An answer with a code other than 200. */
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'network' }
  /** The call is carried out, and its answer is lost. */
  | { readonly kind: 'lostAnswer' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** The content is there by now: somebody else has sent it. */
  | { readonly kind: 'existsNow' }
  /** The registration moves to another address. */
  | { readonly kind: 'otherUri' }
  /** HTTP 401. */
  | { readonly kind: 'sessionEnded' };

/** One entry of a list of faults. */
export interface RegisterApiFaultRule {
  readonly call: 'register' | 'confirm';
  /** The first such call by default. */
  readonly nth?: number;
  /** How many in a row from there; one by default. */
  readonly times?: number;
  readonly fault: RegisterApiFault;
}

export interface FakeRegisterApiOptions {
  readonly clock: VirtualClock;
  readonly bucket: string;
  /** Keys for one object; `issueKeys` of a `MemoryEndpoint`. */
  readonly issueKeys: (key: string, seconds: number) => Credentials;
  /** What the storage has under a key; undefined for nothing. */
  readonly findObject: (key: string) => Promise<{ readonly size: number; readonly md5: string } | undefined>;
  /** How long keys are good; an hour by default. */
  readonly keySeconds?: number;
  /** Whether registrations say when their keys end; true by default. */
  readonly tellsExpiry?: boolean;
  readonly faults?: readonly RegisterApiFaultRule[];
  /** ms a call takes; 0 by default. */
  readonly latency?: number;
}

/** A call as it came. */
export interface RegisterApiCall {
  readonly call: 'register' | 'confirm';
  readonly at: number;
  readonly resourceId: string;
  readonly fault: RegisterApiFault['kind'] | undefined;
}

/** A back end without a back end. */
export interface FakeRegisterApi extends RegisterApi {
  readonly calls: readonly RegisterApiCall[];
  /** Registrations that a confirm call has turned into files, each at most once. */
  readonly confirmed: readonly string[];
  count(call: RegisterApiCall['call']): number;
}

const TIMEOUT_MS = 30_000;

interface Row {
  readonly resourceId: string;
  readonly request: RegisterRequest;
  uri: string;
  confirmed: boolean;
}

/**
 * Registers and confirms as a back end must: the same unfinished content gets the same address with fresh keys, a
 * confirmed one exists, confirming twice is safe, and what is confirmed must lie in the storage as it was registered.
 */
export function createFakeRegisterApi(options: FakeRegisterApiOptions): FakeRegisterApi {
  const { clock, bucket, issueKeys, findObject, keySeconds = 3600, tellsExpiry = true, latency = 0 } = options;
  const rows: Row[] = [];
  const calls: RegisterApiCall[] = [];
  const nextFault = faultCounter(options.faults ?? []);

  async function begin(call: RegisterApiCall['call'], resourceId: string, signal: AbortSignal) {
    signal.throwIfAborted();
    const fault = nextFault(call);
    calls.push({ call, at: clock.now(), resourceId, fault: fault?.kind });
    await clock.wait(latency + (fault?.kind === 'slow' ? fault.ms : 0), signal);
    signal.throwIfAborted();
    if (fault?.kind === 'timeout') {
      await clock.wait(TIMEOUT_MS, signal);
      signal.throwIfAborted();
      throw new RegisterError('timeout', 'no answer in time');
    }
    if (fault?.kind === 'network') throw new RegisterError('network', 'no connection');
    if (fault?.kind === 'refused') throw new RegisterError('refused', 'refused by the fault plan', fault.code);
    if (fault?.kind === 'sessionEnded') throw new RegisterError('session-ended', 'the login has ended', 401);
    return fault;
  }

  function findOrAdd(request: RegisterRequest): Row {
    const { hashcode, fileSize } = request;
    const same = rows.find((row) => row.request.hashcode === hashcode && row.request.fileSize === fileSize);
    if (same !== undefined) return same;
    const resourceId = String(rows.length + 1);
    const row = { resourceId, request, uri: `uploads/${resourceId}.${request.extName}`, confirmed: false };
    rows.push(row);
    return row;
  }

  function answer({ resourceId, uri, confirmed }: Row, request: RegisterRequest): Registration {
    const { expiresAt, ...keys } = issueKeys(uri, keySeconds);
    return {
      existed: confirmed,
      resourceId,
      resourceName: request.fileName,
      fileMd5: request.hashcode,
      address: { bucket, key: uri },
      credentials: tellsExpiry ? { ...keys, expiresAt } : keys,
    };
  }

  return {
    calls,
    get confirmed() {
      return rows.filter((row) => row.confirmed).map((row) => row.resourceId);
    },
    count: (call) => calls.filter((made) => made.call === call).length,
    async register(request, { signal }) {
      const row = findOrAdd(request);
      const fault = await begin('register', row.resourceId, signal);
      if (fault?.kind === 'existsNow') row.confirmed = true;
      if (fault?.kind === 'otherUri') row.uri = `moved/${calls.length}/${row.uri}`;
      if (fault?.kind === 'lostAnswer') throw new RegisterError('network', 'the answer is lost');
      return answer(row, request);
    },
    async confirm(resourceId, { signal }) {
      const fault = await begin('confirm', resourceId, signal);
      const row = rows.find((candidate) => candidate.resourceId === resourceId);
      if (row === undefined) throw new RegisterError('refused', 'unknown registration', 404);
      if (!row.confirmed) {
        const object = await findObject(row.uri);
        if (object?.size !== row.request.fileSize || object.md5 !== row.request.hashcode) {
          throw new RegisterError('refused', 'the storage has not what was registered', 422);
        }
        row.confirmed = true;
      }
      if (fault?.kind === 'lostAnswer') throw new RegisterError('network', 'the answer is lost');
    },
  };
}

function faultCounter(rules: readonly RegisterApiFaultRule[]) {
  const counts = { register: 0, confirm: 0 };
  return (call: RegisterApiCall['call']): RegisterApiFault | undefined => {
    counts[call] += 1;
    const rule = rules.find(
      ({ call: of, nth = 1, times = 1 }) => of === call && counts[call] >= nth && counts[call] < nth + times,
    );
    return rule?.fault;
  };
}
