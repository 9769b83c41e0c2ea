import { findPage } from '@jianzhu/domain/pages';
import * as paths from '../paths.ts';
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts';

/** A page that anybody may open, as its head and other sites name it. */
export interface PublicPage {
  /** By the table of pages. */
  readonly name: string;
  /** One sentence; empty where a page says nothing of its own. */
  readonly description: string;
  /** Absolute; with those of its queries alone that make it another page. */
  readonly address: string;
  /** Absolute address of the home page. */
  readonly home: string;
}

/**
 * @param origin of the portal as the browser sees it
 * @param queries that make another page of it, such as the id of an article
 */
export function publicPage(url: URL, origin: string, queries: readonly string[] = []): PublicPage {
  const kept = queries.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(kept).toString();
  return {
    name: findPage(url.pathname)?.name ?? '',
    description: PAGE_DESCRIPTIONS[url.pathname] ?? '',
    address: `${origin}${url.pathname}${query && `?${query}`}`,
    home: `${origin}${paths.home}`,
  };
}
