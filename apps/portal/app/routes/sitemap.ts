import { requestServices } from '../request-services.server.ts';
import { sitemap, sitemapEntries } from '../site/sitemap.server.ts';
import { xmlAnswer } from '../site/xml.ts';
import type { Route } from './+types/sitemap';

/** The pages of everybody, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(requestServices);
  return xmlAnswer('application/xml', sitemap(await sitemapEntries(services), services.origin));
}
