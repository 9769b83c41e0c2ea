import { leaveEvent } from '../audit/pending-event.ts';
import './tables.ts';
import type { Envelope } from '@jianzhu/api-client';
import { checkIdempotencyKey, decideIdempotency } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { success } from './envelope.ts';
import { Refusal } from './refusal.ts';

/** A request that may arrive more than once. */
interface Submission {
  /** Of the user or the operator, or 'visitor'. */
  readonly owner: string;
  readonly call: string;
  /** The header Idempotency-Key as it came. */
  readonly key: string | undefined;
  readonly body: unknown;
  /** The company that the user acts for: the same form for another one is another form. */
  readonly businessId?: string | undefined;
}

/** Makes of a body what it is known again by, by a secret of the platform: it may hold a sealed price. */
export type MarkBody = (text: string) => Promise<Buffer>;

/**
 * Lets a submission have one effect (domain rules 0.8, decision 59). To be called inside the transaction that does the
 * effect: key, effect and answer are committed together or not at all, so that whoever lost the answer asks again with
 * the same key and gets it. Another body under the key, or a twin while the first runs, is a duplicate; a submission
 * that was refused may come again.
 *
 * The role of the transaction needs rights on `idempotency_key`.
 */
export type Once = <Data>(transaction: Transaction, effect: () => Promise<Data | Refusal>) => Promise<Data | Refusal>;

/** The way in for one submission. */
export interface OpenSubmission {
  readonly once: Once;
  /** Whether `once` was called: an effect outside it would come twice. */
  readonly isGuarded: () => boolean;
}

/** Opens a submission; refuses one without a proper key. */
export function openSubmission(submission: Submission, markBody: MarkBody): OpenSubmission | Refusal {
  if (checkIdempotencyKey(submission.key) !== null) return new Refusal('invalidParameter');
  let isGuarded = false;
  return {
    isGuarded: () => isGuarded,
    once: async <Data>(transaction: Transaction, effect: () => Promise<Data | Refusal>) => {
      isGuarded = true;
      const mark = await markBody(JSON.stringify([submission.businessId ?? '', submission.body ?? null]));
      const earlier = await findEarlier(transaction, submission, mark);
      if (earlier instanceof Refusal) return earlier;
      if (earlier !== undefined) {
        leaveEvent();
        // What this very call has answered before, read back from JSON: it has the type of its data.
        return earlier.data as Data;
      }
      const result = await effect();
      if (!(result instanceof Refusal)) await keepAnswer(transaction, submission, mark, success(result));
      return result;
    },
  };
}

const keyOf = ({ owner, call, key = '' }: Submission) => ({ owner, call, key });

/** The answer that was given before, undefined when there is none; twins are refused until the first has committed. */
async function findEarlier(
  transaction: Transaction,
  submission: Submission,
  mark: Buffer,
): Promise<Envelope | Refusal | undefined> {
  const { owner, call, key } = keyOf(submission);
  const { rows } = await sql<{ is_first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${owner} ${call} ${key}`}, 0)) as is_first`.execute(
    transaction,
  );
  if (rows[0]?.is_first !== true) return new Refusal('duplicateSubmission');
  const first = await transaction
    .selectFrom('idempotency_key')
    .select(['body_hash', 'started_at', 'answer'])
    .where((row) => row.and(keyOf(submission)))
    .executeTakeFirst();
  if (first === undefined) return undefined;
  const known = {
    bodyHash: first.body_hash.toString('hex'),
    startedAtMs: first.started_at.getTime(),
    isDone: first.answer !== null,
  };
  const decision = decideIdempotency(known, mark.toString('hex'), Date.now());
  if (decision.kind === 'run') return undefined;
  return decision.kind === 'replay' ? (first.answer ?? undefined) : new Refusal('duplicateSubmission');
}

async function keepAnswer(
  transaction: Transaction,
  submission: Submission,
  mark: Buffer,
  answer: Envelope,
): Promise<void> {
  const kept = { body_hash: mark, started_at: new Date(), answer: JSON.stringify(answer) };
  await transaction
    .insertInto('idempotency_key')
    .values({ ...keyOf(submission), ...kept })
    .onConflict((conflict) => conflict.columns(['owner', 'call', 'key']).doUpdateSet(kept))
    .execute();
}
