export {
  type AskedInquiry,
  type AskedLine,
  checkQuotation,
  isEquivalent,
  totalsOfQuotation,
} from './quotation/check-quotation.ts';
export {
  type ComparedCell,
  type ComparedLine,
  type ComparedPrice,
  type ComparedQuotation,
  type ComparedSupplier,
  type Comparison,
  compareQuotations,
  type TaxMode,
} from './quotation/comparison.ts';
export { QUOTATION_MESSAGES } from './quotation/messages.ts';
export {
  type QuotationDraft,
  type QuotationFields,
  type QuotationLineFields,
  quotationDraft,
  quotationLineRecord,
  quotationRecord,
  type SecondPrice,
  secondPriceRecord,
} from './quotation/quotation.ts';
export {
  ENDED_QUOTATIONS,
  QUOTATION_STATUS,
  type QuotationFacts,
  type QuotationStatus,
  quotationMachine,
} from './quotation/quotation-status.ts';
export { type AskedAgain, checkSecondPrices, reductionPercent } from './quotation/second-price.ts';
export { type SupplierStanding, supplierLook } from './quotation/supplier-look.ts';
export {
  type Extras,
  type PricedLine,
  type QuotationTotals,
  type QuotedAmount,
  type StatedAmounts,
  totalParts,
  type WonTotals,
  wonTotals,
} from './quotation/totals.ts';
