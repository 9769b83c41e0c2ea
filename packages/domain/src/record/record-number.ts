import { formatDate } from '../time/shanghai-time.ts';

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

/**
 * `{prefix}{yyyyMMdd}{5 digits}`, and more digits from the day's 100,000th on: a busy day ends nobody's work.
 *
 * @param sequence of the day in Asia/Shanghai, from 1
 */
export function formatRecordNumber(kind: NumberedRecord, epochMs: number, sequence: number): string {
  const day = formatDate(epochMs).replaceAll('-', '');
  return `${NUMBER_PREFIXES[kind]}${day}${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}
