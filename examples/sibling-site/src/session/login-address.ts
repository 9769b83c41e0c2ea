import type { SiteSettings } from '../site/site-settings.ts';

/** The portal's login site, which comes back to this site's /login-back. */
export function loginAddress({ loginOrigin }: SiteSettings): string {
  const query = new URLSearchParams({ returnUrl: `${location.origin}/login-back` });
  return `${loginOrigin}/login?${query}`;
}
