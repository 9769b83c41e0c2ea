import '../reconciliation/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { DIFFERENCE_STATUS } from '@jianzhu/domain/reconciliations';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import { timeText } from '../db/time-text.ts';
import type { Operator } from '../http/caller.ts';
import { asOperator, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { nameAct } from './act.ts';

type Calls = Pick<
  ContextHandlers<typeof operator>,
  'reconciliations' | 'differences' | 'explainDifference' | 'settleDifference'
>;

const { explained, settled } = DIFFERENCE_STATUS;
const amountOf = (amount: string | number | null) => (amount === null ? null : Number(amount));

/** How the statements of channels agree with our books, and what is done where they do not. */
export function reconciliationCalls(database: Database): Calls {
  return {
    reconciliations: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        const rows = transaction
          .selectFrom('reconciliation as r')
          .selectAll()
          .select((by) =>
            by
              .selectFrom('reconciliation_difference as d')
              .select((count) => count.fn.countAll<string>().as('open'))
              .whereRef('d.day', '=', 'r.day')
              .whereRef('d.channel', '=', 'r.channel')
              .where('d.status', '<>', settled)
              .as('open_count'),
          )
          .orderBy('r.day', 'desc')
          .orderBy('r.channel');
        return readPage(transaction, rows, query, (row) => ({
          ...{ day: row.day, channel: row.channel, ourCount: row.our_count, ourSum: Number(row.our_sum) },
          ...{ theirCount: row.their_count, theirSum: Number(row.their_sum), openCount: Number(row.open_count) },
          doneTime: timeText(row.done_time),
        }));
      }),
    ),
    differences: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        let rows = transaction.selectFrom('reconciliation_difference').selectAll().orderBy('day').orderBy('id');
        if (query.status !== undefined) rows = rows.where('status', '=', query.status);
        return readPage(transaction, rows, query, (row) => ({
          ...{ id: row.id, day: row.day, channel: row.channel, kind: row.kind, number: row.number },
          ...{ ours: amountOf(row.ours), theirs: amountOf(row.theirs), status: row.status, note: row.note },
          ...{ operatorName: row.operator_name, handleTime: timeText(row.handle_time) },
        }));
      }),
    ),
    explainDifference: asOperator(({ body }, context) => handle(database, context, { ...body, status: explained })),
    settleDifference: asOperator(({ body }, context) => handle(database, context, { ...body, status: settled })),
  };
}

interface Handled {
  readonly id: string;
  readonly note: string;
  readonly status: number;
}

/** Keeps what an operator says of a difference that is not settled; what is settled stays as it is. */
function handle(database: Database, context: CallContext<Operator>, { id, note, status }: Handled) {
  return database.withWorker(async (transaction) => {
    const known = parseRecordId(id) ?? null;
    const row = await transaction
      .updateTable('reconciliation_difference')
      .set({ status, note, operator_name: context.caller.name, handle_time: sql<Date>`now()` })
      .where('id', '=', known)
      .where('status', '<>', settled)
      .returning(['id', 'status', 'number'])
      .executeTakeFirst();
    if (row === undefined) {
      const found = await transaction
        .selectFrom('reconciliation_difference')
        .select('id')
        .where('id', '=', known)
        .executeTakeFirst();
      return new Refusal(found === undefined ? 'notFound' : 'stateConflict');
    }
    nameAct(context, { record: { id: row.id, name: row.number } });
    return { id: row.id, status: row.status };
  });
}
