import './tables.ts';
import { sql } from 'kysely';
import { hashToken, parseRecordId, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Operator, RecogniseOperator } from '../http/caller.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { secondsFromNow } from '../member/session-grants.ts';

const DAY_SECONDS = 86_400;
/** An unused token ends after this; every use begins it anew. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
/** However much it is used. */
const LONGEST_SECONDS = 90 * DAY_SECONDS;

interface TokenRow {
  readonly operator_id: string;
  readonly token_id: string;
  readonly name: string;
  readonly is_touch_due: boolean;
  /** Never used yet: with its first use those before it end. */
  readonly is_new: boolean;
}

/** Asked for at every call: operators make few, and one that is revoked must not make another. */
const FIND_OPERATOR: PreparedRead<TokenRow> = {
  name: 'find operator',
  text: `
    select o.id as operator_id, t.id as token_id, o.name, t.last_used_at = t.created_at as is_new,
      t.last_used_at < now() - interval '1 minute' as is_touch_due
    from operator_token t
    join operator o on o.id = t.operator_id
    where t.token_hash = decode($1, 'hex') and t.revoked_at is null and o.revoked_at is null
      and least(t.idle_expires_at, t.expires_at) > now()`,
};

/** Knows operators by their tokens, which are too long to be guessed: only the limits of all calls count wrong ones. */
export function createOperatorRecogniser(database: Database): RecogniseOperator {
  return (token) => findOperator(database, token);
}

async function findOperator(database: Database, token: string): Promise<Operator | undefined> {
  const [row] = await database.readCredentials({ statement: FIND_OPERATOR, values: [hashToken(token)] });
  const operatorId = row && parseRecordId(row.operator_id);
  const tokenId = row && parseRecordId(row.token_id);
  if (!row || !operatorId || !tokenId) return undefined;
  if (row.is_new || row.is_touch_due) {
    const isInForce = await database.withCredentials((transaction) =>
      touchToken(transaction, { operatorId, tokenId, isNew: row.is_new }),
    );
    if (!isInForce) return undefined;
  }
  return { kind: 'operator', operatorId, tokenId, name: row.name };
}

/** Prolongs a token; the first time it ends those before it. @returns whether it is in force still */
async function touchToken(
  transaction: Transaction,
  { operatorId, tokenId, isNew }: { readonly operatorId: string; readonly tokenId: string; readonly isNew: boolean },
): Promise<boolean> {
  // Another token that is granted in this moment would end with those before, or leave this one in force beside it.
  if (isNew) await lockOperator(transaction, operatorId);
  const touched = await transaction
    .updateTable('operator_token')
    .set({ last_used_at: sql<Date>`now()`, idle_expires_at: secondsFromNow(IDLE_SECONDS) })
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (touched !== undefined && isNew) await endTokensOf(transaction, operatorId, tokenId);
  return touched !== undefined;
}

/** Holds an operator, so that whoever else grants, uses for the first time or ends tokens waits. */
export function lockOperator(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('operator')
    .select(['id', 'name', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A token as its owner is told it, this once. */
export interface GrantedToken {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly expireTime: string;
}

/**
 * Gives an operator a token in place of those before. The one that asks for it stays in force until the new one is used
 * for the first time: who never gets the answer, or cannot keep it, asks again.
 *
 * @param askedWith the id of the token that asks, when it is the operator who does
 */
export async function grantOperatorToken(
  transaction: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
  askedWith?: string,
): Promise<GrantedToken> {
  await endTokensOf(transaction, id, askedWith);
  const token = createOpaqueToken();
  const { expires_at } = await transaction
    .insertInto('operator_token')
    .values({
      operator_id: id,
      token_hash: tokenHashBytes(hashToken(token)),
      idle_expires_at: secondsFromNow(IDLE_SECONDS),
      expires_at: secondsFromNow(LONGEST_SECONDS),
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { id, name, token, expireTime: timeText(expires_at) };
}

/** Ends every token of an operator, but for one. */
export async function endTokensOf(transaction: Transaction, operatorId: string, butFor?: string): Promise<void> {
  await transaction
    .updateTable('operator_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(butFor !== undefined, (query) => query.where('id', '!=', butFor ?? ''))
    .execute();
}

/** Tokens in force, of operators in force. */
export const tokensInForce = (transaction: Transaction) =>
  transaction
    .selectFrom('operator_token')
    .innerJoin('operator', 'operator.id', 'operator_token.operator_id')
    .where('operator.revoked_at', 'is', null)
    .where('operator_token.revoked_at', 'is', null)
    .where(sql<Date>`least(operator_token.idle_expires_at, operator_token.expires_at)`, '>', sql<Date>`now()`);
