import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { Log } from '../http/log.ts';
import { type AuditActor, type AuditEvent, recordEvent } from './record-event.ts';

/** How long equal refusals are counted into one event after the first. */
const WINDOW_MS = 300_000;
const FLUSH_MS = 1000;
/** Different refusals of one window; what comes beyond is counted by act and code alone. */
const MOST_KEPT = 1000;

/** Keeps refused acts, each in a transaction of its own; whoever repeats one fills no disk. */
export interface Refusals {
  add(actor: AuditActor, event: AuditEvent): void;
  /** Writes what is due now. */
  flush(): Promise<void>;
  /** Writes everything that waits. */
  close(): Promise<void>;
}

interface Kept {
  readonly actor: AuditActor;
  readonly event: AuditEvent;
  /** Since the last time that it was written. */
  times: number;
  dueAt: number;
}

/**
 * The first refusal of a kind (act, code, actor, address, record) is written within a second; its like in the five
 * minutes after it become one event more, with their number. In a process at most a thousand kinds are told apart in
 * that time.
 */
export function createRefusals(database: Database, log: Log, nowMs = () => performance.now()): Refusals {
  const kept = new Map<string, Kept>();
  let writing = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();

  function add(actor: AuditActor, event: AuditEvent): void {
    const key = keyOf(actor, event);
    const known = kept.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    const isRoom = kept.size < MOST_KEPT;
    if (isRoom) {
      kept.set(key, { actor, event, times: 1, dueAt: nowMs() });
      return;
    }
    const others = `${event.act} ${event.code}`;
    const { origin: _, record: __, detail: ___, ...rest } = event;
    const overflow = kept.get(others) ?? {
      actor: { kind: 'request', context: {} },
      event: rest,
      times: 0,
      dueAt: nowMs() + WINDOW_MS,
    };
    overflow.times += 1;
    kept.set(others, overflow);
  }

  async function write({ actor, event, times }: Kept): Promise<void> {
    const work = (transaction: Transaction) => recordEvent(transaction, actor, { ...event, times });
    try {
      await (actor.kind === 'login' ? database.withCredentials(work) : database.withWorker(work));
    } catch (error) {
      log.warn({ err: error, act: event.act, refusals: times }, 'a refused act was not kept');
    }
  }

  async function writeDue(isLast: boolean): Promise<void> {
    const now = nowMs();
    for (const [key, entry] of kept) {
      if (!isLast && entry.dueAt > now) continue;
      if (entry.times === 0) {
        kept.delete(key);
        continue;
      }
      const due = { ...entry };
      entry.times = 0;
      entry.dueAt = now + WINDOW_MS;
      await write(due);
    }
  }

  function flush(isLast = false): Promise<void> {
    writing = writing.then(() => writeDue(isLast));
    return writing;
  }

  return {
    add,
    flush: () => flush(),
    close: () => {
      clearInterval(timer);
      return flush(true);
    },
  };
}

function keyOf(actor: AuditActor, { act, code, record, origin, detail }: AuditEvent): string {
  const who = actor.kind === 'request' ? actor.context : actor;
  return JSON.stringify([act, code, who, record?.id, origin?.clientAddress, detail]);
}
