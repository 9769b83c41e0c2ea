import './tables.ts';
import '../member/tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_STATUS,
  corporateCertificationMachine,
} from '@jianzhu/domain/certifications';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS, SYSTEM } from '../record/actor-of.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { CompanyApplication } from './company-application.ts';
import { tellCertifiers } from './tell-certifiers.ts';

interface Lapse {
  readonly reason: string;
  readonly by: 'ops' | 'system';
  /** Keeps the act in the audit trail, where nothing else does. */
  readonly keep?: () => Promise<void>;
}

/** Ends an application: one in force, or what a company is at when somebody takes it over. In `withWorker`. */
export async function lapseApplication(
  transaction: Transaction,
  id: string,
  { reason, by, keep }: Lapse,
): Promise<CompanyApplication> {
  const lapsed = await transit(transaction, 'corporate_certification', id, {
    ...{ machine: corporateCertificationMachine, action: 'lapse', actor: by === 'ops' ? OPS : SYSTEM },
    ...{ facts: {}, userId: null, reason },
    columns: async () => stamped(null, { reason }),
    audit: async () => keep?.(),
  });
  if (lapsed instanceof Refusal) throw new TypeError(`certification ${id} does not lapse: ${lapsed.msg}`);
  return lapsed;
}

/** Ends the certification of a company, which can publish nothing from then on, and tells it why. In `withWorker`. */
export async function lapseCompany(transaction: Transaction, id: string, lapse: Lapse): Promise<CompanyApplication> {
  const lapsed = await lapseApplication(transaction, id, lapse);
  await transaction
    .updateTable('business')
    .set({ cert_status: CERTIFICATION_STATUS.lapsed })
    .where('id', '=', lapsed.business_id)
    .execute();
  await tellCertifiers(transaction, lapsed.business_id, CERTIFICATION_NOTICES.lapsed(lapse.reason));
  return lapsed;
}
