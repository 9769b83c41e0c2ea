import * as v from 'valibot';
import { list, optionalId, text } from '../wire-values.ts';
import { companyTypeSchema } from './company-type.ts';
import { menuSchema } from './menu.ts';

/** Company of the session (specification 3). */
export const companyInfoSchema = v.object({
  id: optionalId,
  niceName: text,
  tenantId: optionalId,
  accountHeader: text,
});

export type CompanyInfo = v.InferOutput<typeof companyInfoSchema>;

/**
 * Session of a member (specification 3): `token` is the business token bound to user and company, `jianzhuToken` the
 * platform token bound to the login (decision 3).
 */
export const userSessionSchema = v.object({
  token: text,
  jianzhuToken: text,
  authorization: text,
  companyInfo: v.nullish(companyInfoSchema, null),
  switchCompanyInfo: v.nullish(v.object({ businessId: optionalId }), null),
  menus: list(menuSchema),
  /** Side of the marketplace that the member looks from (decision 51). */
  companyType: companyTypeSchema,
});

export type UserSession = v.InferOutput<typeof userSessionSchema>;

/**
 * Whether somebody is logged in here: the platform token, which is the login itself, is present (decision 24). Without
 * it nothing of the member is requested, neither the user nor the company information.
 */
export function isLoggedIn(session: Pick<UserSession, 'jianzhuToken'>): boolean {
  return session.jianzhuToken !== '';
}
