import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { addressKey } from '../http/address-key.ts';
import type { Log } from '../http/log.ts';
import { type AuditActor, type AuditEvent, recordEvent } from './record-event.ts';

/** How long equal refusals are counted into one event after the first. */
const WINDOW_MS = 300_000;
const FLUSH_MS = 1000;
/** Different refusals of one window; what comes beyond is counted by act and code alone. */
const MOST_KEPT = 1000;
/** Of them, those of visitors, whose networks may be many: the others are left to who has logged in. */
const MOST_OF_VISITORS = 700;
/** Of them, those of one person or network; what comes beyond is counted by act, code and who it was. */
const MOST_OF_ONE = 50;
/** Of a network, once half of the room of visitors is taken: the other half is for those who come later. */
const MOST_OF_LATER = 5;

/** Keeps refused acts, each in a transaction of its own; whoever repeats one fills no disk. */
export interface Refusals {
  /** @param person who it was, whatever token; left out where nobody was recognised */
  add(actor: AuditActor, event: AuditEvent, person?: string): void;
  /** Writes what is due now. */
  flush(): Promise<void>;
  /** Writes everything that waits. */
  close(): Promise<void>;
}

interface Kept {
  readonly actor: AuditActor;
  readonly event: AuditEvent;
  /** See `sourceOf`; empty for what is counted without it. */
  readonly source: string;
  /** Since the last time that it was written. */
  times: number;
  dueAt: number;
}

/**
 * The first refusal of a kind (act, code, actor, address, record) is written within a second; its like in the five
 * minutes after it become one event more, with their number. In a process at most a thousand kinds are told apart in
 * that time, 700 of them of visitors; of one person or network fifty, and of a network five where visitors have taken half
 * of theirs: nobody hides what others do by failing in many ways.
 */
export function createRefusals(database: Database, log: Log, nowMs = () => performance.now()): Refusals {
  const kept = new Map<string, Kept>();
  /** How many are kept of each source. */
  const sources = new Map<string, number>();
  let ofVisitors = 0;
  let writing = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();

  function add(actor: AuditActor, event: AuditEvent, person?: string): void {
    const key = keyOf(actor, event);
    const known = kept.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    const source = person === undefined ? sourceOf(actor, event) : `person ${person}`;
    const isVisitors = isOfVisitors(source);
    const isRoom = kept.size < MOST_KEPT && (!isVisitors || ofVisitors < MOST_OF_VISITORS);
    const share = isVisitors && ofVisitors >= MOST_OF_VISITORS / 2 ? MOST_OF_LATER : MOST_OF_ONE;
    if (isRoom && (sources.get(source) ?? 0) < share) {
      keep(key, { actor, event, source, times: 1, dueAt: nowMs() });
      return;
    }
    const { origin, record: _, detail: __, ...rest } = event;
    if (isRoom) count(`${event.act} ${event.code} ${source}`, actor, { ...rest, ...(origin && { origin }) });
    else count(`${event.act} ${event.code}`, { kind: 'request', context: {} }, rest);
  }

  function keep(key: string, entry: Kept): void {
    kept.set(key, entry);
    if (entry.source !== '') sources.set(entry.source, (sources.get(entry.source) ?? 0) + 1);
    if (isOfVisitors(entry.source)) ofVisitors += 1;
  }

  function forget(key: string, { source }: Kept): void {
    kept.delete(key);
    if (isOfVisitors(source)) ofVisitors -= 1;
    const left = (sources.get(source) ?? 1) - 1;
    if (left > 0) sources.set(source, left);
    else sources.delete(source);
  }

  /** Counts a refusal that is not told apart from others. */
  function count(key: string, actor: AuditActor, event: AuditEvent): void {
    const known = kept.get(key);
    if (known === undefined) keep(key, { actor, event, source: '', times: 1, dueAt: nowMs() + WINDOW_MS });
    else known.times += 1;
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
        forget(key, entry);
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

/** The token that was refused where it stands for nobody any more, or the network of a visitor. */
function sourceOf(actor: AuditActor, { origin }: AuditEvent): string {
  if (actor.kind === 'request') {
    const { login, session, chat } = actor.context;
    const token = login ?? session ?? chat;
    if (token !== undefined) return `token ${token}`;
  }
  return `${actor.kind} ${addressKey(origin?.clientAddress ?? '')}`;
}

/** Of a network and no token; what is counted without its source is of nobody. */
const isOfVisitors = (source: string): boolean => /^(request|login) /.test(source);

function keyOf(actor: AuditActor, { act, code, record, origin, detail }: AuditEvent): string {
  const who = actor.kind === 'request' ? actor.context : actor;
  return JSON.stringify([act, code, who, record?.id, origin?.clientAddress, detail]);
}
