import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { findPage, pageName } from '@jianzhu/domain/pages';
import { OpeningSoon } from '@jianzhu/ui';
import { data } from 'react-router';
import * as paths from '../paths.ts';
import { readSide } from '../session/side-cookie.ts';
import type { Route } from './+types/opening-soon';

/** Stands for every page of a later part: its name, and that it is to come. */
export function loader({ request, url }: Route.LoaderArgs) {
  const page = findPage(url.pathname);
  if (page === null) throw data(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  return { name: pageName(page, readSide(request.headers.get('cookie'))), isMembers: page.layout === 'simple' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ property: 'og:title', content: loaderData.name }] : [];
}

export default function OpeningSoonPage({ loaderData }: Route.ComponentProps) {
  return <OpeningSoon name={loaderData.name} backHref={paths.home} framed={loaderData.isMembers} />;
}
