import './tables.ts';
import type { Contract } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';

/** Of one member in one business; the oldest go first. */
const MOST_DRAFTS = 100;

/** What members have left unsaved in forms; row security shows each their own. */
export function draftHandlers(database: Database): ContextHandlers<Contract['draft']> {
  return {
    find: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await transaction
          .selectFrom('draft')
          .select(['content', 'version', 'update_time'])
          .where((draft) => draft.and(keyOf(query)))
          .executeTakeFirst();
        if (row === undefined) return null;
        return { content: row.content, version: row.version, updateTime: timeText(row.update_time) };
      }),
    ),
    save: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const owner = { user_id: caller.userId, business_id: caller.acting.businessId };
        const kept = { version: body.version, content: JSON.stringify(body.content), update_time: sql<Date>`now()` };
        const { update_time } = await transaction
          .insertInto('draft')
          .values({ ...owner, ...keyOf(body), ...kept })
          .onConflict((conflict) => conflict.columns(['user_id', 'business_id', 'form', 'record_id']).doUpdateSet(kept))
          .returning('update_time')
          .executeTakeFirstOrThrow();
        await removeSurplus(transaction);
        return { updateTime: timeText(update_time) };
      }),
    ),
    discard: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        await transaction
          .deleteFrom('draft')
          .where((draft) => draft.and(keyOf(body)))
          .execute();
        return null;
      }),
    ),
  };
}

const keyOf = ({ form, recordId = '' }: { readonly form: string; readonly recordId?: string | undefined }) => ({
  form,
  record_id: recordId,
});

async function removeSurplus(transaction: Transaction): Promise<void> {
  await sql`delete from draft where update_time < (
    select update_time from draft order by update_time desc offset ${MOST_DRAFTS - 1} limit 1
  )`.execute(transaction);
}
