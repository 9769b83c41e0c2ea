import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { QUOTATION_MESSAGES } from '@jianzhu/domain/quotations';
import type { SheetError } from '../../record/use-sheet.ts';

/** A cell that does not take what stands in it; `row` from 0. */
interface WrongCell {
  readonly row: number;
  readonly key: string;
  readonly message: string;
  /** Nothing stands in it. */
  readonly isMissing?: boolean;
}

/** A rule of the quotation that is broken; `row` from 1, none for the head. */
interface BrokenRule {
  readonly field: string;
  readonly row?: number | undefined;
  readonly message: string;
}

export interface QuoteProblems {
  readonly cells: readonly WrongCell[];
  /** Of the head's own fields. */
  readonly fields: readonly SheetError[];
  readonly rules: readonly BrokenRule[];
}

/**
 * All that stands against a quotation at once, as the page has it: the lines from the first to the last, then the terms.
 * A wrong cell is told instead of the rules of its line, which would be reckoned without it; a rule instead of a cell that
 * lacks what it asks for.
 */
export function quoteErrors({ cells: allCells, fields, rules }: QuoteProblems): readonly SheetError[] {
  const ruledRows = new Set(rules.map(({ row }) => row));
  const cells = allCells.filter(({ row, isMissing }) => !(isMissing && ruledRows.has(row + 1)));
  const wrongRows = new Set(cells.map(({ row }) => row + 1));
  const isPriceWrong = cells.some(({ key }) => key === 'unitPrice');
  const lines = [
    ...cells.map(({ row, message }) => ({ row: row + 1, text: INQUIRY_MESSAGES.inRow(row + 1, message) })),
    ...rules.flatMap(({ row, message }) => (row === undefined || wrongRows.has(row) ? [] : [{ row, text: message }])),
  ].toSorted((one, other) => one.row - other.row);
  const head = [
    ...fields,
    ...rules.flatMap(({ field, row, message }) => (row === undefined ? [{ fieldId: field, text: message }] : [])),
  ];
  const known = new Set<string>();
  const firstOfEach = head.filter(({ fieldId, text }) => {
    if (isPriceWrong && text === QUOTATION_MESSAGES.noLines) return false;
    const place = fieldId === 'lines' ? text : fieldId;
    const isNew = !known.has(place);
    known.add(place);
    return isNew;
  });
  const ofLines = firstOfEach.filter(({ fieldId }) => fieldId === 'lines');
  return [
    ...ofLines,
    ...lines.map(({ text }) => ({ fieldId: 'lines', text })),
    ...firstOfEach.filter(({ fieldId }) => fieldId !== 'lines'),
  ];
}
