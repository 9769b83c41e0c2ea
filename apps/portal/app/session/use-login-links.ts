import { useLocation } from 'react-router';
import * as paths from '../paths.ts';
import { type LoginSiteLinks, loginSiteLinks } from '../portal-addresses.ts';
import { usePortalClient, useSession } from '../portal-client.ts';

/** Pages that only lead to the login site: nobody wants to come back to them. */
const entrances: readonly string[] = [paths.login, paths.signUp];

/** The pages of the login site, each with the way back to this page, or to the one that a lost login was on. */
export function useLoginLinks(): LoginSiteLinks {
  const { origins } = usePortalClient();
  const { wayBack } = useSession();
  const { pathname, search } = useLocation();
  const here = entrances.includes(pathname.toLowerCase()) ? '' : pathname + search;
  return loginSiteLinks(origins, wayBack || here);
}
