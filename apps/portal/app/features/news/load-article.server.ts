import type { CallData } from '@jianzhu/api-client';
import type { articleSchemas } from '@jianzhu/api-client/schemas';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';

type Found = CallData<typeof articleSchemas.detail>;

/** An article as its page shows it. */
export type ShownArticle = Omit<Found, 'content'> & { readonly content: SafeHtml };

/** The article that the query `id` names. */
export function loadArticle(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<ShownArticle>> {
  const { detail } = services.api.article;
  return loadById(search.get('id'), async (id) => shown(await detail({ query: { id } })), services);
}

/** The same of party building, which says its module and names no others of its kind. */
export function loadPartyArticle(
  search: URLSearchParams,
  services: RequestServices,
): Promise<LoadedRecord<ShownArticle & { readonly moduleCode: string }>> {
  const { detail } = services.api.party;
  const find = async (id: string) => shown({ ...(await detail({ query: { id } })), related: [] });
  return loadById(search.get('id'), find, services);
}

function shown<Article extends { readonly content: string }>({ content, ...article }: Article) {
  return { ...article, content: sanitizeRichText(content) };
}
