import * as v from 'valibot';

/** What every list is asked for; the rest of its query are its filters. */
export interface ListQuery {
  /** From 1. */
  readonly current: number;
  readonly size: number;
  /** A column, `-` before it: from the greatest down. */
  readonly sort?: string | undefined;
}

const pageSizes: readonly unknown[] = [10, 20, 50, 100];
const longestKeyword = 50;

/** A keyword is cut rather than lost; of the sizes of a page only those are taken that are offered. */
function repaired(name: string, text: string): string | undefined {
  if (name === 'keyword') return [...text.trim()].slice(0, longestKeyword).join('') || undefined;
  return text === '' || (name === 'size' && !pageSizes.includes(Number(text))) ? undefined : text;
}

/**
 * Reads the address of a list by the query of its call, entry by entry: what is wrong counts as not said.
 *
 * @param schema query of the call, of the contract
 */
export function readListQuery<Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, v.ErrorMessage<v.ObjectIssue> | undefined>,
  search: URLSearchParams,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const read = Object.entries(entries).map(([name, entry]) => {
    const given = search.get(name);
    const said = v.safeParse(entry, given === null ? undefined : repaired(name, given));
    return [name, said.success ? said.output : v.safeParse(entry, undefined).output];
  });
  return Object.fromEntries(read); // name by name what the entries read
}

const usual: ListQuery = { current: 1, size: 10 };

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

/** What filters a list, of what its address says. */
export function filtersOf<Query extends ListQuery>({ current, size, sort, ...filters }: Query) {
  return Object.entries(filters).filter(([, value]) => isSaid(value));
}

/**
 * Address of a list, behind what its path already says (`/list?of=1`); what is usual is left out. Another filter, order or size begins at the first page.
 *
 * @param change what differs from the query
 */
export function listHref<Query extends ListQuery>(path: string, query: Query, change: Partial<Query> = {}): string {
  const begun = Object.keys(change).length > 0 ? { current: 1 } : {};
  const { current, size, sort, ...filters }: Query = { ...query, ...begun, ...change };
  const said = Object.entries({ ...filters, sort, size, current }).filter(
    ([name, value]) => isSaid(value) && value !== usual[name as keyof ListQuery],
  );
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
