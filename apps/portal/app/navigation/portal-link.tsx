import type { AnchorProps } from '@jianzhu/ui';
import { Link } from 'react-router';
import * as paths from '../paths.ts';

/** Pages that the server must answer as documents: they set cookies and lead on. */
const documentPaths: readonly string[] = [paths.loginBack];

/** The router's link for addresses inside the portal, given to every component of the interface library. */
export function PortalLink({ href, ...anchor }: AnchorProps) {
  const [path = ''] = href.split(/[?#]/);
  return <Link {...anchor} to={href} reloadDocument={documentPaths.includes(path.toLowerCase())} />;
}
