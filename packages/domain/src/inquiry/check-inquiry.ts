import { OTHER_VALUE } from '../dictionary/shared-dictionaries.ts';
import { formatDate, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS, MINUTE_MS } from '../time/units.ts';
import { FREIGHT_BEARER, type InquiryFields, PICK_UP, PUBLISH_SCOPE } from './inquiry.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

const LEAST_MINUTES = 60;
const MOST_DAYS = 90;

/** A rule that is broken: the field that says it, the row (from 1) of a line, and what it says. */
export interface RowViolation {
  readonly field: string;
  readonly row?: number;
  readonly message: string;
}

/**
 * Rules between the fields of an inquiry that is to be published (domain rules 3.2, 3.3), in the order of the form.
 *
 * @param nowMs the platform's clock
 */
export function checkInquiry(inquiry: InquiryFields, nowMs: number): RowViolation[] {
  const found: (RowViolation | null)[] = [
    checkQuoteDeadline(inquiry.quoteDeadline, nowMs),
    inquiry.signUpDeadline !== '' && inquiry.signUpDeadline > inquiry.quoteDeadline
      ? { field: 'signUpDeadline', message: INQUIRY_MESSAGES.signUpAfterDeadline }
      : null,
    inquiry.deliveryDate < dayOf(inquiry.quoteDeadline)
      ? { field: 'deliveryDate', message: INQUIRY_MESSAGES.deliveryTooEarly }
      : null,
    inquiry.paymentTerm === OTHER_VALUE && inquiry.paymentTermText === ''
      ? { field: 'paymentTermText', message: INQUIRY_MESSAGES.otherPaymentTerm }
      : null,
    inquiry.deliveryMethod === PICK_UP && inquiry.freightBearer !== FREIGHT_BEARER.apart
      ? { field: 'freightBearer', message: INQUIRY_MESSAGES.pickUpFreight }
      : null,
    inquiry.publishScope === PUBLISH_SCOPE.invited && inquiry.inviteeIds.length === 0
      ? { field: 'inviteeIds', message: INQUIRY_MESSAGES.noInvitees }
      : null,
    ...inquiry.lines.map(({ arrivalDate }, index) =>
      arrivalDate > inquiry.deliveryDate
        ? { field: 'arrivalDate', row: index + 1, message: INQUIRY_MESSAGES.arrivalTooLate }
        : null,
    ),
  ];
  return found.filter((violation) => violation !== null);
}

const dayOf = (dateTime: string): string => formatDate(parseDateTime(dateTime) ?? 0);

/** From an hour to 90 days ahead. */
function checkQuoteDeadline(deadline: string, nowMs: number): RowViolation | null {
  const ahead = (parseDateTime(deadline) ?? 0) - nowMs;
  if (ahead < LEAST_MINUTES * MINUTE_MS) return { field: 'quoteDeadline', message: INQUIRY_MESSAGES.deadlineTooSoon };
  return ahead > MOST_DAYS * DAY_MS ? { field: 'quoteDeadline', message: INQUIRY_MESSAGES.deadlineTooLate } : null;
}

/**
 * Another deadline of a sheet that is out: later than the one it has, and at most 90 days after the publication
 * (domain rules 3.5).
 */
export function checkExtension(
  deadline: string,
  { quoteDeadline, publishTimeMs }: { readonly quoteDeadline: string; readonly publishTimeMs: number },
): RowViolation | null {
  const nextMs = parseDateTime(deadline) ?? 0;
  if (nextMs <= (parseDateTime(quoteDeadline) ?? 0)) {
    return { field: 'quoteDeadline', message: INQUIRY_MESSAGES.deadlineNotLater };
  }
  return nextMs > publishTimeMs + MOST_DAYS * DAY_MS
    ? { field: 'quoteDeadline', message: INQUIRY_MESSAGES.deadlineTooLate }
    : null;
}

const TITLE_MAX = 60;
const AGAIN = /-R(\d{1,3})$/;

/** Title of an inquiry that is made of another one: 钢筋采购 is 钢筋采购-R2, that again -R3 (decision 67). */
export function copiedTitle(title: string): string {
  const round = Number(AGAIN.exec(title)?.[1] ?? 1) + 1;
  const suffix = `-R${round}`;
  return [...title.replace(AGAIN, '')].slice(0, TITLE_MAX - suffix.length).join('') + suffix;
}

/** Categories of a sheet that names none: those of its lines, most used first, at most five. */
export function categoriesOfLines(lines: readonly { readonly categoryCode: string | null }[]): string[] {
  const counts = new Map<string, number>();
  for (const { categoryCode } of lines) {
    if (categoryCode !== null) counts.set(categoryCode, (counts.get(categoryCode) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 5)
    .map(([code]) => code);
}

/** Categories that somebody chose: none where they are just what the lines say, so that they follow these. */
export function chosenCategories(
  codes: readonly string[],
  lines: readonly { readonly categoryCode: string | null }[],
): readonly string[] {
  const derived = new Set(categoriesOfLines(lines));
  return codes.length === derived.size && codes.every((code) => derived.has(code)) ? [] : codes;
}
