import { EmptyState, Tag } from '@jianzhu/ui';
import { ApiSection } from '@jianzhu/ui/api-docs';
import type { Column } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import * as paths from '../../paths.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useList } from '../../record/use-list.ts';
import { NoKeys } from './keys-view.tsx';
import type { ApiKeyRow, RequestList, RequestQuery } from './load-open-api.server.ts';
import { requestTexts as texts } from './messages.ts';

type Row = RequestList['records'][number];

const DONE = 200;

const columns: readonly Column<Row>[] = [
  { key: 'time', title: texts.columns.time, width: '172px', cell: ({ time }) => time, card: 'detail' },
  { key: 'call', title: texts.columns.call, cell: ({ callName }) => callName, card: 'title' },
  { key: 'key', title: texts.columns.key, cell: ({ keyName }) => keyName },
  {
    key: 'code',
    title: texts.columns.code,
    width: '104px',
    cell: ({ code }) => (
      <Tag tone={code === DONE ? 'success' : 'danger'}>{code === DONE ? texts.done : texts.refused(code)}</Tag>
    ),
    card: 'status',
  },
  { key: 'ms', title: texts.columns.ms, width: '88px', align: 'end', cell: ({ ms }) => texts.ms(ms) },
  { key: 'address', title: texts.columns.address, width: '140px', cell: ({ address }) => address },
];

export interface RequestLogProps {
  readonly query: RequestQuery;
  readonly keys: readonly ApiKeyRow[];
  /** Null for whoever may not see them. */
  readonly requests: LoadedList<RequestList> | null;
}

/** What the company's keys were used for. */
export default function RequestLog({ query, keys, requests }: RequestLogProps) {
  const found = useList<Row, RequestQuery>(paths.openApi, query, requests ?? { kind: 'failed' });
  if (requests === null) return <NoKeys />;
  const isFiltered = query.keyId !== undefined || query.result !== undefined;
  const list = { ...found, isFiltered, path: found.href({ keyId: undefined, result: undefined }) };
  return (
    <ApiSection title={texts.title} note={texts.note}>
      <LinkTabs
        label={texts.key}
        current={query.keyId ?? ''}
        tabs={[
          { key: '', label: texts.allKeys, href: list.href({ keyId: undefined }) },
          ...keys.map(({ id, name }) => ({ key: id, label: name, href: list.href({ keyId: id }) })),
        ]}
      />
      <LinkTabs
        label={texts.result}
        current={query.result ?? ''}
        tabs={[
          { key: '', label: texts.all, href: list.href({ result: undefined }) },
          { key: 'done', label: texts.onlyDone, href: list.href({ result: 'done' }) },
          { key: 'refused', label: texts.onlyRefused, href: list.href({ result: 'refused' }) },
        ]}
      />
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ time, callName }) => `${time} ${callName}`}
        empty={<EmptyState title={texts.empty} />}
      />
    </ApiSection>
  );
}
