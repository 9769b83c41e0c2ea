import * as paths from '../paths.ts';
import { loginSiteLinks } from '../portal-addresses.ts';
import { usePortalClient, useSession } from '../portal-client.ts';

/** What is ordered: its type (of `ORDER_TYPE`), its id, and of a service sold by packages which one, from 0. */
export interface Wanted {
  readonly type: number;
  readonly id: string;
  readonly packageIndex?: number;
}

/** The form that orders something. */
export function orderHref({ type, id, packageIndex }: Wanted): string {
  const query = new URLSearchParams({
    ...{ type: String(type), id },
    ...(packageIndex !== undefined && { package: String(packageIndex) }),
  });
  return `${paths.orderService}?${query}`;
}

/** Leads a member to a page on which something is bought; a visitor through the login, and then there. */
export function useWayToBuy(): (href: string) => string {
  const { origins } = usePortalClient();
  const { kind } = useSession();
  return (href) => (kind === 'member' ? href : loginSiteLinks(origins, href).login);
}
