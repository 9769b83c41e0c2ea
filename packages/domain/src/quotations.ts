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
  MOST_REVISIONS,
  QUOTATION_STATUS,
  type QuotationFacts,
  type QuotationStatus,
  quotationMachine,
} from './quotation/quotation-status.ts';
export { allocate, type Extras, type PricedLine, type QuotationTotals, quotationTotals } from './quotation/totals.ts';
