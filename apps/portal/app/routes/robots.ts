import { requestServices } from '../request-services.server.ts';
import { addressAnswer } from '../site/address-answer.ts';
import type { Route } from './+types/robots';

/** What search engines may visit, and where they find it. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(requestServices);
  const lines = ['User-agent: *', 'Disallow: /user/', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''];
  return addressAnswer('text/plain', lines.join('\n'));
}
