/** Runs at most so many tasks at once and lets so many wait; more are turned away at once. */
export interface WorkQueue {
  /**
   * @param owner whose task it is: of each owner only a few run or wait, so that nobody takes the whole queue
   * @param signal takes a task that waits out of the queue, which rejects with its reason; one that runs ends itself
   * @returns what the task gives, or undefined when the queue, or the owner's share of it, is full
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

export function createWorkQueue({ running, waiting, ofOwner = Number.POSITIVE_INFINITY }: WorkLimits): WorkQueue {
  const queue: (() => void)[] = [];
  const owned = new Map<string, number>();
  let active = 0;

  // A waiting task takes over the place of the one that ends, so that no newcomer gets in between.
  function release(): void {
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next();
  }

  const waitForTurn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal?.reason);
      };
      queue.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });

  async function runInTurn<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    signal?.throwIfAborted();
    if (active >= running) {
      if (queue.length >= waiting) return undefined;
      await waitForTurn(signal);
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
      if (owner === undefined) return runInTurn(task, signal);
      const count = owned.get(owner) ?? 0;
      if (count >= ofOwner) return undefined;
      owned.set(owner, count + 1);
      try {
        return await runInTurn(task, signal);
      } finally {
        const left = (owned.get(owner) ?? 1) - 1;
        if (left === 0) owned.delete(owner);
        else owned.set(owner, left);
      }
    },
  };
}
