export { capitalAmount } from './money/capital-amount.ts';
export { formatQuantity, parseQuantity, quantityThousandths } from './money/quantity.ts';
export { DEFAULT_TAX_RATES, INVOICE_TYPES, TAX_RATES, type TaxRate } from './money/tax-rate.ts';
export { type AmountViolation, lineAmount, splitTax, type TaxedAmount, totalAmount } from './money/tax-split.ts';
export { formatMoney, parseYuan, yuanText } from './money/yuan-text.ts';
