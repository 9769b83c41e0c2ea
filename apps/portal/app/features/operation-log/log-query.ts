import { auditKinds, auditResults } from '@jianzhu/api-client/schemas';
import { operationLog } from '../../paths.ts';

/** What the address asks for; whatever it gets wrong counts as not said. */
export interface LogQuery {
  readonly current: number;
  readonly size: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly userId?: string | undefined;
  readonly kind?: (typeof auditKinds)[number] | undefined;
  readonly result?: (typeof auditResults)[number] | undefined;
  readonly keyword?: string | undefined;
}

const logPageSizes = [10, 20, 50, 100] as const;
const [usualSize] = logPageSizes;
const longestKeyword = 50;
const lastPage = 100_000;

/** Whether the last day lies before the first: no event can be found, and the page says why. */
export function isReversed({ from, to }: Pick<LogQuery, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** Reads the address of the page. */
export function readLogQuery(search: URLSearchParams): LogQuery {
  const size = Number(search.get('size'));
  const from = readDay(search.get('from'));
  const to = readDay(search.get('to'));
  const keyword = [...(search.get('keyword') ?? '').trim()].slice(0, longestKeyword).join('');
  const userId = search.get('userId') ?? '';
  return {
    current: readPage(search.get('current')),
    size: logPageSizes.find((known) => known === size) ?? usualSize,
    from,
    to,
    userId: /^\d{1,20}$/.test(userId) ? userId : undefined,
    kind: auditKinds.find((kind) => kind === search.get('kind')),
    result: auditResults.find((result) => result === search.get('result')),
    keyword: keyword || undefined,
  };
}

/** The address of a query; what is usual is left out. */
export function logHref(query: LogQuery): string {
  const search = new URLSearchParams();
  for (const name of ['from', 'to', 'userId', 'kind', 'result', 'keyword'] as const) {
    const value = query[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  if (query.size !== usualSize) search.set('size', String(query.size));
  if (query.current !== 1) search.set('current', String(query.current));
  const text = search.toString();
  return text === '' ? operationLog : `${operationLog}?${text}`;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text;
}
