import type { District } from '@jianzhu/domain';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { statusLook } from '@jianzhu/domain/records';
import { SIGN_UP_STATUS, signUpMachine } from '@jianzhu/domain/sign-ups';
import { TENDER_KINDS, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordList } from '../../record/record-list.tsx';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { useList } from '../../record/use-list.ts';
import { tenderTexts } from './messages.ts';
import type { HallPage, HallQuery, HallRow, StatusCounts } from './tender-calls.ts';
import { tenderHref } from './tender-links.ts';
import { nextOf, suppliersLook } from './tender-look.ts';

const { hall: texts, kind, city, status, hasDeposit, deposit, acts, next, columns: names, counted } = tenderTexts;

/** The lists of a supplier, on one page (domain rules 5.1). */
const HALL_TABS = ['hall', 'invited'] as const;

export type HallTab = (typeof HALL_TABS)[number];

/** The tab that an address names; the hall where it names none. */
export const hallTab = (search: URLSearchParams): HallTab =>
  HALL_TABS.find((tab) => tab === search.get('tab')) ?? 'hall';

const moneyLines = ({ depositAmount, docFee }: HallRow) => [
  depositAmount ? texts.deposit(formatMoney(depositAmount)) : texts.free,
  docFee ? texts.fee(formatMoney(docFee)) : texts.noFee,
];

function Next({ row }: { readonly row: HallRow }) {
  const step = nextOf(row);
  if (step === null || step.time === '') return step?.label ?? '—';
  return <TwoLines second={<DeadlineLeft deadline={step.time} />}>{next(step.label, step.time.slice(5, 16))}</TwoLines>;
}

/** How far the own company is in it. */
function OwnSignUp({ status: own }: { readonly status: number | null }) {
  if (own === null) return null;
  const look = statusLook(signUpMachine, own);
  return <Tag tone={look.tone}>{texts.ownSignUp(look.label)}</Tag>;
}

const columns: readonly Column<HallRow>[] = [
  {
    key: 'title',
    title: texts.title,
    cell: (row) => (
      <TwoLines second={row.buyerName}>
        <TextLink href={tenderHref(row)}>{row.title}</TextLink>{' '}
        {row.isInvited && <Tag tone="outline">{texts.invitedTag}</Tag>} <OwnSignUp status={row.signUpStatus} />
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  {
    key: 'type',
    title: texts.type,
    width: '116px',
    cell: ({ tenderKind, cityName }) => (
      <TwoLines second={cityName}>{tenderKind === null ? '—' : dictionaryLabel(TENDER_KINDS, tenderKind)}</TwoLines>
    ),
  },
  {
    key: 'money',
    title: texts.money,
    width: '176px',
    cell: (row) => <TwoLines second={moneyLines(row)[1]}>{moneyLines(row)[0]}</TwoLines>,
  },
  { key: 'signUpEnd', title: texts.next, width: '196px', sortable: true, cell: (row) => <Next row={row} /> },
  {
    key: 'status',
    title: names.status,
    width: '96px',
    cell: (row) => {
      const look = suppliersLook(row);
      return <StatusTag look={look} />;
    },
    card: 'status',
  },
];

const { published, signingUp, bidding } = TENDER_STATUS;

const filtersIn = (cities: TenderHallProps['cities']): readonly FilterSpec<HallQuery>[] => [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  { kind: 'choice', name: 'tenderKind', label: kind, options: TENDER_KINDS },
  {
    ...{ kind: 'choice', name: 'cityCode', label: city },
    options: cities.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    ...{ kind: 'choice', name: 'status', label: status },
    options: [
      { value: String(published), label: texts.statuses.published },
      { value: String(signingUp), label: texts.statuses.signingUp },
    ],
  },
  {
    ...{ kind: 'choice', name: 'hasDeposit', label: hasDeposit },
    options: [
      { value: '1', label: deposit.yes },
      { value: '0', label: deposit.no },
    ],
  },
];

/** Signing up or bidding, where that is what is to be done. */
function nextActOf({ id, status: reached, signUpStatus }: HallRow) {
  if (reached === signingUp && signUpStatus === null)
    return [{ key: 'signUp', label: acts.signUp, href: `${paths.bidSignUp}?tenderId=${id}` }];
  if (reached === bidding && signUpStatus === SIGN_UP_STATUS.approved)
    return [{ key: 'bid', label: acts.bid, href: `${paths.bidForm}?tenderId=${id}` }];
  return [];
}

export interface TenderHallProps {
  readonly tab: HallTab;
  readonly query: HallQuery;
  readonly loaded: LoadedList<HallPage>;
  readonly counts: StatusCounts | null;
  readonly cities: readonly Pick<District, 'code' | 'name'>[];
}

/** Tenders that a supplier may take part in: the public ones, or those that it was invited to. */
export function TenderHall({ tab, query, loaded, counts, cities }: TenderHallProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const path = tab === 'hall' ? paths.tenders : `${paths.tenders}?tab=${tab}`;
  const list = useList<HallRow, HallQuery>(path, query, loaded);
  const isHall = tab === 'hall';
  return (
    <ListPage
      {...head}
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={tab}
          tabs={HALL_TABS.map((key) => ({
            key,
            label: counts === null ? texts.names[key] : counted(texts.names[key], counts[key]),
            href: key === 'hall' ? paths.tenders : `${paths.tenders}?tab=${key}`,
          }))}
        />
      }
      filters={<ListFilters list={list} filters={filtersIn(cities)} />}
    >
      <RecordList
        list={list}
        label={isHall ? texts.table : texts.invitedTable}
        columns={columns}
        rowName={({ title }) => title}
        actions={(row) => [...nextActOf(row), { key: 'view', label: acts.view, href: tenderHref(row) }]}
        empty={
          <EmptyState
            title={isHall ? texts.empty : texts.invitedEmpty}
            text={isHall ? texts.emptyHint : texts.invitedEmptyHint}
          />
        }
      />
    </ListPage>
  );
}
