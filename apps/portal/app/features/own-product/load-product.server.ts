import { loadForm } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** The form of the product that the query `id` names, or of a new one, with what it chooses from. */
export async function loadProductForm(search: URLSearchParams, services: RequestServices) {
  const { api, report } = services;
  const { districts } = await contentOfRequest(services);
  const { view } = await services.session();
  const businessId = view.kind === 'member' ? view.businessId : '';
  const find = (id: string) => api.ownProduct.detail({ query: { id } });
  const [loaded, tree, areas, shopCategories] = await Promise.all([
    loadForm('product', search.get('id'), find, services),
    orDefault(api.ownProduct.categoryTree(), [], report),
    orDefault(districts({ query: { isShow: 1 } }), [], report),
    businessId === '' ? null : orDefault(api.shop.category({ query: { businessId } }), null, report),
  ]);
  return { loaded, tree, shopCategories, cities: areas.map(({ code, name }) => ({ code, name })) };
}
