import {
  BID_STATUS,
  type BidDraft,
  type BidFields,
  bidDraft,
  bidRecord,
  checkBid,
  totalOfBid,
} from '@jianzhu/domain/bids';
import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { hasLines } from '@jianzhu/domain/tenders';
import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { useMemo } from 'react';
import * as v from 'valibot';
import { bidRules } from '../../attachment/bid-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import { emptyValues, type Values } from '../../record/form-state.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { type SheetError, useSheet } from '../../record/use-sheet.ts';
import { type AskedTender, type BidDetail, bidCalls } from './bid-calls.ts';
import { bidColumns } from './bid-columns.ts';
import { bidItem, offeredLine } from './bid-line.ts';
import { bidFormTexts as texts } from './messages.ts';

/** The draft without its lines, which the grid keeps; its first list of files is the sheet's own. */
const headDraft = v.object({
  ...v.omit(bidDraft, ['lines', 'techFiles']).entries,
  attachments: bidDraft.entries.techFiles,
});

/** Statuses in which a bid is kept by itself; one that is out changes by a submission alone. */
const keptByItself: ReadonlySet<number | undefined> = new Set([undefined, BID_STATUS.draft, BID_STATUS.withdrawn]);

interface BidStart {
  readonly tender: AskedTender;
  /** The own bid so far; null while there is none. */
  readonly bid: BidDetail | null;
  readonly officeViewer: string | null;
}

const valuesOf = (bid: BidDetail): Values => {
  const source = bid as unknown as Values;
  return Object.fromEntries(Object.keys(bidDraft.entries).map((key) => [key, source[key] ?? null]));
};

/** State of the form of a bid: prices, answers and files, kept on the platform by themselves until it is out. */
export function useBidEditor({ tender, bid, officeViewer, isShut }: BidStart & { readonly isShut: boolean }) {
  const client = usePortalClient();
  const isListed = hasLines(tender.tenderKind);
  const itemsOf = (own: BidDetail | null) => {
    const lines = new Map(own?.lines.map((line) => [line.lineId, line]));
    return tender.lines.map((line) => bidItem(line, lines.get(line.lineId)));
  };
  const isDraft = keptByItself.has(bid?.status);
  const filesOf = (part: 'bizFiles' | 'otherFiles', label: string, rules: (typeof bidRules)['part']) => ({
    ...{ name: `${part}-of-${tender.id}`, label, rules, officeViewer, readOnly: false },
  });
  const [savedTech, savedBiz, savedOther] = useMemo(
    () => [bid?.techFiles ?? [], bid?.bizFiles ?? [], bid?.otherFiles ?? []] as const,
    [bid],
  );
  const biz = useRecordFiles({ ...filesOf('bizFiles', texts.biz, bidRules.part), saved: savedBiz });
  const other = useRecordFiles({ ...filesOf('otherFiles', texts.other, bidRules.other), saved: savedOther });
  const asked = {
    tenderKind: tender.tenderKind,
    controlPrice: tender.controlPrice,
    lines: tender.lines.map((line) => ({ ...line, acceptEquivalent: line.acceptEquivalent === 1 })),
  };
  /** What the lines come to, in place of what nobody types. */
  const withTotal = (fields: Values): Values => {
    if (!isListed) return { ...fields, lines: [] };
    const total = totalOfBid(fields as unknown as Pick<BidDraft, 'lines'>, asked);
    return { ...fields, totalPrice: 'code' in total ? null : total.amount };
  };
  const sheet = useSheet({
    record: bidRecord,
    draft: headDraft,
    extra: {},
    start: () => ({ values: bid === null ? emptyValues(bidDraft) : valuesOf(bid), items: itemsOf(bid) }),
    seen: { id: bid?.id, version: bid?.version ?? 0 },
    files: {
      ...{ name: `techFiles-of-${tender.id}`, label: texts.tech, rules: bidRules.part, officeViewer },
      saved: savedTech,
    },
    otherFiles: { bizFiles: biz, otherFiles: other },
    isDraft: isDraft && !isShut,
    readLines(items) {
      const read = items.map(offeredLine);
      return { lines: read.map(({ line }) => line), lost: read.reduce((sum, { lost }) => sum + lost, 0) };
    },
    async send({ attachments, ...body }, { id, version }) {
      const calls = await bidCalls(client);
      const draft = { ...withTotal(body), techFiles: attachments, tenderId: tender.id };
      // The fields are those of the draft, each read by its own rule.
      const saved = { ...draft, ...(id !== undefined && { id, version }) } as Parameters<typeof calls.save>[0]['body'];
      return calls.save({ body: saved });
    },
    async load() {
      const { bid: theirs } = await (await bidCalls(client)).byTender({ query: { tenderId: tender.id } });
      if (theirs === null) return null;
      const { version, techFiles } = theirs;
      return { values: valuesOf(theirs), items: itemsOf(theirs), version, attachments: techFiles };
    },
  });
  const { items } = sheet;
  const files = { techFiles: sheet.files.value(), bizFiles: biz.value(), otherFiles: other.value() };
  const lines = items.map((item) => offeredLine(item).line);
  const total = isListed ? totalOfBid({ lines }, asked) : null;

  function check(): { readonly found: readonly SheetError[]; readonly fields: BidFields | null } {
    const typed = withTotal({ ...sheet.values, ...files, lines });
    const read = v.safeParse(bidRecord, typed);
    // What a form that is not sound yet says so far: its rules are told with what its fields lack.
    const soFar = withTotal({ ...sheet.body, ...files, lines }) as unknown as BidFields;
    const cells = isListed ? lineItemErrors(items, bidColumns) : [];
    const wrongRows = new Set(cells.map(({ row }) => row + 1));
    const first = new Map<string, SheetError>();
    const told: SheetError[] = cells.map(({ row, message }) => ({
      ...{ fieldId: 'lines', text: INQUIRY_MESSAGES.inRow(row + 1, message) },
    }));
    const add = (fieldId: string, text: string) => !first.has(fieldId) && first.set(fieldId, { fieldId, text });
    for (const { field, row, message } of checkBid(read.success ? read.output : soFar, asked)) {
      if (row === undefined) add(field, message);
      else if (!wrongRows.has(row)) told.push({ fieldId: 'lines', text: message });
    }
    for (const { path, message } of read.issues ?? []) {
      const field = String(path?.[0]?.key ?? '');
      // What the lines come to is their own to say.
      if (field !== 'lines' && !(isListed && field === 'totalPrice')) add(field, message);
    }
    const found = [...told, ...first.values()];
    return { found, fields: found.length === 0 && read.success ? read.output : null };
  }

  return {
    ...sheet,
    ...{ biz, other, isDraft, isListed, asked },
    isUploading: sheet.files.isUploading || biz.isUploading || other.isUploading,
    pricedCount: lines.filter(({ unitPrice }) => unitPrice !== null).length,
    counts: { tech: files.techFiles.length, biz: files.bizFiles.length },
    /** In fen; null while there is none. */
    total: total === null ? (sheet.values.totalPrice as number | null) : 'code' in total ? null : total.amount,
    /** The bid by the rules of its fields and of the tender; what stands against it is told. */
    checked(): BidFields | null {
      const { found, fields } = check();
      sheet.tell(found);
      return fields;
    },
  };
}

export type BidEditor = ReturnType<typeof useBidEditor>;
