import { requestServices } from '../request-services.server.ts';
import { sitemapEntries, sitemapFile } from '../site/sitemap.server.ts';
import { xmlAnswer } from '../site/xml.ts';
import type { Route } from './+types/sitemap';

/** The pages of everybody, for search engines. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(requestServices);
  const asked = /^[1-9]\d{0,3}$/.exec(url.searchParams.get('file') ?? '');
  const file = asked === null ? null : Number(asked[0]);
  try {
    return xmlAnswer('application/xml', sitemapFile(await sitemapEntries(services), services.origin, file));
  } catch (error) {
    services.report({ error, degrades: false });
    return new Response(null, { status: 503, headers: { 'Retry-After': '120' } });
  }
}
