import { loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** The profile of the own company with how it does, the draft of it, and the cities that it may supply. */
export async function loadSupplierProfile(services: RequestServices) {
  const { api, report, session } = services;
  const { districts } = await contentOfRequest(services);
  await session();
  const draftOf = (recordId: string | undefined) =>
    orDefault(
      api.draft.find({ query: { form: 'supplier_profile', ...(recordId !== undefined && { recordId }) } }),
      null,
      report,
    );
  const [loaded, areas] = await Promise.all([
    loadRecord(async () => {
      const page = await api.supplierProfile.detail();
      return { page, draft: await draftOf(page.profile?.id) };
    }, services),
    orDefault(districts({ query: { isShow: 1 } }), [], report),
  ]);
  return { loaded, cities: areas.map(({ code, name }) => ({ code, name })) };
}
