/**
 * Runs at most so many tasks at once and lets so many wait; more are turned away at once. Where all places are taken, the
 * last task of the owner who has most that wait gives its own to an owner who still has fewer with it: a few owners,
 * however busy, shut nobody out.
 */
export interface WorkQueue {
  /**
   * @param owner whose task it is: of each owner only a few run or wait, so that nobody takes the whole queue
   * @param signal takes a task that waits out of the queue, which rejects with its reason; one that runs ends itself
   * @returns what the task gives, or undefined when the queue, or the owner's share of it, is full, or another owner took
   * the place in which it waited
   */
  run<T>(task: () => Promise<T>, owner?: string, signal?: AbortSignal): Promise<T | undefined>;
}

export interface WorkLimits {
  /** Tasks at once; the thread pool also serves files and name look-ups, so leave some of it free. */
  readonly running: number;
  readonly waiting: number;
  /** Tasks of one owner, running and waiting; any number when left out. */
  readonly ofOwner?: number;
}

interface Waiting {
  readonly owner: string | undefined;
  /** Ends the waiting: the task begins, or it is turned away. */
  readonly leave: (begins: boolean) => void;
}

export function createWorkQueue({ running, waiting, ofOwner = Number.POSITIVE_INFINITY }: WorkLimits): WorkQueue {
  const queue: Waiting[] = [];
  const owned = new Map<string, number>();
  let active = 0;

  // A waiting task takes over the place of the one that ends, so that no newcomer gets in between.
  function release(): void {
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next.leave(true);
  }

  const waitsOf = (owner: string | undefined) => queue.filter((waits) => waits.owner === owner).length;

  /** Makes room for a task of this owner, if somebody would still have more that wait. */
  function displace(owner: string | undefined): boolean {
    const owners = queue.flatMap((waits) => (waits.owner === undefined ? [] : [waits.owner]));
    const most = Math.max(0, ...owners.map(waitsOf));
    if (owner === undefined || most <= waitsOf(owner) + 1) return false;
    const at = queue.findLastIndex((waits) => waits.owner !== undefined && waitsOf(waits.owner) === most);
    for (const { leave } of queue.splice(at, 1)) leave(false);
    return true;
  }

  const waitForTurn = (owner?: string, signal?: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const waits: Waiting = {
        owner,
        leave: (begins) => {
          signal?.removeEventListener('abort', abort);
          resolve(begins);
        },
      };
      const abort = () => {
        queue.splice(queue.indexOf(waits), 1);
        reject(signal?.reason);
      };
      queue.push(waits);
      signal?.addEventListener('abort', abort, { once: true });
    });

  async function runInTurn<T>(task: () => Promise<T>, owner?: string, signal?: AbortSignal): Promise<T | undefined> {
    signal?.throwIfAborted();
    if (active >= running) {
      if (queue.length >= waiting && !displace(owner)) return undefined;
      if (!(await waitForTurn(owner, signal))) return undefined;
    } else {
      active += 1;
    }
    try {
      return await task();
    } finally {
      release();
    }
  }

  return {
    async run(task, owner, signal) {
      if (owner === undefined) return runInTurn(task, undefined, signal);
      const count = owned.get(owner) ?? 0;
      if (count >= ofOwner) return undefined;
      owned.set(owner, count + 1);
      try {
        return await runInTurn(task, owner, signal);
      } finally {
        const left = (owned.get(owner) ?? 1) - 1;
        if (left === 0) owned.delete(owner);
        else owned.set(owner, left);
      }
    },
  };
}
