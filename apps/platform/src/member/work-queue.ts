/** Runs at most so many tasks at once and lets so many wait; more are turned away at once. */
export interface WorkQueue {
  /** @returns what the task gives, or undefined when the queue is full */
  run<T>(task: () => Promise<T>): Promise<T | undefined>;
}

/** @param running tasks at once; the thread pool also serves files and name look-ups, so leave some of it free */
export function createWorkQueue(running: number, waiting: number): WorkQueue {
  const queue: (() => void)[] = [];
  let active = 0;

  // A waiting task takes over the place of the one that ends, so that no newcomer gets in between.
  function release(): void {
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next();
  }

  return {
    async run(task) {
      if (active >= running) {
        if (queue.length >= waiting) return undefined;
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        active += 1;
      }
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
