import type { CallData } from '@jianzhu/api-client';
import { serviceSchemas } from '@jianzhu/api-client/schemas';
import type { District } from '@jianzhu/domain';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type ServiceQuery = InferOutput<typeof serviceSchemas.list.query>;
type ServiceList = CallData<typeof serviceSchemas.list>;
export type ServiceSummary = ServiceList['records'][number];

/** The list of services, and the cities that it can be narrowed to. */
export interface ServicesData {
  readonly query: ServiceQuery;
  readonly loaded: LoadedList<ServiceList>;
  readonly districts: readonly District[];
}

/** The page of services that the address asks for. */
export async function loadServices(search: URLSearchParams, services: RequestServices): Promise<ServicesData> {
  const query = readListQuery(serviceSchemas.list.query, search);
  const { districts } = await contentOfRequest(services);
  const ask = (asked: ServiceQuery) => services.api.service.list({ query: { ...asked, size: CARDS_A_PAGE } });
  const [loaded, areas] = await Promise.all([
    loadList(ask, query, services),
    orDefault(districts({ query: { isShow: 1 } }), [], services.report),
  ]);
  return { query, loaded, districts: areas };
}

/** A service as its page shows it. */
export interface ShownService extends Omit<CallData<typeof serviceSchemas.detail>, 'content'> {
  readonly content: SafeHtml;
}

/** The service that the query `id` names. */
export function loadService(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<ShownService>> {
  const find = async (id: string): Promise<ShownService> => {
    const { content, ...service } = await services.api.service.detail({ query: { id } });
    return { ...service, content: sanitizeRichText(content) };
  };
  return loadById(search.get('id'), find, services);
}
