import './tables.ts';
import '../member/tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_STATUS,
  corporateCertificationMachine,
} from '@jianzhu/domain/certifications';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { OPS, SYSTEM } from '../record/actor-of.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { CompanyApplication } from './company-application.ts';

export const CERTIFICATION_PAGE = '/user/standard-certification/my-detail?kind=corporate';

interface Lapse {
  readonly reason: string;
  readonly by: 'ops' | 'system';
  /** Keeps the act in the audit trail, where nothing else does. */
  readonly keep?: () => Promise<void>;
}

/** Ends an application in force. In `withWorker`. */
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
  const told = CERTIFICATION_NOTICES.lapsed(lapse.reason);
  await tellHolders(
    transaction,
    { businessIds: [lapsed.business_id], permission: 'certification_submit' },
    { noticeType: 2, ...told, jumpType: 0, jumpUrl: CERTIFICATION_PAGE },
  );
  return lapsed;
}
