import './tables.ts';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { Row } from '../record/record-table.ts';
import { today } from '../showcase/certificate-force.ts';
import { PERSONAL_BUSINESS } from './personal-business.ts';

/** What gates ask of a business (domain rules 0.13). */
export interface Standing {
  readonly name: string;
  readonly isCertified: boolean;
  /** Of the membership in force. */
  readonly level: number;
}

/** Whether a business is certified as a company: its own of a person never is. */
export const isCertified = ({ kind, cert_status }: Pick<Row<'business'>, 'kind' | 'cert_status'>): boolean =>
  kind !== PERSONAL_BUSINESS && cert_status === CERTIFICATION_STATUS.approved;

/** Its certification is in force until the job comes that ends it: whoever acts judges its last day anew. */
const licenceHasEnded = sql<boolean>`exists (
  select from corporate_certification c where c.business_id = business.id
    and c.status = ${CERTIFICATION_STATUS.approved} and c.license_end < ${today})`;

/** What a business is; in a transaction that sees it. */
export async function readStanding(transaction: Transaction, businessId: string): Promise<Standing> {
  const { name, level, has_ended, ...business } = await transaction
    .selectFrom('business')
    .select(['name', 'kind', 'cert_status'])
    .select(licenceHasEnded.as('has_ended'))
    .select(sql<number>`case when coalesce(vip_until > ${businessNow}, true) then vip_level else 0 end`.as('level'))
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return { name, isCertified: isCertified(business) && !has_ended, level };
}
