import './tables.ts';
import { createHash } from 'node:crypto';
import type { Envelope } from '@jianzhu/api-client';
import { checkIdempotencyKey, decideIdempotency } from '@jianzhu/domain/records';
import type { Database } from '../db/database.ts';
import { Refusal } from './refusal.ts';

/** A submission that may arrive more than once. */
export interface Submission {
  /** Of the user, or 'visitor'. */
  readonly owner: string;
  readonly call: string;
  /** The header Idempotency-Key as it came. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** What to do with a submission. */
type Claim =
  | { readonly kind: 'run' }
  | { readonly kind: 'replay'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Lets each submission have one effect (domain rules 0.8): the first one runs, the same again within a day gets its
 * answer, another body or a twin while the first runs is a duplicate. A submission that was refused may come again. One
 * whose process died stays claimed: whether it had its effect is not known, and a form that is opened anew has a new key.
 */
export interface IdempotencyKeys {
  claim(submission: Submission): Promise<Claim>;
  /** Keeps the answer for later ones. */
  finish(submission: Submission, answer: Envelope): Promise<void>;
  /** Forgets a submission that had no effect. */
  release(submission: Submission): Promise<void>;
}

export function createIdempotencyKeys(database: Database): IdempotencyKeys {
  return {
    claim: async (submission) => {
      const invalid = checkIdempotencyKey(submission.key);
      if (invalid !== null) return { kind: 'refused', refusal: new Refusal('invalidParameter') };
      return claim(database, submission);
    },
    finish: async (submission, answer) => {
      await database.withCredentials((transaction) =>
        transaction
          .updateTable('idempotency_key')
          .set({ answer: JSON.stringify(answer) })
          .where((row) => row.and(keyOf(submission)))
          .execute(),
      );
    },
    release: async (submission) => {
      await database.withCredentials((transaction) =>
        transaction
          .deleteFrom('idempotency_key')
          .where((row) => row.and(keyOf(submission)))
          .execute(),
      );
    },
  };
}

const keyOf = ({ owner, call, key = '' }: Submission) => ({ owner, call, key });

function claim(database: Database, submission: Submission): Promise<Claim> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(submission.body ?? null))
    .digest();
  return database.withCredentials(async (transaction): Promise<Claim> => {
    const inserted = await transaction
      .insertInto('idempotency_key')
      .values({ ...keyOf(submission), body_hash: bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return { kind: 'run' };
    const first = await transaction
      .selectFrom('idempotency_key')
      .select(['body_hash', 'started_at', 'answer'])
      .where((row) => row.and(keyOf(submission)))
      .forUpdate()
      .executeTakeFirst();
    const decision = decideIdempotency(
      first === undefined
        ? null
        : {
            bodyHash: first.body_hash.toString('hex'),
            startedAtMs: first.started_at.getTime(),
            isDone: first.answer !== null,
          },
      bodyHash.toString('hex'),
      Date.now(),
    );
    if (decision.kind === 'replay') return { kind: 'replay', answer: first?.answer };
    if (decision.kind === 'refuse') return { kind: 'refused', refusal: new Refusal('duplicateSubmission') };
    await transaction
      .updateTable('idempotency_key')
      .set({ body_hash: bodyHash, started_at: new Date(), answer: JSON.stringify(null) })
      .where((row) => row.and(keyOf(submission)))
      .execute();
    return { kind: 'run' };
  });
}
