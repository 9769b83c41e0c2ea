import { dictionary } from '../dictionary/dictionary.ts';
import type { Violation } from '../violation.ts';
import { MONEY_MESSAGES } from './messages.ts';

/** Value-added tax rates in percent. */
export const TAX_RATES = dictionary([
  [13, '13%'],
  [9, '9%'],
  [6, '6%'],
  [3, '3%'],
  [1, '1%'],
  [0, '免税'],
]);

export type TaxRate = (typeof TAX_RATES)[number]['value'];

/** Rate that a new line starts with, by what is sold. */
export const DEFAULT_TAX_RATES = {
  goods: 13,
  construction: 9,
  transport: 9,
  service: 6,
  simplified: 3,
  smallScale: 1,
  exempt: 0,
} as const satisfies Readonly<Record<string, TaxRate>>;

const INVOICE_TYPE = { special: 1, ordinary: 2, none: 3 } as const;

export const INVOICE_TYPES = dictionary([
  [INVOICE_TYPE.special, '增值税专用发票'],
  [INVOICE_TYPE.ordinary, '增值税普通发票'],
  [INVOICE_TYPE.none, '不开发票'],
]);

/** An exempt line cannot be on a special invoice. */
export function checkInvoiceType(invoiceType: number, rate: number): Violation<'invoice-type'> | null {
  return invoiceType === INVOICE_TYPE.special && rate === 0
    ? { code: 'invoice-type', message: MONEY_MESSAGES.exemptSpecialInvoice }
    : null;
}
