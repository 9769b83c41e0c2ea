import { ENDED_QUOTATIONS, quotationMachine } from '@jianzhu/domain/quotations';
import { statusLook } from '@jianzhu/domain/records';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { minuteOf } from '../../record/dates.ts';
import { recordTexts } from '../../record/messages.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { quotationTexts as texts } from './messages.ts';
import type { QuotationRow } from './quotation-calls.ts';
import { quotationHref } from './quotation-links.ts';
import { quoteTexts } from './quote-messages.ts';

const lookOf = (status: number) => statusLook(quotationMachine, status);

const deadlineOf = ({ round, quoteDeadline, round2Deadline }: QuotationRow) =>
  round === 2 && round2Deadline !== '' ? round2Deadline : quoteDeadline;

/** The own quotations, in a list. */
export const listColumns: readonly Column<QuotationRow>[] = [
  {
    key: 'title',
    title: texts.columns.title,
    cell: ({ id, title, buyerName, isSupplemented }) => (
      <TwoLines second={buyerName || quoteTexts.hiddenBuyer}>
        <TextLink href={quotationHref(id)}>{title}</TextLink>{' '}
        {isSupplemented && <Tag tone="warning">{texts.supplemented}</Tag>}
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  { key: 'code', title: texts.columns.code, width: '152px', cell: ({ code }) => code },
  {
    key: 'totalAmount',
    title: texts.columns.total,
    width: '176px',
    align: 'end',
    sortable: true,
    cell: (row) =>
      row.totalAmount === null ? (
        texts.notSubmitted
      ) : (
        <TwoLines second={row.isSealed && texts.sealed}>{plainAmount(row.totalAmount)}</TwoLines>
      ),
  },
  {
    key: 'submitTime',
    title: texts.columns.submitTime,
    width: '112px',
    sortable: true,
    cell: ({ submitTime }) => minuteOf(submitTime) || '—',
  },
  {
    key: 'quoteDeadline',
    title: texts.columns.deadline,
    width: '160px',
    sortable: true,
    cell: (row) => (
      <TwoLines
        second={
          ENDED_QUOTATIONS.has(row.status) ? recordTexts.deadlinePassed : <DeadlineLeft deadline={deadlineOf(row)} />
        }
      >
        {deadlineOf(row).slice(0, 16)}
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: '108px',
    cell: ({ status }) => <Tag tone={lookOf(status).tone}>{lookOf(status).label}</Tag>,
    card: 'status',
  },
];

/** The same, in a workbook. */
export const listFile: readonly ExportColumn<QuotationRow>[] = [
  { title: texts.columns.code, type: 'text', width: 20, value: ({ code }) => code },
  { title: texts.columns.name, type: 'text', width: 40, value: ({ title }) => title },
  { title: texts.buyer, type: 'text', width: 32, value: ({ buyerName }) => buyerName || quoteTexts.hiddenBuyer },
  { title: texts.columns.total, type: 'money', value: ({ totalAmount }) => totalAmount },
  { title: texts.columns.submitTime, type: 'date', width: 20, value: ({ submitTime }) => submitTime },
  { title: texts.columns.deadline, type: 'date', width: 20, value: ({ quoteDeadline }) => quoteDeadline },
  { title: texts.columns.status, type: 'text', value: ({ status }) => lookOf(status).label },
];
