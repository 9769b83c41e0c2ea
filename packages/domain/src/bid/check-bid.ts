import type { AttachmentEntry } from '../attachment/attachment-entry.ts';
import type { RowViolation } from '../inquiry/check-inquiry.ts';
import { askedBrands } from '../inquiry/inquiry-line.ts';
import type { TaxRate } from '../money/tax-rate.ts';
import { type AmountViolation, lineAmount, type TaxedAmount, totalAmount } from '../money/tax-split.ts';
import { isEquivalent } from '../quotation/check-quotation.ts';
import { hasLines } from '../tender/tender-dictionaries.ts';
import { BID_FILE_FORMS, type BidDraft, type BidFields, type BidLineFields } from './bid.ts';
import { BID_MESSAGES } from './messages.ts';

/** What a tender asks of whoever bids; amounts in fen. */
export interface AskedTender {
  readonly tenderKind: number | null;
  /** Null without a limit. */
  readonly controlPrice: number | null;
  readonly lines: readonly AskedBidLine[];
}

export interface AskedBidLine {
  readonly lineId: string;
  readonly quantity: string;
  readonly brand: string;
  readonly acceptEquivalent: boolean;
}

/** Kinds of work, whose bids name who leads it. */
const WORK_KINDS: ReadonlySet<number | null> = new Set([4, 5, 6]);

/** Whether bids of a kind of tender name a project manager (domain rules 5.6). */
export const asksManager = (tenderKind: number | null): boolean => WORK_KINDS.has(tenderKind);

/** Rules of a bid that is submitted, head first, then the lines as the tender has them. */
export function checkBid(bid: BidFields, tender: AskedTender): RowViolation[] {
  const { tenderKind } = tender;
  const isListed = hasLines(tenderKind);
  const found: (RowViolation | null)[] = [
    !isListed && bid.totalPrice === null ? { field: 'totalPrice', message: BID_MESSAGES.totalPrice } : null,
    aboveControlPrice(bid.totalPrice, tender),
    !isListed && bid.taxRate === null ? { field: 'taxRate', message: BID_MESSAGES.taxRate } : null,
    ...(asksManager(tenderKind) ? managerViolations(bid) : []),
    wrongForm('techFiles', bid.techFiles),
    wrongForm('bizFiles', bid.bizFiles),
    ...(isListed ? lineViolations(bid, tender) : []),
  ];
  const violations = found.filter((violation) => violation !== null);
  return violations.length > 0 || !isListed ? violations : checkTotal(bid, tender);
}

const aboveControlPrice = (total: number | null, { controlPrice }: AskedTender): RowViolation | null =>
  total !== null && controlPrice !== null && total > controlPrice
    ? { field: 'totalPrice', message: BID_MESSAGES.aboveControlPrice }
    : null;

const managerViolations = ({ projectManager, managerCert }: BidFields): (RowViolation | null)[] => [
  projectManager === '' ? { field: 'projectManager', message: BID_MESSAGES.projectManager } : null,
  managerCert === '' ? { field: 'managerCert', message: BID_MESSAGES.managerCert } : null,
];

function wrongForm(field: string, files: readonly AttachmentEntry[]): RowViolation | null {
  const forms: readonly string[] = BID_FILE_FORMS;
  const isWrong = files.some(({ fileExt }) => !forms.includes(fileExt.toLowerCase().replace(/^\./, '')));
  return isWrong ? { field, message: BID_MESSAGES.fileForm } : null;
}

function lineViolations(bid: BidFields, { lines }: AskedTender): (RowViolation | null)[] {
  const own = new Map(bid.lines.map((line) => [line.lineId, line]));
  return [
    own.size < bid.lines.length ? { field: 'lines', message: BID_MESSAGES.lineTwice } : null,
    ...lines.map((asked, index) => checkLine(asked, own.get(asked.lineId), index + 1)),
  ];
}

/** The first rule that a line breaks. */
function checkLine(asked: AskedBidLine, line: BidLineFields | undefined, row: number): RowViolation | null {
  if (line === undefined || line.unitPrice === null) {
    return { field: 'unitPrice', row, message: BID_MESSAGES.lineMissing(row) };
  }
  if (line.taxRate === null) return { field: 'taxRate', row, message: BID_MESSAGES.lineTaxRate(row) };
  if (askedBrands(asked.brand).length > 0 && line.brand === '') {
    return { field: 'brand', row, message: BID_MESSAGES.brand(row) };
  }
  if (!asked.acceptEquivalent && isEquivalent(asked.brand, line.brand)) {
    return { field: 'brand', row, message: BID_MESSAGES.notEquivalent(row) };
  }
  return null;
}

function checkTotal(bid: BidFields, tender: AskedTender): RowViolation[] {
  const total = totalOfBid(bid, tender);
  if ('code' in total) return [{ field: 'lines', message: total.message }];
  if (bid.totalPrice === null) return [aboveControlPrice(total.amount, tender)].filter((found) => found !== null);
  return total.amount === bid.totalPrice ? [] : [{ field: 'totalPrice', message: BID_MESSAGES.totalDiffers }];
}

/** A bid that `checkBid` has let pass, with the total that its lines come to where it says none itself. */
export function withTotal(bid: BidFields, tender: AskedTender): BidFields {
  if (bid.totalPrice !== null) return bid;
  const total = totalOfBid(bid, tender);
  return { ...bid, totalPrice: 'code' in total ? null : total.amount };
}

/** Amounts of the lines of a bid that are priced so far, by their ids. */
export function amountsOfBid(
  { lines }: Pick<BidDraft, 'lines'>,
  tender: Pick<AskedTender, 'lines'>,
): ReadonlyMap<string, TaxedAmount> | AmountViolation {
  const own = new Map(lines.map((line) => [line.lineId, line]));
  const amounts = new Map<string, TaxedAmount>();
  for (const { lineId, quantity } of tender.lines) {
    const line = own.get(lineId);
    if (line === undefined || line.unitPrice === null || line.taxRate === null) continue;
    // A rate of the dictionary: the field reads no other.
    const amount = lineAmount(line.unitPrice, quantity, line.taxRate as TaxRate);
    if ('code' in amount) return amount;
    amounts.set(lineId, amount);
  }
  return amounts;
}

/** What the lines of a bid come to (domain rules 5.6), as far as they are priced. */
export function totalOfBid(
  bid: Pick<BidDraft, 'lines'>,
  tender: Pick<AskedTender, 'lines'>,
): TaxedAmount | AmountViolation {
  const amounts = amountsOfBid(bid, tender);
  return 'code' in amounts ? amounts : totalAmount([...amounts.values()]);
}
