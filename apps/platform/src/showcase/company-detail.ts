import './tables.ts';
import type { showcaseSchemas } from '@jianzhu/api-client/schemas';
import { maskName, maskPhone } from '@jianzhu/domain';
import type { InferOutput } from 'valibot';
import { CERTIFICATION_STATUS } from '../certification/certification-review.ts';
import type { Transaction } from '../db/schema.ts';
import { isInForce } from './certificate-force.ts';
import { companyCard } from './company-card.ts';

type CompanyDetail = Omit<InferOutput<(typeof showcaseSchemas)['company']['data']>, 'isFollowed'>;

/** A company that shows itself, as everybody may see it: people and phone numbers are masked (domain rules 0.10). */
export async function findCompany(transaction: Transaction, id: string): Promise<CompanyDetail | undefined> {
  const row = await transaction
    .selectFrom('company_profile as profile')
    .innerJoin('business', 'business.id', 'profile.business_id')
    .selectAll('profile')
    .select(['business.name', 'business.vip_level', 'business.cert_status'])
    .where('profile.business_id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const qualifications = await transaction
    .selectFrom('qualification')
    .select(['id', 'category_name', 'grade', 'expire_date'])
    .where('business_id', '=', id)
    .where('is_shown', '=', true)
    .where(isInForce)
    .orderBy('expire_date', 'desc')
    .orderBy('id')
    .execute();
  return {
    ...companyCard(row),
    banner: row.banner,
    creditCode: row.credit_code,
    legalPerson: maskName(row.legal_person),
    registeredCapital: row.registered_capital,
    establishDate: row.establish_date ?? '',
    address: row.address,
    intro: row.intro,
    isCertified: row.cert_status === CERTIFICATION_STATUS.certified,
    vipLevel: row.vip_level,
    contactName: maskName(row.contact_name),
    phoneMasked: maskPhone(row.contact_phone),
    qualifications: qualifications.map((certificate) => ({
      id: certificate.id,
      categoryName: certificate.category_name,
      grade: certificate.grade,
      expireDate: certificate.expire_date ?? '',
    })),
    projects: row.projects,
    honours: row.honours,
  };
}
