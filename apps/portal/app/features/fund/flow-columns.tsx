import { FUND_ACCOUNTS, FUND_REASONS } from '@jianzhu/domain/funds';
import type { Column } from '@jianzhu/ui/data-table';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { plainAmount } from '../../record/plain-amount.ts';
import type { Flow } from './fund-calls.ts';
import { fundTexts } from './messages.ts';

const { columns: texts } = fundTexts;

/** With its sign, which says whether it came in or went out. */
const signed = (fen: number): string => (fen > 0 ? `+${plainAmount(fen)}` : `−${plainAmount(-fen)}`);

/** What moved, in a list. */
export const flowColumns: readonly Column<Flow>[] = [
  { key: 'time', title: texts.time, width: '172px', cell: ({ time }) => time, card: 'detail' },
  { key: 'reason', title: texts.reason, width: '136px', cell: ({ reason }) => FUND_REASONS[reason], card: 'status' },
  { key: 'subject', title: texts.subject, cell: ({ subject }) => subject, card: 'title', fixed: true },
  { key: 'account', title: texts.account, width: '120px', cell: ({ account }) => FUND_ACCOUNTS[account] },
  { key: 'amount', title: texts.amount, width: '144px', align: 'end', cell: ({ amount }) => signed(amount) },
  { key: 'balance', title: texts.balance, width: '144px', align: 'end', cell: ({ balance }) => plainAmount(balance) },
  { key: 'code', title: texts.code, width: '168px', cell: ({ code }) => code },
];

/** The same for a file; amounts in yuan. */
export const flowFile: readonly ExportColumn<Flow>[] = [
  { title: texts.time, type: 'text', width: 20, value: ({ time }) => time },
  { title: texts.reason, type: 'text', value: ({ reason }) => FUND_REASONS[reason] },
  { title: texts.subject, type: 'text', width: 40, value: ({ subject }) => subject },
  { title: texts.account, type: 'text', value: ({ account }) => FUND_ACCOUNTS[account] },
  { title: texts.amount, type: 'number', value: ({ amount }) => amount / 100 },
  { title: texts.balance, type: 'number', value: ({ balance }) => balance / 100 },
  { title: texts.code, type: 'text', width: 24, value: ({ code }) => code },
];
