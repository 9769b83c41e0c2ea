import { BID_STATUS } from '@jianzhu/domain/bids';
import { EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { TwoLines } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useList } from '../../record/use-list.ts';
import type { ReceivedPage, ReceivedQuery, ReceivedRow } from './bid-calls.ts';
import { bidHref, bidTableHref } from './bid-links.ts';
import { bidLook } from './bid-look.ts';
import { receivedTexts as texts } from './messages.ts';

const { columns: names } = texts;

const { opened, evaluating, rejected, candidate, won, lost } = BID_STATUS;

/** The views of the list, each by the statuses that it shows. */
const TABS = [opened, evaluating, rejected, candidate, won, lost];

const columns: readonly Column<ReceivedRow>[] = [
  {
    key: 'title',
    title: names.title,
    cell: ({ id, title, code }) => (
      <TwoLines second={code}>
        <TextLink href={bidHref(id)}>{title}</TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  { key: 'bidder', title: names.bidder, width: '220px', cell: ({ businessName }) => businessName },
  {
    key: 'totalPrice',
    title: names.total,
    width: '148px',
    align: 'end',
    sortable: true,
    cell: ({ totalPrice }) => plainAmount(totalPrice),
  },
  { key: 'period', title: names.period, width: '96px', align: 'end', cell: ({ periodDays }) => periodDays ?? '—' },
  {
    key: 'submitTime',
    title: names.time,
    width: '164px',
    sortable: true,
    cell: ({ submitTime }) => submitTime,
  },
  {
    key: 'status',
    title: names.status,
    width: '104px',
    cell: ({ status }) => <Tag tone={bidLook(status, false).tone}>{bidLook(status, false).label}</Tag>,
    card: 'status',
  },
];

const filters: readonly FilterSpec<ReceivedQuery>[] = [{ kind: 'text', name: 'keyword', label: texts.keyword }];

export interface ReceivedListProps {
  readonly query: ReceivedQuery;
  readonly loaded: LoadedList<ReceivedPage>;
}

/** The bids that the business has received, once they are open (domain rules 5.9). */
export function ReceivedList({ query, loaded }: ReceivedListProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const list = useList<ReceivedRow, ReceivedQuery>(paths.myBids, query, loaded);
  return (
    <ListPage
      {...head}
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.status ?? 'all'}
          tabs={[
            { key: 'all', label: texts.all, href: list.href({ status: undefined }) },
            ...TABS.map((status) => ({
              key: String(status),
              label: bidLook(status, false).label,
              href: list.href({ status: String(status) }),
            })),
          ]}
        />
      }
      filters={<ListFilters list={list} filters={filters} kept={{ status: query.status, tenderId: query.tenderId }} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ title, businessName }) => `${title} ${businessName}`}
        actions={({ id, tenderId }) => [
          { key: 'view', label: texts.view, href: bidHref(id) },
          { key: 'table', label: texts.openTable, href: bidTableHref(tenderId) },
        ]}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      />
    </ListPage>
  );
}
