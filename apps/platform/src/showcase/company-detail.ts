import './tables.ts';
import type { showcaseSchemas } from '@jianzhu/api-client/schemas';
import { maskName, maskPhone } from '@jianzhu/domain';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { certificatesOf } from './certificates.ts';
import { activitiesOf, offersOf } from './company-activities.ts';
import { companyCard } from './company-card.ts';

type CompanyDetail = Omit<InferOutput<(typeof showcaseSchemas)['company']['data']>, 'isFollowed'>;

/**
 * A company that shows itself, as everybody may see it: people and phone numbers are masked (domain rules 0.10).
 * @param isMember who sees whole numbers of certificates
 */
export async function findCompany(
  transaction: Transaction,
  id: string,
  isMember: boolean,
): Promise<CompanyDetail | undefined> {
  const row = await transaction
    .selectFrom('company_profile as profile')
    .innerJoin('business', 'business.id', 'profile.business_id')
    .selectAll('profile')
    .select(['business.name', 'business.vip_level', 'business.cert_status'])
    .where('profile.business_id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...companyCard(row),
    banner: row.banner,
    creditCode: row.credit_code,
    legalPerson: maskName(row.legal_person),
    registeredCapital: row.registered_capital,
    establishDate: row.establish_date ?? '',
    address: row.address,
    intro: row.intro,
    isCertified: row.cert_status === CERTIFICATION_STATUS.approved,
    vipLevel: row.vip_level,
    contactName: maskName(row.contact_name),
    phoneMasked: maskPhone(row.contact_phone),
    qualifications: await certificatesOf(transaction, id, isMember),
    projects: row.projects,
    honours: row.honours,
    offers: await offersOf(transaction, id),
    activities: await activitiesOf(transaction, id),
  };
}
