import '../lesson/tables.ts';
import '../showcase/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { nameAct } from './act.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** Certificates that hold no longer (domain rules 21). */
export function certificateCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'revokeCertificate'> {
  return {
    revokeCertificate: asOperator(({ body: { number, reason, businessId } }, context) =>
      database.withWorker(async (transaction) => {
        const holders = await findHolders(transaction, number);
        if (businessId === undefined && holders.length > 1) {
          return new Refusal('stateConflict', { msg: OPERATOR_MESSAGES.sharedNumber(holders) });
        }
        const meant = businessId ?? holders[0]?.id;
        const holder = holders.find(({ id }) => id === meant);
        const revoked = { revoked_at: sql<Date>`coalesce(revoked_at, now())`, revoke_reason: reason };
        const ofCompany =
          holder &&
          (await transaction
            .updateTable('qualification')
            .set({ ...revoked, update_time: sql<Date>`now()` })
            .where('cert_no', '=', number)
            .where('business_id', '=', holder.id)
            .returning('id')
            .executeTakeFirst());
        // A learner's code is the platform's own, so it has one holder.
        const ofLearner =
          businessId === undefined &&
          (await transaction
            .updateTable('lesson_certificate')
            .set(revoked)
            .where('code', '=', number)
            .returning('lesson_id as id')
            .executeTakeFirst());
        const found = ofCompany || ofLearner;
        if (!found) return new Refusal('notFound');
        const record = { kind: 'certificate', id: found.id, name: number };
        nameAct(context, { record, businessId: holder?.id, detail: { reason } });
        return null;
      }),
    ),
  };
}

/** The companies that have written down a number; one of them may have mistyped it. */
function findHolders(transaction: Transaction, number: string) {
  return transaction
    .selectFrom('business')
    .select(['id', 'name'])
    .where('id', 'in', transaction.selectFrom('qualification').select('business_id').where('cert_no', '=', number))
    .orderBy('id')
    .execute();
}
