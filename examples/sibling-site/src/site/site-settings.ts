/** What this site is to the platform, and where it finds it. */
export interface SiteSettings {
  /** Base URL of the platform's calls. */
  readonly apiOrigin: string;
  /** Base URL of the chat's socket. */
  readonly socketOrigin: string;
  readonly loginOrigin: string;
  /** Domain that this site shares with the portal; empty when the host name itself is shared. */
  readonly cookieDomain: string;
  /** Product name in the paths of the calls. */
  readonly product: string;
  /** Platform code that the calls carry. */
  readonly source: string;
}

const product = 'jianzhu';
const source = 'JIANZHU';

/** Asks this site's own server. @throws Error when the answer cannot be read */
export async function loadSiteSettings(): Promise<SiteSettings> {
  const response = await fetch('/settings.json');
  const values: Readonly<Record<string, unknown>> = await response.json();
  const text = (name: string): string => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`settings.json has no ${name}`);
    return value;
  };
  return {
    apiOrigin: text('apiOrigin'),
    socketOrigin: text('socketOrigin'),
    loginOrigin: text('loginOrigin'),
    cookieDomain: text('cookieDomain'),
    product,
    source,
  };
}
