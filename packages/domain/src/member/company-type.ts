import * as v from 'valibot';

/** Side of the marketplace a member looks from: demand ('require') or supply ('supply') (specification 3). */
export const companyTypeSchema = v.fallback(v.picklist(['require', 'supply']), 'require');

export type CompanyType = v.InferOutput<typeof companyTypeSchema>;

/** Companies of these types sell or let only (codes of the dictionary companyRole, domain rules 2). */
const SUPPLYING_ROLES: ReadonlySet<number> = new Set([8, 9]);

/** Whether a company of these types only supplies. One that has named none may do both. */
export function onlySupplies(companyRoles: readonly number[]): boolean {
  return companyRoles.length > 0 && companyRoles.every((role) => SUPPLYING_ROLES.has(role));
}

/** The other side; an empty or unset value becomes 'require' (specification 4). */
export function toggleCompanyType(current: string | null | undefined): CompanyType {
  return current === 'require' ? 'supply' : 'require';
}
