import { DAY_MS, formatDate, parseDateTime } from '@jianzhu/domain';
import { asksFreight } from '@jianzhu/domain/inquiries';
import {
  checkQuotation,
  QUOTATION_MESSAGES,
  QUOTATION_STATUS,
  type QuotationFields,
  quotationDraft,
  quotationRecord,
  totalsOfQuotation,
} from '@jianzhu/domain/quotations';
import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type Values } from '../../record/form-state.ts';
import { type SheetError, useSheet } from '../../record/use-sheet.ts';
import { type Quotation, type QuotedLine, quotationCalls } from './quotation-calls.ts';
import { quoteColumns } from './quote-columns.ts';
import { quoteErrors } from './quote-errors.ts';
import { type AskedLine, offeredLine, quoteItem } from './quote-line.ts';
import { quoteTexts as texts } from './quote-messages.ts';

/** The draft without its lines, which the grid keeps. */
const headDraft = v.omit(quotationDraft, ['lines']);

export const VALID_DAYS = 7;

/** What a quotation answers. */
export interface AskedInquiry {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly publishScope: number | null;
  readonly sealed: number;
  readonly wholeOrder: number;
  readonly quoteDeadline: string;
  readonly serverTime: string;
  readonly invoiceType: number | null;
  readonly freightBearer: number | null;
  readonly deliveryMethod: number | null;
  readonly paymentTerm: number | null;
  readonly paymentTermText: string;
  readonly expectTaxRates: readonly number[];
  readonly address: { readonly regionText: string };
  readonly lines: readonly (AskedLine & Pick<QuotedLine, 'lineNo' | 'attachments'>)[];
  readonly supplier: { readonly buyerName: string } | null;
}

/** Statuses in which a quotation is kept by itself; one that is out changes by a submission alone. */
const keptByItself: ReadonlySet<number | undefined> = new Set([
  undefined,
  QUOTATION_STATUS.draft,
  QUOTATION_STATUS.withdrawn,
]);

function startValues(inquiry: AskedInquiry, quotation: Quotation | null, name: string): Values {
  if (quotation !== null) {
    const source = quotation as unknown as Values;
    return {
      ...Object.fromEntries(Object.keys(quotationDraft.entries).map((key) => [key, source[key] ?? null])),
      contactName: quotation.contact.name,
      contactPhone: quotation.contact.phone,
    };
  }
  return {
    ...emptyValues(quotationDraft),
    validUntil: formatDate((parseDateTime(inquiry.quoteDeadline) ?? 0) + (VALID_DAYS + 1) * DAY_MS),
    paymentTermAccept: 1,
    invoiceType: inquiry.invoiceType,
    freightTaxRate: 9,
    contactName: name,
  };
}

export interface QuoteStart {
  readonly inquiry: AskedInquiry;
  /** The own quotation so far; null while there is none. */
  readonly quotation: Quotation | null;
  readonly officeViewer: string | null;
}

/** State of the form of a quotation: its terms, prices and files, kept on the platform by themselves until it is out. */
export function useQuoteEditor({
  inquiry,
  quotation,
  officeViewer,
  isShut,
}: QuoteStart & { readonly isShut: boolean }) {
  const client = usePortalClient();
  const member = useSession().userInfo;
  const [isSent, setSent] = useState(false);
  const [usual, strict] = useMemo(() => {
    const options = { wholeOrder: inquiry.wholeOrder === 1, taxRates: inquiry.expectTaxRates };
    return [quoteColumns({ ...options, isSent: false }), quoteColumns({ ...options, isSent: true })] as const;
  }, [inquiry]);
  const columns = isSent ? strict : usual;
  const itemsOf = (own: Quotation | null) => {
    const lines = new Map(own?.lines.map((line) => [line.lineId, line]));
    return inquiry.lines.map((line) => quoteItem(line, lines.get(line.lineId), inquiry.expectTaxRates));
  };
  const isDraft = keptByItself.has(quotation?.status);

  const sheet = useSheet({
    record: quotationRecord,
    draft: headDraft,
    extra: {},
    start: () => ({ values: startValues(inquiry, quotation, member?.realName ?? ''), items: itemsOf(quotation) }),
    seen: { id: quotation?.id, version: quotation?.version ?? 0 },
    files: {
      name: `quotation-of-${inquiry.id}`,
      label: texts.files,
      rules: procurementRules.record,
      saved: useMemo(() => quotation?.attachments ?? [], [quotation]),
      officeViewer,
    },
    isDraft: isDraft && !isShut,
    readLines(items) {
      const read = items.map(offeredLine);
      return { lines: read.map(({ draft }) => draft), lost: read.reduce((sum, { lost }) => sum + lost, 0) };
    },
    async send(body, { id, version }) {
      const calls = await quotationCalls(client);
      const draft = { ...body, inquiryId: inquiry.id, ...(id !== undefined && { id, version }) };
      // The fields are those of the draft, each read by its own rule.
      return calls.save({ body: draft as Parameters<typeof calls.save>[0]['body'] });
    },
    async load() {
      const theirs = await (await quotationCalls(client)).byInquiry({ query: { inquiryId: inquiry.id } });
      if (theirs === null) return null;
      const { version, attachments } = theirs;
      return { values: startValues(inquiry, theirs, ''), items: itemsOf(theirs), version, attachments };
    },
  });
  const { values, items } = sheet;
  const asked = {
    quoteDeadline: inquiry.quoteDeadline,
    wholeOrder: inquiry.wholeOrder === 1,
    invoiceType: inquiry.invoiceType ?? 0,
    asksFreight: asksFreight(inquiry),
    expectTaxRates: inquiry.expectTaxRates,
    lines: inquiry.lines.map((line) => ({ ...line, acceptEquivalent: line.acceptEquivalent === 1 })),
  };
  const lines = items.map((item) => offeredLine(item).line);
  const totals = totalsOfQuotation(
    sheet.body as unknown as Pick<QuotationFields, 'lines' | 'freightAmount' | 'freightTaxRate' | 'discountAmount'>,
    asked,
  );

  const sum = 'code' in totals ? null : totals;
  // Said while it is typed: below zero the totals of the foot mean nothing.
  const isTooLarge = sum !== null && sum.goodsAmount > 0 && sum.totalAmount - sum.freight.amount <= 0;
  const discountError = isTooLarge ? QUOTATION_MESSAGES.discountTooLarge : null;

  function check(): { readonly found: readonly SheetError[]; readonly fields: QuotationFields | null } {
    const read = v.safeParse(quotationRecord, { ...values, attachments: sheet.files.value(), lines });
    // What a form that is not sound yet says so far: its rules are told with what its fields lack.
    const soFar = { ...sheet.body, lines } as unknown as QuotationFields;
    const rules = checkQuotation(read.success ? read.output : soFar, asked);
    const isTold = rules.some(({ field }) => field === 'discountAmount');
    const found = quoteErrors({
      // What a cell does not take is not sent, and must not be left out unsaid.
      cells: lineItemErrors(items, strict),
      fields: (read.issues ?? []).map(({ path, message }) =>
        errorAt(String(path?.[0]?.key ?? ''), path?.[1]?.key, message),
      ),
      rules: discountError === null || isTold ? rules : [...rules, { field: 'discountAmount', message: discountError }],
    });
    return { found, fields: found.length === 0 && read.success ? read.output : null };
  }

  return {
    ...sheet,
    columns,
    isDraft,
    /** What it comes to in fen; null while it is too much to be reckoned. */
    sum,
    discountError,
    quotedCount: lines.filter(({ quoted }) => quoted === 1).length,
    /** The quotation by the rules of its fields and of the inquiry; what stands against it is told. */
    checked(): QuotationFields | null {
      const { found, fields } = check();
      setSent(true);
      sheet.tell(found);
      return fields;
    },
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>;

function errorAt(field: string, row: unknown, message: string): SheetError {
  if (field !== 'lines' || typeof row !== 'number') return { fieldId: field, text: message };
  return { fieldId: 'lines', text: message.startsWith('第') ? message : `第${row + 1}行：${message}` };
}
