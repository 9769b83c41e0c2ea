import { loadById, loadForm } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** What a service chooses from: certificates of the business, and cities. */
async function loadLists(services: RequestServices) {
  const { districts } = await contentOfRequest(services);
  await services.session();
  const [certificates, areas] = await Promise.all([
    orDefault(services.api.ownService.qualifications(), [], services.report),
    orDefault(districts({ query: { isShow: 1 } }), [], services.report),
  ]);
  return { certificates, cities: areas.map(({ code, name }) => ({ code, name })) };
}

/** The form of the service that the query `id` names, or of a new one. */
export async function loadServiceForm(search: URLSearchParams, services: RequestServices) {
  const find = (id: string) => services.api.ownService.detail({ query: { id } });
  const [loaded, lists] = await Promise.all([
    loadForm('service', search.get('id'), find, services),
    loadLists(services),
  ]);
  return { loaded, ...lists };
}

/** The service that the query `id` names, as its company sees it. */
export async function loadOwnService(search: URLSearchParams, services: RequestServices) {
  const find = (id: string) => services.api.ownService.detail({ query: { id } });
  const [loaded, lists] = await Promise.all([loadById(search.get('id'), find, services), loadLists(services)]);
  return { loaded, ...lists };
}
