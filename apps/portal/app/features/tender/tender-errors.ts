import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import type { SheetError } from '../../record/use-sheet.ts';

/** A rule that is broken, of a field of the head; `isPart`: of a line or a row in it, which its grid tells. */
interface BrokenRule {
  readonly field: string;
  readonly isPart?: boolean;
  readonly message: string;
}

interface BrokenCell {
  /** From 0. */
  readonly row: number;
  readonly message: string;
}

export interface TenderProblems {
  /** What the cells of the lines say. */
  readonly cells: readonly BrokenCell[];
  /** What the cells of the points say. */
  readonly points: readonly BrokenCell[];
  /** Of fields by themselves. */
  readonly fields: readonly BrokenRule[];
  /** Between fields, reckoned with what is sound. */
  readonly rules: readonly BrokenRule[];
}

/** The fields as they follow one another on the page. */
const ORDER: readonly string[] = [
  ...['title', 'tenderType', 'tenderKind', 'projectName', 'region', 'fundSource', 'isStatutory', 'statutoryNo'],
  ...['estimateAmount', 'controlPrice', 'scopeText', 'contactName', 'contactPhone', 'agencyName', 'lines'],
  ...['signUpStart', 'signUpEnd', 'docStart', 'docEnd', 'bidDeadline', 'openTime', 'publicityDays', 'openerIds'],
  ...['requiredQualifications', 'performanceText', 'bidValidDays', 'candidateCount', 'evalMethod', 'evalItems'],
  ...['docFee', 'depositAmount', 'depositMethods', 'depositDeadline', 'docVisible', 'docs', 'inviteeIds'],
];

/** All that stands against handing a tender in at once, in the order of the page: of each field the first. */
export function tenderErrors({ cells, points, fields, rules }: TenderProblems): readonly SheetError[] {
  const first = new Map<string, SheetError>();
  for (const { field, isPart, message } of [...fields, ...rules]) {
    if (!isPart && !first.has(field)) first.set(field, { fieldId: field, text: message });
  }
  const told = (fieldId: string, wrong: readonly BrokenCell[]) =>
    wrong.map(({ row, message }) => ({ fieldId, text: INQUIRY_MESSAGES.inRow(row + 1, message) }));
  const placeOf = ({ fieldId }: SheetError) => (ORDER.includes(fieldId) ? ORDER.indexOf(fieldId) : ORDER.length);
  return [...first.values(), ...told('lines', cells), ...told('evalItems', points)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
