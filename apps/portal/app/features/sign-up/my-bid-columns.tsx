import { BID_STATUS, bidMachine } from '@jianzhu/domain/bids';
import { depositMachine } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { signUpMachine } from '@jianzhu/domain/sign-ups';
import { supplierTenderLook } from '@jianzhu/domain/tenders';
import { TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { minuteOf } from '../../record/dates.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { signUpTexts } from './messages.ts';
import type { MineRow } from './sign-up-calls.ts';
import { tenderHref } from './sign-up-links.ts';

const { mine: texts } = signUpTexts;
const { columns: names } = texts;

function feeOf({ docFee, isFeePaid }: MineRow): readonly [string, string] {
  if (!docFee) return [texts.free, ''];
  return [plainAmount(docFee), isFeePaid ? texts.paid : texts.due];
}

function depositOf({ depositAmount, depositStatus }: MineRow): readonly [string, string] {
  if (!depositAmount) return [texts.noDeposit, ''];
  return [plainAmount(depositAmount), depositStatus === null ? '' : statusLook(depositMachine, depositStatus).label];
}

function Lines({ of: [first, second] }: { readonly of: readonly [string, string] }) {
  return <TwoLines second={second || null}>{first}</TwoLines>;
}

/** Where the tender is, and the own bid in it where that says more. */
function Status({ row: { tenderStatus, bid } }: { readonly row: MineRow }) {
  const look = supplierTenderLook(tenderStatus, bid?.status === BID_STATUS.won);
  const own = bid === null ? '' : statusLook(bidMachine, bid.status).label;
  return (
    <TwoLines second={own === look.label ? null : own || null}>
      <StatusTag look={look} />
    </TwoLines>
  );
}

/** Columns of what the own company takes part in (domain rules 5.9). */
export const mineColumns: readonly Column<MineRow>[] = [
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
    width: '92px',
    cell: ({ status }) => {
      const look = statusLook(signUpMachine, status);
      return <StatusTag look={look} />;
    },
  },
  { key: 'fee', title: names.fee, width: '84px', cell: (row) => <Lines of={feeOf(row)} /> },
  { key: 'deposit', title: names.deposit, width: '104px', cell: (row) => <Lines of={depositOf(row)} /> },
  {
    key: 'total',
    title: names.total,
    width: '120px',
    align: 'end',
    cell: ({ bid }) =>
      bid === null || bid.totalPrice === null ? (
        '—'
      ) : (
        <TwoLines second={minuteOf(bid.submitTime) || null}>{plainAmount(bid.totalPrice)}</TwoLines>
      ),
  },
  {
    key: 'bidDeadline',
    title: names.deadline,
    width: '136px',
    sortable: true,
    cell: ({ bidDeadline }) => (
      <TwoLines second={<DeadlineLeft deadline={bidDeadline} />}>{bidDeadline.slice(0, 16)}</TwoLines>
    ),
  },
  { key: 'status', title: names.status, width: '96px', cell: (row) => <Status row={row} />, card: 'status' },
];
