import {
  type AskedInquiry,
  isEquivalent,
  type QuotationDraft,
  type QuotationFields,
  type QuotationTotals,
  totalsOfQuotation,
} from '@jianzhu/domain/quotations';

/** A line as it is kept; amounts in fen, null where it is not quoted. */
export type KeptLine = QuotationFields['lines'][number] & {
  readonly isEquivalent: boolean;
  readonly amount: number | null;
  readonly net: number | null;
  readonly tax: number | null;
};

/** Totals in fen. */
interface KeptTotals {
  readonly goodsAmount: number;
  readonly netAmount: number;
  readonly taxAmount: number;
  readonly freightAmount: number;
  readonly freightTax: number;
  readonly discountAmount: number;
  readonly totalAmount: number;
}

/** What a quotation says, as it is sealed and later opened. */
export type KeptQuotation = Omit<QuotationDraft, 'lines'> & {
  readonly lines: readonly KeptLine[];
  readonly totals: KeptTotals;
};

/** What a list shows of it. */
export interface KeptSummary {
  readonly totalAmount: number;
  /** SHA-256 of what was submitted, in hex (报价指纹). */
  readonly payloadHash: string;
  /** Lines whose price differs from the submission before. */
  readonly changedLines: number;
  readonly validUntil: string;
}

/** The second prices, with what they make of the totals. */
export interface KeptSecond {
  readonly lines: readonly {
    readonly inquiryLineId: string;
    readonly secondUnitPrice: number;
    readonly amount: number;
    readonly net: number;
    readonly tax: number;
  }[];
  readonly totals: KeptTotals;
}

const NOTHING: KeptTotals = {
  ...{ goodsAmount: 0, netAmount: 0, taxAmount: 0, freightAmount: 0, freightTax: 0 },
  ...{ discountAmount: 0, totalAmount: 0 },
};

type Asked = Pick<AskedInquiry, 'lines' | 'asksFreight'>;

/** Amounts by the server's own reckoning; a draft whose amounts are too large has none. */
export function keepQuotation(fields: QuotationDraft, asked: Asked): KeptQuotation {
  const totals = totalsOfQuotation(fields, asked);
  const isSound = !('code' in totals);
  const own = new Map(fields.lines.map((line) => [line.inquiryLineId, line]));
  let place = 0;
  const lines = asked.lines.flatMap(({ lineId, brand }): KeptLine[] => {
    const line = own.get(lineId);
    if (line === undefined) return [];
    const isPriced = line.quoted === 1 && line.unitPrice !== null && line.taxRate !== null;
    const amounts = isPriced && isSound ? totals.lines[place] : undefined;
    if (isPriced) place += 1;
    return [
      {
        ...line,
        isEquivalent: isEquivalent(brand, line.brand),
        amount: amounts?.amount ?? null,
        net: amounts?.net ?? null,
        tax: amounts?.tax ?? null,
      },
    ];
  });
  return { ...fields, lines, totals: isSound ? toTotals(totals, fields.discountAmount ?? 0) : NOTHING };
}

const toTotals = (totals: QuotationTotals, discountAmount: number): KeptTotals => ({
  goodsAmount: totals.goodsAmount,
  netAmount: totals.netAmount,
  taxAmount: totals.taxAmount,
  freightAmount: totals.freight.amount,
  freightTax: totals.freight.tax,
  discountAmount,
  totalAmount: totals.totalAmount,
});

/** The second prices in place of the first; what was not asked again stays. */
export function keepSecond(first: KeptQuotation, prices: ReadonlyMap<string, number>, asked: Asked): KeptSecond {
  const lines = first.lines.map((line) => ({
    ...line,
    unitPrice: prices.get(line.inquiryLineId) ?? line.unitPrice,
  }));
  const { totals, lines: priced } = keepQuotation({ ...first, lines }, asked);
  return {
    totals,
    lines: priced.flatMap(({ inquiryLineId, amount, net, tax }) => {
      const secondUnitPrice = prices.get(inquiryLineId);
      return secondUnitPrice === undefined
        ? []
        : [{ inquiryLineId, secondUnitPrice, amount: amount ?? 0, net: net ?? 0, tax: tax ?? 0 }];
    }),
  };
}

/** How many lines have another price than in the submission before. */
export function countChanges(now: readonly KeptLine[], before: readonly KeptLine[] | undefined): number {
  if (before === undefined) return 0;
  const earlier = new Map(before.map((line) => [line.inquiryLineId, line.quoted === 1 ? line.unitPrice : null]));
  return now.filter((line) => (line.quoted === 1 ? line.unitPrice : null) !== (earlier.get(line.inquiryLineId) ?? null))
    .length;
}
