import * as v from 'valibot';

/** Side of the marketplace a member looks from: demand ('require') or supply ('supply') (specification 3). */
export const companyTypeSchema = v.fallback(v.picklist(['require', 'supply']), 'require');

export type CompanyType = v.InferOutput<typeof companyTypeSchema>;

export const DEFAULT_COMPANY_TYPE: CompanyType = 'require';

/** The other side; an empty or unset value becomes 'require' (specification 4). */
export function toggleCompanyType(current: string | null | undefined): CompanyType {
  return current === 'require' ? 'supply' : 'require';
}
