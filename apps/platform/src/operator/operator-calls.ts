import './tables.ts';
import { rm } from 'node:fs/promises';
import type { operator } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import { leaveEvent } from '../audit/pending-event.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { anyone, asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { nameAct } from './act.ts';
import { makeFirstOperator } from './first-operator.ts';
import { OPERATOR_MESSAGES } from './messages.ts';
import { endTokensOf, grantOperatorToken, lockOperator, tokensInForce } from './operator-tokens.ts';

type Calls = Pick<
  ContextHandlers<typeof operator>,
  'first' | 'me' | 'operators' | 'addOperator' | 'grantToken' | 'revokeOperator'
>;

/** Who runs the platform: the first one, those they add, their tokens and their end. */
export function operatorCalls(database: Database, firstSecretFile: string | undefined): Calls {
  return {
    first: anyone(async ({ body }, context) => {
      const granted = await makeFirstOperator(database, body, context);
      if (!(granted instanceof Refusal) && firstSecretFile !== undefined) await rm(firstSecretFile, { force: true });
      return granted;
    }),
    me: asOperator((_input, { caller }) =>
      database.withCredentials(async (transaction) => {
        const token = await tokensInForce(transaction)
          .select(tokenEnd)
          .where('operator_token.id', '=', caller.tokenId)
          .executeTakeFirst();
        return { id: caller.operatorId, name: caller.name, expireTime: timeText(token?.ends) };
      }),
    ),
    operators: asOperator(() => database.withCredentials(listOperators)),
    addOperator: asOperator(({ body: { name } }, context) =>
      database.withCredentials(async (transaction) => {
        const added = await transaction
          .insertInto('operator')
          .values({ name, created_by: context.caller.operatorId })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning(['id', 'name'])
          .executeTakeFirst();
        if (added === undefined) return refuseField('name', OPERATOR_MESSAGES.nameTaken);
        nameAct(context, { record: { kind: 'operator', ...added } });
        return grantOperatorToken(transaction, added);
      }),
    ),
    grantToken: asOperator((_input, context) =>
      database.withCredentials(async (transaction) => {
        // Since the call was let in the operator may have been ended, or the token by the first use of a newer one.
        const { operatorId, tokenId } = context.caller;
        const found = await lockOperator(transaction, operatorId);
        const own = await tokensInForce(transaction)
          .select('operator_token.id')
          .where('operator_token.id', '=', tokenId)
          .executeTakeFirst();
        if (found === undefined || own === undefined) {
          return new Refusal('stateConflict', { msg: OPERATOR_MESSAGES.tokenEnded });
        }
        nameAct(context, { record: { id: found.id, name: found.name } });
        return grantOperatorToken(transaction, found, tokenId);
      }),
    ),
    revokeOperator: asOperator(({ body }, context) =>
      database.withCredentials(async (transaction) => {
        // Two who revoke each other would leave nobody.
        await lockText(transaction, 'end of operators');
        const operatorId = parseRecordId(body.id);
        const found = operatorId && (await lockOperator(transaction, operatorId));
        if (!found) return new Refusal('notFound');
        if (found.revoked_at) {
          leaveEvent();
          return null;
        }
        const { id, name } = found;
        const other = await tokensInForce(transaction)
          .select('operator.id')
          .where('operator.id', '!=', id)
          .limit(1)
          .executeTakeFirst();
        if (other === undefined) return new Refusal('stateConflict', { msg: OPERATOR_MESSAGES.lastOperator });
        await transaction.updateTable('operator').set({ revoked_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await endTokensOf(transaction, id);
        nameAct(context, { record: { kind: 'operator', id, name } });
        return null;
      }),
    ),
  };
}

const tokenEnd = sql<Date>`least(operator_token.idle_expires_at, operator_token.expires_at)`.as('ends');

async function listOperators(transaction: Transaction) {
  const rows = await transaction.selectFrom('operator').selectAll().orderBy('id').execute();
  const inForce = await tokensInForce(transaction)
    .select(['operator_token.operator_id', tokenEnd])
    .orderBy('ends', 'desc')
    .execute();
  const uses = await transaction
    .selectFrom('operator_token')
    .select(['operator_id', (of) => of.fn.max('last_used_at').as('at')])
    .groupBy('operator_id')
    .execute();
  return rows.map(({ id, name, created_at, revoked_at }) => ({
    id,
    name,
    createTime: timeText(created_at),
    revokeTime: timeText(revoked_at),
    lastUseTime: timeText(uses.find(({ operator_id }) => operator_id === id)?.at),
    expireTime: timeText(inForce.find(({ operator_id }) => operator_id === id)?.ends),
  }));
}
