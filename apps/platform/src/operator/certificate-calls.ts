import '../lesson/tables.ts';
import '../showcase/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { nameAct } from './act.ts';

/** Certificates that hold no longer (domain rules 21). */
export function certificateCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'revokeCertificate'> {
  return {
    revokeCertificate: asOperator(({ body: { number, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const revoked = { revoked_at: sql<Date>`coalesce(revoked_at, now())`, revoke_reason: reason };
        const ofCompany = await transaction
          .updateTable('qualification')
          .set({ ...revoked, updated_at: sql<Date>`now()` })
          .where('cert_no', '=', number)
          .returning('id')
          .executeTakeFirst();
        const ofLearner = await transaction
          .updateTable('lesson_certificate')
          .set(revoked)
          .where('code', '=', number)
          .returning('lesson_id as id')
          .executeTakeFirst();
        const found = ofCompany ?? ofLearner;
        if (found === undefined) return new Refusal('notFound');
        const record = { kind: 'certificate', id: found.id, name: number };
        nameAct(context, { record, detail: { reason } });
        return null;
      }),
    ),
  };
}
