import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { findPage, type Page } from '@jianzhu/domain/pages';
import { data } from 'react-router';

/** The row of the page that is asked for; an address without one is no page (specification 8). */
export function requestedPage(url: URL): Page {
  const page = findPage(url.pathname);
  if (page === null) throw data(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  return page;
}
