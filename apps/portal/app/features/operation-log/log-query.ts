import type { CallData } from '@jianzhu/api-client';
import { auditSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import { operationLog } from '../../paths.ts';
import { listHref } from '../../record/list-query.ts';
import { readListQuery } from '../../record/read-list-query.ts';

export type LogQuery = InferOutput<typeof auditSchemas.list.query>;
export type LogList = CallData<typeof auditSchemas.list>;
export type LogEntry = LogList['records'][number];

export const readLogQuery = (search: URLSearchParams): LogQuery => readListQuery(auditSchemas.list.query, search);

export const logHref = (query: LogQuery): string => listHref(operationLog, query);

/** Whether the last day lies before the first: no event can be found, and the page says why. */
export function isReversed({ from, to }: Pick<LogQuery, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** What days that cannot be find. */
export const nothingFound: LogList = { records: [], total: 0, size: 10, current: 1, pages: 0, members: [] };
