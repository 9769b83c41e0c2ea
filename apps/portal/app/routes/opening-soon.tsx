import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { OpeningSoon } from '@jianzhu/ui';
import { data } from 'react-router';
import { openingSoonPageName } from '../opening-soon/pages.ts';
import * as paths from '../paths.ts';
import type { Route } from './+types/opening-soon';

/** Stands for every page of a later part: its name, and that it is to come. */
export function loader({ url }: Route.LoaderArgs) {
  const name = openingSoonPageName(url.pathname);
  if (name === undefined) throw data(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  return { name, isMembers: url.pathname.toLowerCase().startsWith('/user/') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ property: 'og:title', content: loaderData.name }] : [];
}

export default function OpeningSoonPage({ loaderData }: Route.ComponentProps) {
  return <OpeningSoon name={loaderData.name} backHref={paths.home} framed={loaderData.isMembers} />;
}
