import { Button, EmptyState, type ListState, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { exportLog } from './export-log.ts';
import { LogFilters } from './log-filters.tsx';
import type { LogEntry, LogPage } from './log-page.server.ts';
import { type LogQuery, logHref } from './log-query.ts';
import { logTexts as texts } from './messages.ts';

const columns: readonly Column<LogEntry>[] = [
  { key: 'time', title: texts.columns.time, width: '172px', cell: ({ time }) => time, card: 'detail' },
  { key: 'actor', title: texts.columns.actor, width: '112px', cell: ({ actor }) => actor },
  { key: 'act', title: texts.columns.act, cell: ({ act }) => act, card: 'title' },
  { key: 'record', title: texts.columns.record, cell: ({ record }) => record || '—' },
  {
    key: 'from',
    title: texts.columns.from,
    width: '196px',
    cell: ({ address, device }) => [address, device].filter(Boolean).join(' · ') || '—',
  },
  {
    key: 'result',
    title: texts.columns.result,
    width: '148px',
    cell: ({ isDone, result }) => <Tag tone={isDone ? 'success' : 'danger'}>{result}</Tag>,
    card: 'status',
  },
];

const rowExportId = 'export';

export interface OperationLogProps {
  readonly query: LogQuery;
  readonly page: LogPage;
}

/** Who in the company did what, newest first; for its administrator. */
export function OperationLog({ query, page }: OperationLogProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const { start, isRunning } = useActs();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const isLoading = location?.pathname === paths.operationLog || state === 'loading';
  const go = (to: LogQuery) => void navigate(logHref(to));

  async function exportAll() {
    const { api } = await client.memberSession();
    const { rows, isCut } = await exportLog(api, query);
    client.notify({ tone: 'success', text: isCut ? texts.exportedPart(rows) : texts.exported(rows) });
  }

  const list = page.kind === 'ready' ? page.list : null;
  return (
    <ListPage
      {...head}
      actions={
        <Button
          variant="line"
          size="regular"
          disabled={list === null || list.total === 0}
          pending={isRunning(rowExportId)}
          onClick={() => void start(rowExportId, exportAll)}
        >
          {isRunning(rowExportId) ? texts.exporting : texts.exportFile}
        </Button>
      }
      filters={<LogFilters query={query} members={list?.members ?? []} onSearch={go} />}
      tools={<span>{texts.note}</span>}
    >
      <DataTable
        label={texts.table}
        columns={columns}
        rows={rowsOf(page, isLoading)}
        rowKey={({ id }) => id}
        rowName={({ time, act }) => `${time} ${act}`}
        expansion={{
          detail: (entry) => <LogDetail entry={entry} />,
          hasDetail: (entry) => detailsOf(entry).length > 0,
          expanded,
          onChange: setExpanded,
        }}
        pagination={
          list === null || list.total === 0
            ? undefined
            : {
                current: list.current,
                pageSize: list.size,
                total: list.total,
                hrefOf: (current) => logHref({ ...query, current }),
                onPageSizeChange: (size) => go({ ...query, size, current: 1 }),
              }
        }
        empty={<EmptyState title={texts.empty} />}
        onRetry={() => void revalidate()}
      />
    </ListPage>
  );
}

function rowsOf(page: LogPage, isLoading: boolean): ListState<LogEntry> {
  if (isLoading) return { status: 'loading' };
  if (page.kind === 'reversed') return { status: 'ready', items: [] };
  return page.kind === 'ready' ? { status: 'ready', items: page.list.records } : { status: 'failed' };
}

/** What is known of an event beyond its line; of old ones there may be nothing. */
function detailsOf({ recordId, requestId, facts }: LogEntry) {
  return [
    { term: texts.details.recordId, value: recordId },
    { term: texts.details.requestId, value: requestId },
    { term: texts.details.facts, value: facts.join('；'), wide: true },
  ].filter(({ value }) => value !== '');
}

function LogDetail({ entry }: { readonly entry: LogEntry }) {
  return <DescriptionList columns={2} items={detailsOf(entry)} />;
}
