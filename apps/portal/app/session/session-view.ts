import type { BusinessOption, CompanyInfo, MemberDetail } from '@jianzhu/domain';

/**
 * The visitor as the server sees him (decision 24). It is sent to the browser with the page and so holds no token;
 * the browser reads those from the cookies.
 */
export type SessionView =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member';
      /** Null while the platform could not be asked; the browser asks again 500 ms after the layout has mounted. */
      readonly userInfo: MemberDetail | null;
      readonly companyInfo: CompanyInfo | null;
      /** The companies to choose from; null while they are not known: the browser asks for them in any case. */
      readonly businesses: readonly BusinessOption[] | null;
      /** The company acted for. */
      readonly businessId: string;
    };

export const anonymousView: SessionView = { kind: 'anonymous' };
