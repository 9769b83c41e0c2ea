import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { VIP_STATUS } from '@jianzhu/domain/vips';
import { ButtonLink, EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
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
import { orderListTexts as texts } from './messages.ts';
import type { AuthPage, AuthRow, OrderQuery } from './order-calls.ts';
import { authHref, invoiceLook, vipLook } from './order-look.ts';

const { columns: names } = texts;

const columns: readonly Column<AuthRow>[] = [
  {
    key: 'level',
    title: names.level,
    cell: ({ id, code, membership }) => (
      <TwoLines second={code}>
        <TextLink href={authHref(id)}>
          {`${dictionaryLabel(MEMBERSHIP_LEVELS, membership.level)} ${texts.months(membership.months)}`}
        </TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  {
    key: 'term',
    title: names.term,
    width: '208px',
    cell: ({ membership }) =>
      membership.status === VIP_STATUS.unpaid || membership.status === VIP_STATUS.cancelled
        ? '—'
        : texts.term(membership.beginDate, membership.endDate),
  },
  {
    ...{ key: 'payAmount', title: names.paid, width: '128px', align: 'end', sortable: true },
    cell: ({ payAmount }) => plainAmount(payAmount),
  },
  {
    key: 'invoice',
    title: names.invoice,
    width: '88px',
    cell: ({ invoiceStatus }) => invoiceLook(invoiceStatus).label,
  },
  {
    key: 'status',
    title: names.vipStatus,
    width: '96px',
    cell: ({ membership }) => <Tag tone={vipLook(membership.status).tone}>{vipLook(membership.status).label}</Tag>,
    card: 'status',
  },
];

const filters: readonly FilterSpec<OrderQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  { kind: 'days', from: 'beginCreateTime', to: 'endCreateTime', label: texts.created },
];

/** 会员与授权订单: the memberships of the company with how long each lasts (decision 48). */
export function AuthListPage({ query, loaded }: { readonly query: OrderQuery; readonly loaded: LoadedList<AuthPage> }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('order', revalidate);
  const list = useList<AuthRow, OrderQuery>(paths.serviceAuthOrders, query, loaded);
  return (
    <ListPage
      {...head}
      actions={
        <ButtonLink variant="line" size="compact" href={paths.buyVip}>
          {texts.buyVip}
        </ButtonLink>
      }
      filters={<ListFilters list={list} filters={filters} />}
    >
      <RecordList
        list={list}
        label={texts.auth}
        columns={columns}
        rowName={({ code }) => code}
        actions={({ id, membership }) => [
          { key: 'view', label: texts.view, href: authHref(id) },
          ...(membership.status === VIP_STATUS.active
            ? [{ key: 'renew', label: texts.renew, href: `${paths.buyVip}?level=${membership.level}` }]
            : []),
        ]}
        empty={<EmptyState title={texts.empty} text={texts.emptyAuth} />}
      />
    </ListPage>
  );
}
