import type { OperationName } from '../endpoint/operation.ts';

/** What can go wrong with one request. Times in ms, rates in bytes a second. */
export type Fault =
  /** The connection ends before anything was read. */
  | { readonly kind: 'dropBefore' }
  /** The connection ends after so many bytes of the body. */
  | { readonly kind: 'dropDuring'; readonly bytes: number }
  /** The request is carried out, and the connection ends before the answer. */
  | { readonly kind: 'dropAfter' }
  /** Nothing moves for a while. */
  | { readonly kind: 'stall'; readonly ms: number }
  | { readonly kind: 'slow'; readonly bytesPerSecond: number }
  /** @property retryAfter seconds */
  | { readonly kind: 'status'; readonly status: 408 | 429 | 500 | 502 | 503; readonly retryAfter?: number }
  | {
      readonly kind: 'credentials';
      readonly code: 'SecurityTokenExpired' | 'InvalidSecurityToken' | 'InvalidAccessKeyId' | 'AccessDenied';
    }
  /** All keys issued so far end now. */
  | { readonly kind: 'endKeys' }
  /** The clock of the storage is wrong from now on. */
  | { readonly kind: 'clockOffset'; readonly ms: number }
  | { readonly kind: 'etagWrong' }
  /** CORS does not expose it. */
  | { readonly kind: 'etagHidden' }
  | { readonly kind: 'etagMissing' }
  /** The part is acknowledged and not kept. */
  | { readonly kind: 'partLost' }
  /** The part is kept without its content. */
  | { readonly kind: 'partEmptied' }
  /** Pages of ListParts hold no more than so many. */
  | { readonly kind: 'listTruncated'; readonly size: number }
  /** ListParts does not know the newest part yet. */
  | { readonly kind: 'listStale' }
  /** The upload has been aborted by somebody else. */
  | { readonly kind: 'uploadGone' }
  /** The request arrives twice, and the second answer is what the client gets. */
  | { readonly kind: 'repeated' }
  /** Status 200 with an error document. */
  | { readonly kind: 'errorInOk' }
  /** The page is not allowed to ask: the request never leaves. */
  | { readonly kind: 'preflightDenied' }
  /** The answer ends the connection. */
  | { readonly kind: 'closeConnection' };

/** What a plan is asked about. */
export interface PlannedRequest {
  readonly operation: OperationName | 'preflight' | 'unknown';
  readonly partNumber: number | undefined;
}

/** Decides which request meets which fault. */
export interface FaultPlan {
  next(request: PlannedRequest): Fault | undefined;
}

/** One entry of a list of faults. */
export interface FaultRule {
  readonly operation?: OperationName;
  readonly partNumber?: number;
  /** The first request that fits by default; 2 for the second. */
  readonly nth?: number;
  /** How many in a row from there; one by default. */
  readonly times?: number;
  readonly fault: Fault;
}

/** Faults as listed; the first rule whose turn it is wins. */
export function listedFaults(rules: readonly FaultRule[]): FaultPlan {
  const seen = rules.map(() => 0);
  return {
    next({ operation, partNumber }) {
      let fault: Fault | undefined;
      rules.forEach((rule, index) => {
        if (rule.operation !== undefined && rule.operation !== operation) return;
        if (rule.partNumber !== undefined && rule.partNumber !== partNumber) return;
        const count = (seen[index] ?? 0) + 1;
        seen[index] = count;
        const { nth = 1, times = 1 } = rule;
        if (count >= nth && count < nth + times) fault ??= rule.fault;
      });
      return fault;
    },
  };
}

/** How often and how much goes wrong. */
export interface RandomFaultOptions {
  readonly random: () => number;
  /** Of a request meeting a fault, 0 to 1. */
  readonly probability: number;
  /** After so many faults everything works. */
  readonly most: number;
  /** All kinds by default. */
  readonly kinds?: readonly Fault['kind'][];
}

/** Faults by chance; the same for the same random numbers. */
export function randomFaults({ random, probability, most, kinds = FAULT_KINDS }: RandomFaultOptions): FaultPlan {
  let left = most;
  return {
    next({ operation }) {
      if (left === 0 || random() >= probability) return undefined;
      const fitting = kinds.filter((kind) => FITTING[kind]?.includes(operation) ?? true);
      const kind = fitting[Math.floor(random() * fitting.length)];
      if (kind === undefined) return undefined;
      left -= 1;
      return draw(kind, random);
    },
  };
}

/** Kinds that mean something for some operations only. */
const FITTING: Partial<Record<Fault['kind'], readonly PlannedRequest['operation'][]>> = {
  dropDuring: ['putObject', 'uploadPart'],
  slow: ['putObject', 'uploadPart'],
  etagWrong: ['putObject', 'uploadPart'],
  etagHidden: ['putObject', 'uploadPart'],
  etagMissing: ['putObject', 'uploadPart'],
  partLost: ['uploadPart'],
  partEmptied: ['uploadPart'],
  listTruncated: ['listParts'],
  listStale: ['listParts'],
  uploadGone: ['uploadPart', 'listParts', 'complete'],
  repeated: ['putObject', 'uploadPart', 'complete'],
  errorInOk: ['complete'],
};

const choose = <Item>(items: readonly [Item, ...Item[]], random: () => number): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const DRAWS: { readonly [Kind in Fault['kind']]: (random: () => number) => Extract<Fault, { kind: Kind }> } = {
  dropBefore: () => ({ kind: 'dropBefore' }),
  dropDuring: (random) => ({ kind: 'dropDuring', bytes: Math.floor(random() * 262_144) }),
  dropAfter: () => ({ kind: 'dropAfter' }),
  stall: (random) => ({ kind: 'stall', ms: choose([1_000, 29_000, 31_000, 120_000], random) }),
  slow: (random) => ({ kind: 'slow', bytesPerSecond: choose([4_096, 65_536, 1_048_576], random) }),
  status: (random) => ({
    kind: 'status',
    status: choose([408, 429, 500, 502, 503], random),
    ...(random() < 0.3 && { retryAfter: choose([0, 1, 5], random) }),
  }),
  credentials: (random) => ({
    kind: 'credentials',
    code: choose(['SecurityTokenExpired', 'InvalidSecurityToken', 'InvalidAccessKeyId', 'AccessDenied'], random),
  }),
  endKeys: () => ({ kind: 'endKeys' }),
  clockOffset: (random) => ({ kind: 'clockOffset', ms: choose([-1_200_000, 0, 1_200_000], random) }),
  etagWrong: () => ({ kind: 'etagWrong' }),
  etagHidden: () => ({ kind: 'etagHidden' }),
  etagMissing: () => ({ kind: 'etagMissing' }),
  partLost: () => ({ kind: 'partLost' }),
  partEmptied: () => ({ kind: 'partEmptied' }),
  listTruncated: (random) => ({ kind: 'listTruncated', size: choose([1, 2, 3], random) }),
  listStale: () => ({ kind: 'listStale' }),
  uploadGone: () => ({ kind: 'uploadGone' }),
  repeated: () => ({ kind: 'repeated' }),
  errorInOk: () => ({ kind: 'errorInOk' }),
  preflightDenied: () => ({ kind: 'preflightDenied' }),
  closeConnection: () => ({ kind: 'closeConnection' }),
};

// Keys of the table above are exactly the kinds.
export const FAULT_KINDS = Object.keys(DRAWS) as readonly Fault['kind'][];

const draw = (kind: Fault['kind'], random: () => number): Fault => DRAWS[kind](random);

/** Nothing goes wrong. */
export const NO_FAULTS: FaultPlan = { next: () => undefined };
