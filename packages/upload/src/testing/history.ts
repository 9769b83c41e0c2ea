import type { Fault, PlannedRequest } from './fault-plan.ts';

/** One request as the storage saw it. */
export interface HistoryEntry extends PlannedRequest {
  readonly key: string;
  readonly uploadId: string | undefined;
  /** ms of the clock */
  readonly at: number;
  /** Requests in progress at that moment, this one included. */
  readonly inFlight: number;
  /** Bytes of the body that arrived. */
  bytes: number;
  /** 0 when no answer was given. */
  status: number;
  readonly fault: Fault['kind'] | undefined;
}

/** What happened, in its order. */
export interface History {
  readonly entries: readonly HistoryEntry[];
  /** Most requests that were in progress at once. */
  readonly mostInFlight: number;
  /** Requests in progress now. */
  readonly inFlight: number;
  count(operation: PlannedRequest['operation']): number;
}

/** A history that grows. */
export interface HistoryRecorder extends History {
  begin(entry: Omit<HistoryEntry, 'bytes' | 'status' | 'inFlight'>): HistoryEntry;
  end(): void;
}

export function createHistory(): HistoryRecorder {
  const entries: HistoryEntry[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  return {
    entries,
    get mostInFlight() {
      return mostInFlight;
    },
    get inFlight() {
      return inFlight;
    },
    count: (operation) => entries.filter((entry) => entry.operation === operation).length,
    begin(facts) {
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      const entry = { ...facts, inFlight, bytes: 0, status: 0 };
      entries.push(entry);
      return entry;
    },
    end() {
      inFlight -= 1;
    },
  };
}
