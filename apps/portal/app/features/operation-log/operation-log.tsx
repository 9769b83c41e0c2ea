import { EmptyState, Tag } from '@jianzhu/ui';
import { type Column, ColumnSettings } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { type LogFileQuery, logCalls } from './log-calls.ts';
import { logFile } from './log-file.ts';
import { LogFilters } from './log-filters.tsx';
import type { LogEntry, LogList, LogQuery } from './log-query.ts';
import { logTexts as texts } from './messages.ts';

const columns: readonly Column<LogEntry>[] = [
  { key: 'time', title: texts.columns.time, width: '172px', cell: ({ time }) => time, card: 'detail' },
  { key: 'actor', title: texts.columns.actor, width: '112px', cell: ({ actor }) => actor },
  { key: 'act', title: texts.columns.act, cell: ({ act }) => act, card: 'title', fixed: true },
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

export interface OperationLogProps {
  readonly query: LogQuery;
  readonly loaded: LoadedList<LogList>;
}

/** Who in the company did what, newest first; for its administrator. */
export function OperationLog({ query, loaded }: OperationLogProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const list = useList<LogEntry, LogQuery>(paths.operationLog, query, loaded);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

  const [hidden, setHidden] = useHiddenColumns('operation-log');
  const ask = async (body: LogFileQuery) => (await logCalls(client)).exportRows({ body });

  return (
    <ListPage
      {...head}
      actions={<ExportList list={list} name={texts.file} columns={logFile} ask={ask} />}
      filters={
        <LogFilters query={query} members={loaded.kind === 'ready' ? loaded.list.members : []} onSearch={list.go} />
      }
      tools={
        <>
          <span>{texts.note}</span>
          <ColumnSettings columns={columns} hidden={hidden} onChange={setHidden} />
        </>
      }
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        hidden={hidden}
        rowName={({ time, act }) => `${time} ${act}`}
        expansion={{
          detail: (entry) => <DescriptionList columns={2} items={detailsOf(entry)} />,
          hasDetail: (entry) => detailsOf(entry).length > 0,
          expanded,
          onChange: setExpanded,
        }}
        empty={<EmptyState title={texts.empty} />}
      />
    </ListPage>
  );
}

/** What is known of an event beyond its line; of old ones there may be nothing. */
function detailsOf({ recordId, requestId, facts }: LogEntry) {
  return [
    { term: texts.details.recordId, value: recordId },
    { term: texts.details.requestId, value: requestId },
    { term: texts.details.facts, value: facts.join('；'), wide: true },
  ].filter(({ value }) => value !== '');
}
