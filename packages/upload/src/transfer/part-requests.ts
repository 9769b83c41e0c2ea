/** One part request under way. */
interface PartRequest {
  readonly controller: AbortController;
  readonly length: number;
  sent: number;
}

/** A part of which more than this share was sent may finish after a pause. */
const NEARLY_SENT = 0.8;

/** The part requests of one upload that are under way. */
export interface PartRequests {
  readonly size: number;
  /** Begins a request; the signal ends it. */
  begin(partNumber: number, length: number): AbortSignal;
  sent(partNumber: number, bytes: number): void;
  end(partNumber: number): void;
  abortAll(): void;
  /** Ends those that are not nearly sent. */
  abortSlow(): void;
}

/** Creates an empty table of requests. */
export function createPartRequests(): PartRequests {
  const requests = new Map<number, PartRequest>();
  const abort = (isMeant: (request: PartRequest) => boolean): void => {
    for (const request of requests.values()) if (isMeant(request)) request.controller.abort();
  };
  return {
    get size() {
      return requests.size;
    },
    begin(partNumber, length) {
      const controller = new AbortController();
      requests.set(partNumber, { controller, length, sent: 0 });
      return controller.signal;
    },
    sent(partNumber, bytes) {
      const request = requests.get(partNumber);
      if (request) request.sent = bytes;
    },
    end: (partNumber) => void requests.delete(partNumber),
    abortAll: () => abort(() => true),
    abortSlow: () => abort(({ sent, length }) => sent <= NEARLY_SENT * length),
  };
}
