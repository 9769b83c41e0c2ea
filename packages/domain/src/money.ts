export { capitalAmount } from './money/capital-amount.ts';
export { formatQuantity, parseQuantity, quantityThousandths } from './money/quantity.ts';
export {
  checkInvoiceType,
  DEFAULT_TAX_RATES,
  INVOICE_TYPE,
  INVOICE_TYPES,
  TAX_RATES,
  type TaxRate,
} from './money/tax-rate.ts';
export {
  type AmountViolation,
  LINE_MAX_FEN,
  lineAmount,
  splitTax,
  type TaxedAmount,
  totalAmount,
} from './money/tax-split.ts';
export { formatMoney, MONEY_MAX_FEN, PRICE_MAX_FEN, parseYuan, yuanText } from './money/yuan-text.ts';
