/** What every list is asked for; the rest of its query are its filters. */
export interface ListQuery {
  /** From 1. */
  readonly current: number;
  readonly size: number;
  /** A column, `-` before it: from the greatest down. */
  readonly sort?: string | undefined;
}

const usual: ListQuery = { current: 1, size: 10 };

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

/** What filters a list, of what its address says. */
export function filtersOf<Query extends ListQuery>({ current, size, sort, ...filters }: Query) {
  return Object.entries(filters).filter(([, value]) => isSaid(value));
}

/** Another value for one field of a query; who names the field knows which values it can have. */
export const changeOf = <Query>(field: keyof Query, value: unknown) => ({ [field]: value }) as Partial<Query>;

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
