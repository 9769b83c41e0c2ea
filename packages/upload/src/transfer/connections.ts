import type { StoragePause } from './storage-pause.ts';

/** The place of one file in the queue for connections. */
export interface ConnectionLane {
  /** Connections that the file may hold at a time. */
  readonly width: number;
  /** Small files may take the slot that is kept free for them. */
  readonly isSmall: boolean;
}

/** Budget of connections to one storage, shared by all files that go there. */
export interface Connections {
  /**
   * Asks for one connection. It is granted, perhaps at once, in the order in which the files came; the receiver must
   * release it. The returned function withdraws the request.
   */
  request(lane: ConnectionLane, granted: (release: () => void) => void): () => void;
  /** While it lasts no connection is granted. */
  readonly pause: StoragePause;
}

/** Connections that a browser opens to one origin with HTTP/1.1. */
const CONNECTION_LIMIT = 6;

/** Connections kept free for small files, so that a large one never makes them wait. */
const RESERVED_FOR_SMALL = 1;

interface LaneState {
  readonly waiting: Set<(release: () => void) => void>;
  held: number;
}

/** Creates a budget. Lanes keep their place as long as they hold or wait for a connection. */
export function createConnections(pause: StoragePause, limit: number = CONNECTION_LIMIT): Connections {
  const lanes = new Map<ConnectionLane, LaneState>();
  const largeLimit = limit > RESERVED_FOR_SMALL ? limit - RESERVED_FOR_SMALL : limit;
  let held = 0;
  let heldByLarge = 0;
  let waiting = 0;
  let dispatching = false;

  function take(lane: ConnectionLane, state: LaneState, change: 1 | -1): void {
    state.held += change;
    held += change;
    if (!lane.isSmall) heldByLarge += change;
  }

  function leaveIfIdle(lane: ConnectionLane, state: LaneState): void {
    if (state.held === 0 && state.waiting.size === 0) lanes.delete(lane);
  }

  function grantNext(): boolean {
    for (const [lane, state] of lanes) {
      const [granted] = state.waiting;
      const isOpen = state.held < lane.width && held < limit && (lane.isSmall || heldByLarge < largeLimit);
      if (granted === undefined || !isOpen) continue;
      state.waiting.delete(granted);
      waiting -= 1;
      take(lane, state, 1);
      const back = pause.leave();
      let isReleased = false;
      granted(() => {
        if (isReleased) return;
        isReleased = true;
        back();
        take(lane, state, -1);
        leaveIfIdle(lane, state);
        dispatch();
      });
      return true;
    }
    return false;
  }

  function dispatch(): void {
    // A receiver may release or ask again while it is told; the loop that runs already sees that.
    if (dispatching) return;
    dispatching = true;
    try {
      while (held < limit && pause.isOpen() && grantNext());
    } finally {
      dispatching = false;
    }
    pause.await(waiting > 0);
  }

  pause.watch(dispatch);

  return {
    pause,
    request(lane, granted) {
      const state = lanes.get(lane) ?? { waiting: new Set(), held: 0 };
      lanes.set(lane, state);
      state.waiting.add(granted);
      waiting += 1;
      dispatch();
      return () => {
        if (!state.waiting.delete(granted)) return;
        waiting -= 1;
        pause.await(waiting > 0);
        leaveIfIdle(lane, state);
      };
    },
  };
}

/** Waits for a connection; rejects with the signal's reason when it is aborted first. */
export function acquireConnection(
  connections: Connections,
  lane: ConnectionLane,
  signal: AbortSignal,
): Promise<() => void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const give = (): void => {
      withdraw();
      reject(signal.reason);
    };
    const withdraw = connections.request(lane, (release) => {
      signal.removeEventListener('abort', give);
      resolve(release);
    });
    signal.addEventListener('abort', give, { once: true });
  });
}
