import type { ListState } from '@jianzhu/ui';
import type { Sort } from '@jianzhu/ui/data-table';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { connection } from '../navigation/portal-connection.ts';
import { useStore } from '../use-store.ts';
import { filtersOf, type ListQuery, listHref } from './list-query.ts';
import type { LoadedList } from './load-list.server.ts';

/** One page of rows, as calls with paging answer it. */
export interface ListOf<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
}

/** A list as its page shows it: its address is its state. */
export interface ListView<Row, Query extends ListQuery = ListQuery> {
  readonly path: string;
  readonly query: Query;
  readonly rows: ListState<Row>;
  /** Null where it could not be loaded. */
  readonly page: ListOf<Row> | null;
  /** The rows are what was there when the network was lost. */
  readonly isOffline: boolean;
  readonly isFiltered: boolean;
  readonly sort: Sort | null;
  /** Address of the list with a change. */
  href(change: Partial<Query>): string;
  sortHref(sort: Sort | null): string;
  go(change: Partial<Query>): void;
  retry(): void;
}

/**
 * The list of a page, from what its loader has read and found.
 *
 * @param path of the page, with what its address says beside the query (`/list?tab=sent`): that is no filter, and stays
 */
export function useList<Row, Query extends ListQuery>(
  path: string,
  query: Query,
  loaded: LoadedList<ListOf<Row>>,
): ListView<Row, Query> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const isOffline = useStore(connection.state).trouble !== null;
  const page = loaded.kind === 'ready' ? loaded.list : null;
  // Rows that are only asked for anew, as after an act on one of them, stay meanwhile.
  // So do those that only come in another order: with them would go the head that asked for it, and its focus.
  const isHere = location !== undefined && location.pathname === path.split('?')[0];
  const isLeft = isHere && !(page !== null && isReordered(search, location.search));
  const isComing = isLeft || (state === 'loading' && page === null);

  function rows(): ListState<Row> {
    if (isComing && !(isOffline && page !== null)) return { status: 'loading' };
    return page === null ? { status: 'failed' } : { status: 'ready', items: page.records };
  }

  const href = (change: Partial<Query>) => listHref(path, query, change);
  return {
    path,
    query,
    rows: rows(),
    page,
    isOffline,
    isFiltered: filtersOf(query).length > 0,
    sort: readSort(query.sort),
    href,
    // The columns that sort are those of the call.
    sortHref: (sort) => listHref<ListQuery>(path, query, { sort: writeSort(sort) }),
    go: (change) => void navigate(href(change)),
    retry: () => void revalidate(),
  };
}

const withoutOrder = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name !== 'sort' && name !== 'current').join('&');

function isReordered(from: string, to: string): boolean {
  const sortOf = (search: string) => new URLSearchParams(search).get('sort');
  return sortOf(from) !== sortOf(to) && withoutOrder(from) === withoutOrder(to);
}

function readSort(text: string | undefined): Sort | null {
  if (text === undefined) return null;
  return text.startsWith('-') ? { key: text.slice(1), direction: 'descending' } : { key: text, direction: 'ascending' };
}

function writeSort(sort: Sort | null): string | undefined {
  return sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.key}`;
}
