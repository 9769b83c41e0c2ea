import { formatMoney } from '@jianzhu/domain/money';
import { DEPOSIT_STATUS, type DepositStatus, depositMachine } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS, type SignUpStatus, signUpMachine } from '@jianzhu/domain/sign-ups';
import { SUPPLIER_TENDER_LABELS, TENDER_STATUS, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { ButtonLink, EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column, RowAction } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { TwoLines } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordList } from '../../record/record-list.tsx';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { useList } from '../../record/use-list.ts';
import { signUpTexts } from './messages.ts';
import type { MineCounts, MinePage, MineQuery, MineRow } from './sign-up-calls.ts';
import { bidFormHref, payHref, signUpHref, tenderHref } from './sign-up-links.ts';

const { mine: texts, acts } = signUpTexts;
const { columns: names } = texts;
const STAGES = ['pay', 'bid', 'over'] as const;
const { signingUp, bidding } = TENDER_STATUS;

const takesPart = ({ status, tenderStatus }: MineRow): boolean =>
  status === SIGN_UP_STATUS.approved && (tenderStatus === signingUp || tenderStatus === bidding);

const owesFee = (row: MineRow): boolean => takesPart(row) && (row.docFee ?? 0) > 0 && !row.isFeePaid;
const owesDeposit = (row: MineRow): boolean =>
  takesPart(row) && (row.depositStatus === DEPOSIT_STATUS.due || row.depositStatus === DEPOSIT_STATUS.unverified);

function feeOf({ docFee, isFeePaid }: MineRow): readonly [string, string] {
  if (!docFee) return [texts.free, ''];
  return [formatMoney(docFee), isFeePaid ? texts.paid : texts.due];
}

function depositOf({ depositAmount, depositStatus }: MineRow): readonly [string, string] {
  if (!depositAmount) return [texts.noDeposit, ''];
  // The contract gives the machine's own numbers.
  return [
    formatMoney(depositAmount),
    depositStatus === null ? '' : depositMachine.statuses[depositStatus as DepositStatus].label,
  ];
}

function Lines({ of: [first, second] }: { readonly of: readonly [string, string] }) {
  return <TwoLines second={second || null}>{first}</TwoLines>;
}

const lookOf = (status: number) => {
  const look = tenderMachine.statuses[status as TenderStatus];
  return { ...look, label: SUPPLIER_TENDER_LABELS[status as TenderStatus] ?? look.label };
};

const columns: readonly Column<MineRow>[] = [
  {
    key: 'title',
    title: names.title,
    cell: (row) => (
      <TwoLines second={row.buyerName}>
        <TextLink href={tenderHref({ id: row.tenderId, tenderType: row.tenderType })}>{row.title}</TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  {
    key: 'signUp',
    title: names.signUp,
    width: '108px',
    cell: ({ status }) => {
      const look = signUpMachine.statuses[status as SignUpStatus];
      return <Tag tone={look.tone}>{look.label}</Tag>;
    },
  },
  { key: 'fee', title: names.fee, width: '116px', cell: (row) => <Lines of={feeOf(row)} /> },
  { key: 'deposit', title: names.deposit, width: '132px', cell: (row) => <Lines of={depositOf(row)} /> },
  {
    key: 'bidDeadline',
    title: names.deadline,
    width: '164px',
    sortable: true,
    cell: ({ bidDeadline }) => (
      <TwoLines second={<DeadlineLeft deadline={bidDeadline} />}>{bidDeadline.slice(0, 16)}</TwoLines>
    ),
  },
  {
    key: 'status',
    title: names.status,
    width: '96px',
    cell: ({ tenderStatus }) => <Tag tone={lookOf(tenderStatus).tone}>{lookOf(tenderStatus).label}</Tag>,
    card: 'status',
  },
];

const actionsOf = (row: MineRow): readonly RowAction[] => [
  ...(owesFee(row) ? [{ key: 'fee', label: acts.payFee, href: payHref(row.tenderId, 1) }] : []),
  ...(owesDeposit(row) ? [{ key: 'deposit', label: acts.payDeposit, href: payHref(row.tenderId, 2) }] : []),
  ...(row.allowedActions.includes('submit')
    ? [{ key: 'again', label: acts.again, href: signUpHref(row.tenderId) }]
    : []),
  ...(row.status === SIGN_UP_STATUS.approved && row.tenderStatus === bidding
    ? [{ key: 'bid', label: acts.bid, href: bidFormHref(row.tenderId) }]
    : []),
  { key: 'view', label: acts.view, href: tenderHref({ id: row.tenderId, tenderType: row.tenderType }) },
];

export interface MyBidsProps {
  readonly query: MineQuery;
  readonly loaded: LoadedList<MinePage>;
  readonly counts: MineCounts | null;
}

/** What a supplier takes part in, with what it has to do (domain rules 5.9). */
export function MyBids({ query, loaded, counts }: MyBidsProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const list = useList<MineRow, MineQuery>(paths.myBids, query, loaded);
  const named = (key: keyof MineCounts) =>
    counts === null ? texts.names[key] : texts.counted(texts.names[key], counts[key]);
  return (
    <ListPage
      {...head}
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.stage ?? 'all'}
          tabs={[
            { key: 'all', label: named('all'), href: list.href({ stage: undefined }) },
            ...STAGES.map((stage) => ({ key: stage, label: named(stage), href: list.href({ stage }) })),
          ]}
        />
      }
      filters={
        <ListFilters
          list={list}
          filters={[{ kind: 'text', name: 'keyword', label: texts.keyword }]}
          kept={{ stage: query.stage }}
        />
      }
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ title }) => title}
        actions={actionsOf}
        empty={
          <EmptyState
            title={texts.empty}
            text={texts.emptyHint}
            action={
              <ButtonLink size="regular" variant="line" href={paths.tenders}>
                {texts.toHall}
              </ButtonLink>
            }
          />
        }
      />
    </ListPage>
  );
}
