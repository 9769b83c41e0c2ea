import type { RowViolation } from '../inquiry/check-inquiry.ts';
import { askedBrands } from '../inquiry/inquiry-line.ts';
import { quantityThousandths } from '../money/quantity.ts';
import { checkInvoiceType, DEFAULT_TAX_RATES, type TaxRate } from '../money/tax-rate.ts';
import type { AmountViolation } from '../money/tax-split.ts';
import { formatDate, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS } from '../time/units.ts';
import { QUOTATION_MESSAGES } from './messages.ts';
import type { QuotationFields, QuotationLineFields } from './quotation.ts';
import { type QuotationTotals, quotationTotals } from './totals.ts';

const LEAST_VALID_DAYS = 7;
const MOST_VALID_DAYS = 365;

/** What an inquiry asks of whoever quotes. */
export interface AskedInquiry {
  readonly quoteDeadline: string;
  readonly wholeOrder: boolean;
  readonly invoiceType: number;
  /** Freight is an amount of its own. */
  readonly asksFreight: boolean;
  /** None: any. */
  readonly expectTaxRates: readonly number[];
  readonly lines: readonly AskedLine[];
}

export interface AskedLine {
  readonly lineId: string;
  readonly quantity: string;
  readonly brand: string;
  readonly acceptEquivalent: boolean;
}

/** Rules of a quotation that is submitted (domain rules 4.1, 4.2), head first, then the lines as the inquiry has them. */
export function checkQuotation(quotation: QuotationFields, inquiry: AskedInquiry): RowViolation[] {
  const own = new Map(quotation.lines.map((line) => [line.inquiryLineId, line]));
  const isQuoted = ({ lineId }: AskedLine) => own.get(lineId)?.quoted === 1;
  const found: (RowViolation | null)[] = [
    checkValidity(quotation.validUntil, inquiry.quoteDeadline),
    quotation.paymentTermAccept === 0 && quotation.paymentTermText === ''
      ? { field: 'paymentTermText', message: QUOTATION_MESSAGES.otherPaymentTerm }
      : null,
    quotation.invoiceType === inquiry.invoiceType
      ? null
      : { field: 'invoiceType', message: QUOTATION_MESSAGES.invoiceType },
    inquiry.asksFreight && quotation.freightAmount === null
      ? { field: 'freightAmount', message: QUOTATION_MESSAGES.freight }
      : null,
    own.size < quotation.lines.length ? { field: 'lines', message: QUOTATION_MESSAGES.lineTwice } : null,
    inquiry.lines.some(isQuoted) ? null : { field: 'lines', message: QUOTATION_MESSAGES.noLines },
    ...inquiry.lines.map((asked, index) => checkLine(asked, own.get(asked.lineId), index + 1, quotation, inquiry)),
  ];
  const violations = found.filter((violation) => violation !== null);
  return violations.length > 0 ? violations : checkAmounts(quotation, inquiry);
}

function checkValidity(validUntil: string, quoteDeadline: string): RowViolation | null {
  const deadlineMs = parseDateTime(quoteDeadline) ?? 0;
  if (validUntil < formatDate(deadlineMs + LEAST_VALID_DAYS * DAY_MS)) {
    return { field: 'validUntil', message: QUOTATION_MESSAGES.validTooShort };
  }
  return validUntil > formatDate(deadlineMs + MOST_VALID_DAYS * DAY_MS)
    ? { field: 'validUntil', message: QUOTATION_MESSAGES.validTooLong }
    : null;
}

/** The first rule that a line breaks. */
function checkLine(
  asked: AskedLine,
  line: QuotationLineFields | undefined,
  row: number,
  { invoiceType }: QuotationFields,
  { wholeOrder, expectTaxRates }: AskedInquiry,
): RowViolation | null {
  if (line === undefined || line.quoted === 0) {
    return wholeOrder ? { field: 'quoted', row, message: QUOTATION_MESSAGES.lineMissing(row) } : null;
  }
  if (line.unitPrice === null) return { field: 'unitPrice', row, message: QUOTATION_MESSAGES.unitPrice(row) };
  const isTaken = line.taxRate !== null && (expectTaxRates.length === 0 || expectTaxRates.includes(line.taxRate));
  if (line.taxRate === null || !isTaken) return { field: 'taxRate', row, message: QUOTATION_MESSAGES.taxRate(row) };
  const exempt = checkInvoiceType(invoiceType, line.taxRate);
  if (exempt !== null) return { field: 'taxRate', row, message: `第${row}行：${exempt.message}` };
  if (asked.brand !== '' && line.brand === '') return { field: 'brand', row, message: QUOTATION_MESSAGES.brand(row) };
  if (!asked.acceptEquivalent && isEquivalent(asked.brand, line.brand)) {
    return { field: 'brand', row, message: QUOTATION_MESSAGES.notEquivalent(row) };
  }
  const isTooMuch = (quantityThousandths(line.moq) ?? 0n) > (quantityThousandths(asked.quantity) ?? 0n);
  return isTooMuch ? { field: 'moq', row, message: QUOTATION_MESSAGES.moq(row) } : null;
}

/** Whether a brand is offered that was not asked for; where none was asked for, none is another one. */
export function isEquivalent(askedBrand: string, offeredBrand: string): boolean {
  const asked = askedBrands(askedBrand);
  return asked.length > 0 && offeredBrand !== '' && !asked.includes(offeredBrand.trim());
}

/** The discount and the caps of amounts, once every line is sound. */
function checkAmounts(quotation: QuotationFields, inquiry: AskedInquiry): RowViolation[] {
  const totals = totalsOfQuotation(quotation, inquiry);
  if ('code' in totals) return [{ field: 'lines', message: totals.message }];
  return (quotation.discountAmount ?? 0) >= totals.goodsAmount && (quotation.discountAmount ?? 0) > 0
    ? [{ field: 'discountAmount', message: QUOTATION_MESSAGES.discountTooLarge }]
    : [];
}

/** Totals of a quotation that breaks no rule of its lines; lines that are not quoted do not count. */
export function totalsOfQuotation(
  quotation: Pick<QuotationFields, 'lines' | 'freightAmount' | 'freightTaxRate' | 'discountAmount'>,
  inquiry: Pick<AskedInquiry, 'lines' | 'asksFreight'>,
): QuotationTotals | AmountViolation {
  const own = new Map(quotation.lines.map((line) => [line.inquiryLineId, line]));
  const priced = inquiry.lines.flatMap(({ lineId, quantity }) => {
    const line = own.get(lineId);
    if (line?.quoted !== 1 || line.unitPrice === null || line.taxRate === null) return [];
    // A rate of the dictionary: the field reads no other.
    return [{ unitPrice: line.unitPrice, quantity, taxRate: line.taxRate as TaxRate }];
  });
  return quotationTotals(priced, {
    freightAmount: inquiry.asksFreight ? (quotation.freightAmount ?? 0) : 0,
    freightTaxRate: quotation.freightTaxRate ?? DEFAULT_TAX_RATES.transport,
    discountAmount: quotation.discountAmount ?? 0,
  });
}
