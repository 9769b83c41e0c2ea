import { folderTarget } from '@jianzhu/domain/pages';
import { redirect } from 'react-router';
import * as paths from '../paths.ts';
import { readSide } from '../session/side-cookie.ts';
import type { Route } from './+types/redirect';

/** Leads a folder to its page, the query kept, before anything is rendered (decision 45). */
export function loader({ request, url }: Route.LoaderArgs): never {
  const target = folderTarget(url.pathname, readSide(request.headers.get('cookie')));
  throw redirect(target === null ? paths.home : target + url.search);
}

/** Never shown: the loader has redirected. Having a component lets data requests pass through the router. */
export default function Redirect() {
  return null;
}
