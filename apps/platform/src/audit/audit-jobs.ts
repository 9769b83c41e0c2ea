import { DAY_MS } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { type ChainHead, startVerification, type Verification } from './verify-chain.ts';

const SEAL_MS = 1000;
/** After the start, when the rush is over. */
const FIRST_VERIFICATION_MS = 60_000;
/** When the database went away in the midst of one. */
const NEXT_TRY_MS = 60_000;
const MOST_SEALED = 5000;
/** In one transaction. */
const MOST_REMOVED = 100_000;
/** Half a year, as the law asks of logs; the database itself keeps at least that. */
const KEEP_DAYS = 180;

/** Seals the events that wait. @returns how many */
export async function sealEvents(database: Database, most = MOST_SEALED): Promise<number> {
  const { rows } = await database.withWorker((transaction) =>
    sql<{ sealed: number }>`select app.seal_audit_events(${most}) as sealed`.execute(transaction),
  );
  return rows[0]?.sealed ?? 0;
}

/** Removes events that are older than they are kept; the chain stays verifiable from there on. @returns how many */
export async function removeOldEvents(
  database: Database,
  { keepDays = KEEP_DAYS, mostAtOnce = MOST_REMOVED } = {},
): Promise<number> {
  let removed = 0;
  for (let last = mostAtOnce; last === mostAtOnce; removed += last) {
    const { rows } = await database.withWorker((transaction) =>
      sql<{ removed: number }>`select app.remove_old_audit_events(${keepDays}, ${mostAtOnce}) as removed`.execute(
        transaction,
      ),
    );
    last = rows[0]?.removed ?? 0;
  }
  return removed;
}

/**
 * Seals every second; removes and verifies once a day. The head of the chain goes into the log, where the owner of the
 * database does not reach it.
 *
 * @returns what ends the jobs
 */
export function startAuditJobs(database: Database, log: Log): () => Promise<void> {
  let head: ChainHead | undefined;
  /** The one under way; it outlives a failure of the database. */
  let verification: Verification | undefined;
  let isEnding = false;
  let sealing: Promise<unknown> | undefined;
  let maintaining: Promise<unknown> | undefined;

  async function seal(): Promise<void> {
    try {
      // A rush is sealed at once, not five thousand a second.
      while ((await sealEvents(database)) === MOST_SEALED);
    } catch (error) {
      log.warn({ err: error }, 'events of the audit trail were not sealed');
    }
  }

  async function maintain(): Promise<void> {
    try {
      const removed = await removeOldEvents(database);
      const verdict = await verify();
      if (verdict === undefined) return;
      if (verdict.kind === 'broken') {
        log.error({ ...verdict }, 'the audit trail was tampered with');
        return;
      }
      head = verdict.head ?? head;
      log.info(
        { seals: verdict.seals, removed, sealNo: head?.sealNo, chainHead: headText(head) },
        'the audit trail is whole',
      );
    } catch (error) {
      log.warn({ err: error }, 'the audit trail was not verified to its end');
      clearTimeout(soon);
      soon = setTimeout(daily, NEXT_TRY_MS).unref();
    }
  }

  /** @returns undefined when the process ends before */
  async function verify() {
    verification ??= startVerification(database, { known: head });
    while (!isEnding) {
      const verdict = await verification.next();
      if (verdict === undefined) continue;
      verification = undefined;
      return verdict;
    }
    return undefined;
  }

  const every = setInterval(() => {
    sealing ??= seal().finally(() => {
      sealing = undefined;
    });
  }, SEAL_MS).unref();
  const daily = () => {
    maintaining ??= maintain().finally(() => {
      maintaining = undefined;
    });
  };
  let soon = setTimeout(daily, FIRST_VERIFICATION_MS).unref();
  const everyDay = setInterval(daily, DAY_MS).unref();
  return async () => {
    isEnding = true;
    clearInterval(every);
    clearTimeout(soon);
    clearInterval(everyDay);
    await Promise.all([sealing, maintaining]);
  };
}

/** In groups, or the log would take it for the hash of a token. */
function headText(head: ChainHead | undefined): string {
  return head?.hash.match(/.{16}/g)?.join(' ') ?? '';
}
