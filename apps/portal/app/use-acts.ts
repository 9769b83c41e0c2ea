import { useCallback, useRef, useState } from 'react';
import { logUnlessShown } from './api/log-unless-shown.ts';

/** What a component lets the member do, each act under a name of its own. */
export interface Acts {
  /**
   * Runs an act at once, inside the event that asks for it. While it runs, a second start under its name does nothing:
   * a double click is one act. A failed call has shown its message; any other failure goes to the log.
   */
  start(name: string, act: () => Promise<unknown>): Promise<void>;
  isRunning(name: string): boolean;
}

/** The one way to run what a member does: one at a time, with its busy state and its failures seen to. */
export function useActs(): Acts {
  const begun = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const start = useCallback(async (name: string, act: () => Promise<unknown>): Promise<void> => {
    if (begun.current.has(name)) return;
    begun.current.add(name);
    setRunning(new Set(begun.current));
    try {
      await act();
    } catch (error) {
      logUnlessShown(error);
    } finally {
      begun.current.delete(name);
      setRunning(new Set(begun.current));
    }
  }, []);

  return { start, isRunning: (name) => running.has(name) };
}
