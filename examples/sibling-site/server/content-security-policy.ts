import type { SiteOrigins } from './site-origins.ts';

/**
 * The policy of the pages, with everything that the two packages need of a strict one: `'wasm-unsafe-eval'` and `blob:`
 * are for the hashing.
 */
export function contentSecurityPolicy({ api, socket, storage }: SiteOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', storage],
    'media-src': [storage],
    'connect-src': ["'self'", api, socket, storage],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
