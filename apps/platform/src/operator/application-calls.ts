import './tables.ts';
import '../home-application/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { nameAct } from './act.ts';

type Calls = Pick<ContextHandlers<typeof operator>, 'applications' | 'handleApplication'>;

/** What visitors have sent in from public forms. */
export function applicationCalls(database: Database): Calls {
  return {
    applications: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        let rows = transaction
          .selectFrom('home_application')
          .select([
            'id',
            'code',
            'kind',
            'business_name',
            'contact_name',
            'phone',
            'amount',
            'content',
            'status',
            'created_at',
          ])
          .orderBy('home_application.created_at', 'desc')
          .orderBy('id', 'desc');
        if (query.kind !== undefined) rows = rows.where('kind', '=', query.kind);
        if (query.status !== undefined) rows = rows.where('status', '=', query.status);
        return readPage(transaction, rows, query, (row) => ({
          id: row.id,
          code: row.code,
          kind: row.kind,
          businessName: row.business_name,
          contactName: row.contact_name,
          phone: row.phone,
          amount: row.amount === null ? null : Number(row.amount),
          content: row.content,
          status: row.status,
          createTime: timeText(row.created_at),
        }));
      }),
    ),
    handleApplication: asOperator(({ body }, context) =>
      database.withWorker(async (transaction) => {
        const row = await transaction
          .updateTable('home_application')
          .set({ status: body.status, version: sql<number>`version + 1` })
          .where('code', '=', body.code)
          .returning(['id', 'code', 'status'])
          .executeTakeFirst();
        if (row === undefined) return new Refusal('notFound');
        nameAct(context, { record: { kind: 'homeApplication', id: row.id, name: row.code } });
        return { code: row.code, status: row.status };
      }),
    ),
  };
}
