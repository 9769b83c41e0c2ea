import { formatDate, parseDateTime } from '../time/shanghai-time.ts';

/** Prefix of the number (单号) that each kind of record carries. */
export const NUMBER_PREFIXES = {
  inquiry: 'XJ',
  quotation: 'BJ',
  tender: 'ZB',
  bid: 'TB',
  deal: 'CJ',
  equipment: 'SB',
  project: 'XM',
  signUp: 'BM',
  labor: 'LW',
  product: 'SP',
  service: 'FW',
  serviceOrder: 'FD',
  vipOrder: 'VP',
  payOrder: 'ZF',
  refund: 'TK',
  financeApplication: 'RZ',
  certification: 'AQ',
  invitation: 'YQ',
  need: 'XQ',
  withdrawal: 'TX',
  openApplication: 'KF',
  certificate: 'ZS',
} as const;

export type NumberedRecord = keyof typeof NUMBER_PREFIXES;

const SEQUENCE_DIGITS = 5;
const MAX_SEQUENCE = 10 ** SEQUENCE_DIGITS - 1;
const NUMBER_FORM = /^([A-Z]{2})(\d{4})(\d{2})(\d{2})(\d{5})$/;

const KINDS_BY_PREFIX = new Map(
  Object.entries(NUMBER_PREFIXES).map(([kind, prefix]) => [prefix as string, kind as NumberedRecord]), // keys of the table
);

/** A record number taken apart; `date` is the day in Asia/Shanghai, `YYYY-MM-DD`. */
export interface RecordNumber {
  readonly kind: NumberedRecord;
  readonly date: string;
  readonly sequence: number;
}

/** `{prefix}{yyyyMMdd}{5 digits}`; null when the day's numbers 1 to 99999 are used up. */
export function formatRecordNumber(kind: NumberedRecord, epochMs: number, sequence: number): string | null {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > MAX_SEQUENCE) return null;
  const day = formatDate(epochMs).replaceAll('-', '');
  return `${NUMBER_PREFIXES[kind]}${day}${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

/** Takes a record number apart; null for anything else, an impossible day included. */
export function parseRecordNumber(text: string): RecordNumber | null {
  const [, prefix = '', year, month, day, digits] = NUMBER_FORM.exec(text) ?? [];
  const kind = KINDS_BY_PREFIX.get(prefix);
  const date = `${year}-${month}-${day}`;
  const sequence = Number(digits);
  return kind && parseDateTime(date) !== null && sequence > 0 ? { kind, date, sequence } : null;
}

/** Sequence of a day's next number; it starts again at 1 with every day. `last` is the last number given to the kind. */
export function nextSequence(last: RecordNumber | null, nowMs: number): number {
  return last?.date === formatDate(nowMs) ? last.sequence + 1 : 1;
}
