import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { sql } from 'kysely';
import { hashToken, parseRecordId, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import type { Transaction } from '../db/schema.ts';
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
}

/** Asked for at every call: operators make few, and one that is revoked must not make another. */
const FIND_OPERATOR: PreparedRead<TokenRow> = {
  name: 'find operator',
  text: `
    select o.id as operator_id, t.id as token_id, o.name, t.last_used_at < now() - interval '1 minute' as is_touch_due
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
  if (row.is_touch_due) {
    await database.withCredentials((transaction) =>
      transaction
        .updateTable('operator_token')
        .set({ last_used_at: sql<Date>`now()`, idle_expires_at: secondsFromNow(IDLE_SECONDS) })
        .where('id', '=', tokenId)
        .execute(),
    );
  }
  return { kind: 'operator', operatorId, tokenId, name: row.name };
}

/** A token as its owner is told it, this once. */
export interface GrantedToken {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly expireTime: string;
}

/** Gives an operator a token in place of those before. */
export async function grantOperatorToken(
  transaction: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<GrantedToken> {
  await endTokensOf(transaction, id);
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
  return { id, name, token, expireTime: formatDateTime(expires_at.getTime()) };
}

/** Ends every token of an operator. */
export async function endTokensOf(transaction: Transaction, operatorId: string): Promise<void> {
  await transaction
    .updateTable('operator_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
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
