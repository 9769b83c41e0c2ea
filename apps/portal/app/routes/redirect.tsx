import { redirect } from 'react-router';
import { redirectTarget } from '../navigation/redirects.ts';
import * as paths from '../paths.ts';
import type { Route } from './+types/redirect';

/** Leads a parent address to its page, before anything is rendered. */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(redirectTarget(url) ?? paths.home);
}

/** Never shown: the loader has redirected. Having a component lets data requests pass through the router. */
export default function Redirect() {
  return null;
}
