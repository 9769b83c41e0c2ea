import { pause } from '../environment/pause.ts';
import type { Clock } from '../ports/environment.ts';
import type { Ledger, LedgerEntry } from '../ports/ledger.ts';

/** Changes within this time are written once, in ms. */
const WRITE_DELAY = 250;

/** How long an upload waits for its first note, in ms: some browsers leave a database without an answer. */
const KEEP_PATIENCE = 2000;

/** Writes entries to a ledger, not more often than needed. */
export interface LedgerWriter {
  /** Writes the entry soon; it is built only when it is written. */
  put(key: string, entry: () => LedgerEntry): void;
  /**
   * Writes the entry at once. Resolves when the ledger has it: what is sent from then on outlives the page. A ledger
   * that fails, or takes longer than two seconds, is not waited for.
   */
  keep(entry: LedgerEntry): Promise<void>;
  /** Forgets the entry, also what is about to be written. */
  delete(key: string, owner: string, md5: string): void;
  /** Writes at once what waits, because the page may end. */
  flush(): void;
}

/** Creates a writer; a ledger that fails costs the resume after a reload, not the upload. */
export function createLedgerWriter(ledger: Ledger, clock: Clock, failed: (error: unknown) => void): LedgerWriter {
  const waiting = new Map<string, () => LedgerEntry>();
  let timer: unknown;

  function flush(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    for (const entry of waiting.values()) ledger.put(entry()).catch(failed);
    waiting.clear();
  }

  return {
    put(key, entry) {
      waiting.set(key, entry);
      timer ??= clock.setTimeout(flush, WRITE_DELAY);
    },
    async keep(entry) {
      const enough = new AbortController();
      const patience = pause(clock, KEEP_PATIENCE, enough.signal).catch(() => undefined);
      await Promise.race([ledger.put(entry).catch(failed), patience]);
      enough.abort();
    },
    delete(key, owner, md5) {
      waiting.delete(key);
      ledger.delete(owner, md5).catch(failed);
    },
    flush,
  };
}
