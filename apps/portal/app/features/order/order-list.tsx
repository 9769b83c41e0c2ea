import { dictionaryLabel } from '@jianzhu/domain/forms';
import { ORDER_TABS, ORDER_TYPES } from '@jianzhu/domain/orders';
import { ButtonLink, EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { TwoLines } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { minuteOf } from '../../record/dates.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useList } from '../../record/use-list.ts';
import { orderListTexts as texts } from './messages.ts';
import type { OrderPage, OrderQuery, OrderRow } from './order-calls.ts';
import { boughtHref, orderLook, soldHref } from './order-look.ts';

const { columns: names } = texts;

/** What differs between what was bought and what was sold. */
const SIDES = {
  require: {
    ...{ path: paths.boughtServices, table: texts.bought, counterpart: names.seller, empty: texts.emptyBought },
    hrefOf: (row: OrderRow) => boughtHref(row),
  },
  supply: {
    ...{ path: paths.soldServices, table: texts.sold, counterpart: names.buyer, empty: texts.emptySold },
    hrefOf: ({ id }: OrderRow) => soldHref(id),
  },
} as const;

type Side = keyof typeof SIDES;

const columnsOf = (side: Side): readonly Column<OrderRow>[] => [
  {
    key: 'service',
    title: names.service,
    cell: (row) => (
      <TwoLines second={[dictionaryLabel(ORDER_TYPES, row.orderType), row.packageName].filter(Boolean).join(' · ')}>
        <TextLink href={SIDES[side].hrefOf(row)}>{row.title}</TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  { key: 'code', title: names.code, width: '152px', cell: ({ code }) => code },
  {
    key: 'counterpart',
    title: SIDES[side].counterpart,
    width: '176px',
    cell: ({ counterpartName }) => counterpartName,
  },
  { key: 'quantity', title: names.quantity, width: '64px', align: 'end', cell: ({ quantity }) => quantity },
  {
    ...{ key: 'payAmount', title: names.paid, width: '128px', align: 'end', sortable: true },
    cell: ({ payAmount }) => plainAmount(payAmount),
  },
  {
    ...{ key: 'createTime', title: names.created, width: '112px', sortable: true },
    cell: ({ createTime }) => minuteOf(createTime),
  },
  {
    key: 'status',
    title: names.status,
    width: '104px',
    cell: ({ status }) => <Tag tone={orderLook(status, side).tone}>{orderLook(status, side).label}</Tag>,
    card: 'status',
  },
];

const filters: readonly FilterSpec<OrderQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  { kind: 'choice', name: 'orderType', label: texts.type, options: ORDER_TYPES },
  { kind: 'days', from: 'beginCreateTime', to: 'endCreateTime', label: texts.created },
];

const columns = { require: columnsOf('require'), supply: columnsOf('supply') };

export interface OrderListPageProps {
  readonly side: Side;
  readonly query: OrderQuery;
  readonly loaded: LoadedList<OrderPage>;
}

/** 购买的服务 and 售出的服务 (domain rules 11.3): the tabs are statuses of the address. */
export function OrderListPage({ side, query, loaded }: OrderListPageProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('order', revalidate);
  const { path, table, empty, hrefOf } = SIDES[side];
  const list = useList<OrderRow, OrderQuery>(path, query, loaded);
  const statusesOf = (statuses: readonly number[]) => statuses.join(',') || undefined;
  const current = ORDER_TABS.find(({ statuses }) => statusesOf(statuses) === query.status)?.key ?? '';
  const labelOf = ({ label, statuses }: (typeof ORDER_TABS)[number]) =>
    statuses.length === 1 ? orderLook(statuses[0], side).label : label;
  return (
    <ListPage
      {...head}
      actions={
        side === 'require' && (
          <ButtonLink variant="line" size="compact" href={paths.servicesMore}>
            {texts.browse}
          </ButtonLink>
        )
      }
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={current}
          tabs={ORDER_TABS.map((tab) => ({
            key: tab.key,
            label: labelOf(tab),
            href: list.href({ status: statusesOf(tab.statuses), current: 1 }),
          }))}
        />
      }
      filters={<ListFilters list={list} filters={filters} kept={{ status: query.status }} />}
    >
      <RecordList
        list={list}
        label={table}
        columns={columns[side]}
        rowName={({ title, code }) => `${title} ${code}`}
        actions={(row) => [
          {
            key: 'view',
            label: row.allowedActions.includes('pay') ? texts.pay : texts.view,
            href: hrefOf(row),
          },
        ]}
        empty={<EmptyState title={texts.empty} text={empty} />}
      />
    </ListPage>
  );
}
