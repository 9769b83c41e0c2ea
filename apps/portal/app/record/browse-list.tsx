import { EmptyState, ErrorPanel, Pagination, SkeletonRows } from '@jianzhu/ui';
import { type BrowseFilter, BrowseRows, BrowseSearch } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { changeOf, type ListQuery } from './list-query.ts';
import { recordTexts as texts } from './messages.ts';
import type { ListView } from './use-list.ts';

/** What of a list its filters are made from. */
type Asked<Query extends ListQuery> = Pick<ListView<unknown, Query>, 'query' | 'href'>;

/** How many years back a list can be narrowed to one. */
const YEARS = 4;

/**
 * Narrows a list to a year of publication.
 *
 * @param newest of the years that can be chosen
 */
export function yearFilter(
  { query, href }: Asked<ListQuery & { readonly year?: string | undefined }>,
  newest: number,
): BrowseFilter {
  const years = Array.from({ length: YEARS }, (_, index) => String(newest - index));
  const inYear = (year: string | undefined) => href({ year });
  return {
    key: 'year',
    label: texts.year,
    current: query.year ?? '',
    choices: [
      { key: '', label: texts.anyYear, href: inYear(undefined) },
      ...years.map((year) => ({ key: year, label: texts.yearName(year), href: inYear(year) })),
    ],
  };
}

/** What a field of a list's query can be. */
export interface Facet<Value> {
  readonly label: string;
  /** The choice that narrows nothing. */
  readonly any: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** How many each choice leaves, by its value as a text; left out: it is not told. */
  readonly counts?: readonly { readonly name: string; readonly count: number }[];
}

/** Narrows a list by one field of its query; every choice is an address. */
export function facetFilter<Query extends ListQuery, Field extends string & keyof Query>(
  { query, href }: Asked<Query>,
  field: Field,
  { label, any, choices, counts }: Facet<NonNullable<Query[Field]>>,
): BrowseFilter {
  const told = counts && new Map(counts.map(({ name, count }) => [name, count]));
  const narrowed = (value: Query[Field] | undefined) => href(changeOf<Query>(field, value));
  return {
    key: field,
    label,
    current: String(query[field] ?? ''),
    choices: [
      { key: '', label: any, href: narrowed(undefined) },
      ...choices.map(({ value, label: name }) => ({
        key: String(value),
        label: told ? texts.choice(name, told.get(String(value)) ?? 0) : name,
        href: narrowed(value),
      })),
    ],
  };
}

/**
 * The orders that a list offers beside its own.
 *
 * @param label what they choose between, such as 排序
 * @param orders names by the order's text in the query; '' is the list's own
 */
export function sortChoices(
  { query, href }: Asked<ListQuery>,
  label: string,
  orders: Readonly<Record<string, string>>,
): BrowseFilter {
  const inOrder = (sort: string) => href({ sort: sort === '' ? undefined : sort });
  return {
    key: 'sort',
    label,
    current: query.sort ?? '',
    choices: Object.entries(orders).map(([sort, name]) => ({ key: sort, label: name, href: inOrder(sort) })),
  };
}

export interface ListSearchProps {
  readonly list: Pick<
    ListView<unknown, ListQuery & { readonly keyword?: string | undefined }>,
    'path' | 'query' | 'href' | 'go'
  >;
  /** What is typed, such as 标题中的文字. */
  readonly hint: string;
}

/** Search within a list of everybody; without scripts it is a form that keeps the filters. */
export function ListSearch({ list: { path, query, href, go }, hint }: ListSearchProps) {
  const [, kept = ''] = href({ keyword: undefined }).split('?');
  return (
    <BrowseSearch
      action={path}
      kept={Object.fromEntries(new URLSearchParams(kept))}
      hint={hint}
      keyword={query.keyword ?? ''}
      onSearch={(keyword) => go({ keyword: keyword || undefined })}
    />
  );
}

export interface BrowseListProps<Row> {
  readonly list: ListView<Row>;
  /** Of one row while they come, in px. */
  readonly rowHeight: number;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

const SKELETON_ROWS = 5;

/** The rows of a list of everybody with their pager, or what stands in their place. */
export function BrowseList<Row>({ list, rowHeight, children }: BrowseListProps<Row>) {
  const { rows, page, query } = list;
  if (rows.status === 'loading') return <SkeletonRows rows={SKELETON_ROWS} rowHeight={rowHeight} />;
  if (rows.status === 'failed' || page === null) return <ErrorPanel onRetry={list.retry} />;
  if (page.total === 0) {
    return <EmptyState title={texts.noMatch} {...(list.isFiltered && { text: texts.noMatchHint })} />;
  }
  return (
    <BrowseRows
      pager={
        <Pagination
          current={page.current}
          pageSize={page.size}
          total={page.total}
          hrefOf={(current) => list.href({ current, size: query.size })}
        />
      }
    >
      {children(rows.items)}
    </BrowseRows>
  );
}
