import { DEAL_SOURCES, DEAL_STATUS, dealMachine } from '@jianzhu/domain/deals';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { statusLook } from '@jianzhu/domain/records';
import { EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import type { ReactNode } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { minuteOf } from '../../record/dates.ts';
import { ExportList } from '../../record/export-list.tsx';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import { filtersOf } from '../../record/list-query.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { RecordList } from '../../record/record-list.tsx';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { useList } from '../../record/use-list.ts';
import { type DealPage, type DealQuery, type DealRow, exportDeals } from './deal-calls.ts';
import { dealTexts as texts } from './messages.ts';

const { columns: names } = texts;

export const dealLook = (status: number) => statusLook(dealMachine, status);

const dealHref = (id: string) => `${paths.dealDetail}?id=${id}`;

const columns: readonly Column<DealRow>[] = [
  {
    key: 'title',
    title: names.title,
    cell: ({ id, title, counterpartName }) => (
      <TwoLines second={counterpartName}>
        <TextLink href={dealHref(id)}>{title}</TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  { key: 'code', title: names.code, width: '152px', cell: ({ code }) => code },
  {
    key: 'source',
    title: names.source,
    width: '64px',
    cell: ({ sourceType }) => dictionaryLabel(DEAL_SOURCES, sourceType),
  },
  {
    key: 'totalAmount',
    title: names.total,
    width: '144px',
    align: 'end',
    sortable: true,
    cell: ({ totalAmount }) => plainAmount(totalAmount),
  },
  {
    key: 'confirmDeadline',
    title: names.confirmDeadline,
    width: '160px',
    sortable: true,
    cell: ({ status, confirmDeadline }) => (
      <TwoLines second={status === DEAL_STATUS.waiting && <DeadlineLeft deadline={confirmDeadline} />}>
        {confirmDeadline.slice(0, 16)}
      </TwoLines>
    ),
  },
  {
    key: 'createTime',
    title: names.createTime,
    width: '112px',
    sortable: true,
    cell: ({ createTime }) => minuteOf(createTime),
  },
  {
    key: 'status',
    title: names.status,
    width: '96px',
    cell: ({ status }) => <Tag tone={dealLook(status).tone}>{dealLook(status).label}</Tag>,
    card: 'status',
  },
];

const file: readonly ExportColumn<DealRow>[] = [
  { title: names.code, type: 'text', width: 20, value: ({ code }) => code },
  { title: names.name, type: 'text', width: 40, value: ({ title }) => title },
  { title: names.counterpart, type: 'text', width: 32, value: ({ counterpartName }) => counterpartName },
  { title: names.total, type: 'money', value: ({ totalAmount }) => totalAmount },
  { title: names.createTime, type: 'date', width: 20, value: ({ createTime }) => createTime },
  { title: names.status, type: 'text', value: ({ status }) => dealLook(status).label },
];

const filters: readonly FilterSpec<DealQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  {
    kind: 'choice',
    name: 'status',
    label: texts.status,
    options: Object.values(DEAL_STATUS).map((status) => ({ value: String(status), label: dealLook(status).label })),
  },
  { kind: 'days', from: 'beginCreateTime', to: 'endCreateTime', label: texts.createTime },
];

export interface DealListProps {
  readonly tabs: ReactNode;
  readonly query: DealQuery;
  readonly loaded: LoadedList<DealPage>;
}

/** The deals of a supplier (domain rules 4.8). */
export function DealList({ tabs, query, loaded }: DealListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const all = useList<DealRow, DealQuery>(`${paths.myQuotations}?tab=deals`, query, loaded);
  // The side is no filter.
  const list = { ...all, isFiltered: filtersOf({ ...query, side: undefined }).length > 0 };
  return (
    <ListPage
      {...head}
      actions={
        <ExportList
          list={list}
          name={texts.entity}
          columns={file}
          ask={(asked: Omit<DealQuery, 'current' | 'size'>) => exportDeals(client, asked)}
        />
      }
      tabs={tabs}
      filters={<ListFilters list={list} filters={filters} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ title }) => title}
        actions={({ id }) => [{ key: 'view', label: texts.view, href: dealHref(id) }]}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      />
    </ListPage>
  );
}
