import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import type { SheetError } from '../../record/use-sheet.ts';

/** A rule that is broken, of a field of the head; of a line with its row. */
interface BrokenRule {
  readonly field: string;
  readonly row?: number | undefined;
  readonly message: string;
}

export interface InquiryProblems {
  /** What the cells of the grid say; `row` from 0. */
  readonly cells: readonly { readonly row: number; readonly message: string }[];
  /** Of fields by themselves. */
  readonly fields: readonly BrokenRule[];
  /** Between fields, reckoned with what is sound. */
  readonly rules: readonly BrokenRule[];
}

/** The fields as they follow one another on the page; the files come last. */
const ORDER: readonly string[] = [
  ...['title', 'projectName', 'categoryCodes', 'publishScope', 'quoteDeadline', 'signUpDeadline', 'deliveryDate'],
  ...['budgetAmount', 'minSupplierLevel', 'requiredQualifications', 'contactName', 'contactPhone'],
  ...['deliveryMethod', 'freightBearer', 'pricingMode', 'paymentTerm', 'paymentTermText', 'invoiceType'],
  ...['expectTaxRates', 'addressId', 'lines', 'inviteeIds', 'remark', 'attachments'],
];

/**
 * All that stands against the publication of an inquiry at once, in the order of the page: of each field the first, of
 * the lines every cell in the words that the grid has for it.
 */
export function inquiryErrors({ cells, fields, rules }: InquiryProblems): readonly SheetError[] {
  const first = new Map<string, SheetError>();
  for (const { field, row, message } of [...fields, ...rules]) {
    // The grid says what is wrong with a line.
    if (row === undefined && !first.has(field)) first.set(field, { fieldId: field, text: message });
  }
  // They follow the lines as soon as these are right.
  if (first.has('lines') || cells.length > 0) first.delete('categoryCodes');
  const lines = cells.map(({ row, message }) => ({
    fieldId: 'lines',
    text: INQUIRY_MESSAGES.inRow(row + 1, message),
  }));
  const placeOf = ({ fieldId }: SheetError) => (ORDER.includes(fieldId) ? ORDER.indexOf(fieldId) : ORDER.length);
  return [...first.values(), ...lines].toSorted((one, other) => placeOf(one) - placeOf(other));
}
