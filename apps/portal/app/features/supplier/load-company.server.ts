import type { CallData } from '@jianzhu/api-client';
import type { supplierSchemas } from '@jianzhu/api-client/schemas';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';

/** A counterpart as its page shows it. */
export interface MemberCompany extends Omit<CallData<typeof supplierSchemas.companyDetail>, 'intro'> {
  readonly intro: SafeHtml;
}

/** The company that the query `businessId` names. */
export function loadMemberCompany(
  search: URLSearchParams,
  services: RequestServices,
): Promise<LoadedRecord<MemberCompany>> {
  const find = async (businessId: string): Promise<MemberCompany> => {
    const { intro, ...company } = await services.api.supplier.companyDetail({ query: { businessId } });
    return { ...company, intro: sanitizeRichText(intro) };
  };
  return loadById(search.get('businessId'), find, services);
}
