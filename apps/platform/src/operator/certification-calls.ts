import type { operator } from '@jianzhu/api-client/contract';
import { lockInForce } from '../certification/company-application.ts';
import { lapseCompany } from '../certification/lapse-company.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { nameAct } from './act.ts';

/** Certifications of companies that hold no longer (domain rules 15.2). */
export function certificationCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'revokeCertification'> {
  return {
    revokeCertification: asOperator(({ body: { businessId, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const inForce = await lockInForce(transaction, parseRecordId(businessId) ?? '0');
        if (inForce === undefined) return new Refusal('notFound');
        const keep = async () => {
          const record = { kind: 'certification', id: inForce.id, name: inForce.business_name };
          nameAct(context, { record, businessId: inForce.business_id, detail: { reason } });
        };
        await lapseCompany(transaction, inForce.id, { reason, by: 'ops', keep });
        return null;
      }),
    ),
  };
}
