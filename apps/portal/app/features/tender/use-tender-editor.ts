import {
  checkSchedule,
  checkTender,
  EVAL_METHOD,
  hasLines,
  TENDER_TYPE,
  type TenderFields,
  type TenderSchedule,
  tenderDraft,
  tenderRecord,
} from '@jianzhu/domain/tenders';
import { isBlank, type LineItem, lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { itemsOf, type KeptLine, lineOfCells } from '../../asked-lines/grid-line.ts';
import { lineColumns } from '../../asked-lines/line-columns.ts';
import { suggestMaterials } from '../../asked-lines/material-suggestions.ts';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type Values } from '../../record/form-state.ts';
import { type SheetError, useSheet } from '../../record/use-sheet.ts';
import { editorTexts as texts } from './editor-messages.ts';
import { extraFields } from './extra-fields.ts';
import { EVAL_GRID, evalItemsOf, evalRowsOf } from './grid-evaluation.ts';
import { type SavedTender, type TenderDetail, tenderCalls } from './tender-calls.ts';
import { tenderErrors } from './tender-errors.ts';
import { editHref } from './tender-links.ts';

/** The draft as its form holds it: its lines are the grid's, its documents the widget's, its points are rows of a grid. */
const headDraft = v.object({
  ...v.omit(tenderDraft, ['lines', 'docs', 'evalItems']).entries,
  attachments: tenderDraft.entries.docs,
  evalItems: v.pipe(
    v.custom<readonly LineItem[] | undefined>(() => true),
    v.transform((items) => evalItemsOf(items ?? [])),
  ),
});

/** A tender has no day of its own by which goods have to be there. */
const NO_LIMIT = '';

/** What a new tender begins with. */
function freshValues(tenderType: number, contactName: string): Values {
  return {
    ...emptyValues(tenderDraft),
    ...{ tenderType, needAudit: 1, bidValidDays: 60, candidateCount: 3, publicityDays: 3, docVisible: 1 },
    ...{ docFee: 0, depositAmount: 0, contactName, evalItems: evalRowsOf([]) },
  };
}

/** The fields of a tender that is there, as its form has them. */
function valuesOfTender(tender: TenderDetail): Values {
  const { buyer } = tender;
  return {
    ...Object.fromEntries(
      Object.keys(tenderDraft.entries).map((name) => [name, (tender as unknown as Values)[name] ?? null]),
    ),
    estimateAmount: buyer?.estimateAmount ?? null,
    openerIds: buyer?.openers.map(({ userId }) => userId) ?? [],
    inviteeIds: buyer?.invitees.map(({ businessId }) => businessId) ?? [],
    evalItems: evalRowsOf(tender.evalItems),
  };
}

export interface EditorStart {
  /** Null for a new one. */
  readonly tender: TenderDetail | null;
  /** Of a new one. */
  readonly tenderType: number;
  readonly officeViewer: string | null;
}

/** State of the editor of a tender: its fields, lines and files, kept on the platform by themselves. */
export function useTenderEditor({ tender, tenderType, officeViewer }: EditorStart) {
  const client = usePortalClient();
  const member = useSession().userInfo;
  const navigate = useNavigate();
  const kept = useRef(new Map<string, KeptLine>((tender?.lines ?? []).map((line) => [line.lineId, line])));
  const [code, setCode] = useState(tender?.code ?? '');
  const readLine = (item: LineItem) => lineOfCells(item.values, kept.current.get(item.id));

  const sheet = useSheet({
    record: tenderRecord,
    draft: headDraft,
    extra: extraFields,
    start: () => ({
      values: tender === null ? freshValues(tenderType, member?.realName ?? '') : valuesOfTender(tender),
      items: tender === null || tender.lines.length === 0 ? [{ id: 'new-1', values: {} }] : itemsOf(tender.lines),
    }),
    seen: { id: tender?.id, version: tender?.version ?? 0 },
    files: {
      name: 'tender',
      label: texts.docsTable,
      rules: procurementRules.tender,
      saved: useMemo(() => tender?.buyer?.docs ?? [], [tender]),
      officeViewer,
    },
    isDraft: true,
    readLines(items) {
      const read = items.filter((item) => !isBlank(item)).map(readLine);
      return { lines: read.map(({ line }) => line), lost: read.reduce((sum, { lost }) => sum + lost, 0) };
    },
    async send({ attachments, lines, ...head }, { id, version }) {
      const calls = await tenderCalls(client);
      const tenderKind = head.tenderKind as number | null; // a field of this name holds nothing else
      // The fields are those of the draft, each read by its own rule.
      const fields = { ...head, docs: attachments, lines: hasLines(tenderKind) ? lines : [] } as unknown as SavedTender;
      const saved = await calls.save({ body: { ...fields, ...(id !== undefined && { id, version }) } });
      setCode(saved.code);
      return saved;
    },
    // The address names the draft from now on, so that it is found again after a reload.
    onKept: ({ id }, before) =>
      before.id === undefined
        ? navigate(editHref({ id, tenderType }), { replace: true, preventScrollReset: true })
        : undefined,
    async load({ id }) {
      if (id === undefined) return null;
      const theirs = await (await tenderCalls(client)).detail({ query: { id } });
      for (const line of theirs.lines) kept.current.set(line.lineId, line);
      const { version, buyer } = theirs;
      return {
        ...{ values: valuesOfTender(theirs), items: itemsOf(theirs.lines), version },
        attachments: buyer?.docs ?? [],
      };
    },
  });
  const { values, items, body } = sheet;
  const columns = useMemo(() => lineColumns(NO_LIMIT, (text) => suggestMaterials(client, text)), [client]);
  const filled = items.filter((item) => !isBlank(item));
  const tenderKind = values.tenderKind as number | null; // a field of this name holds nothing else
  const asksLines = hasLines(tenderKind);
  const evalRows = (values.evalItems ?? []) as readonly LineItem[]; // the form holds nothing else there
  const isScored = values.evalMethod === EVAL_METHOD.scored;
  const schedule = scheduleOf(values);
  const violations = checkSchedule(schedule, Date.now());

  /** All that stands against handing it in, by the rules of the fields, of the grids and between them. */
  function check(): readonly SheetError[] {
    const docs = sheet.files.value();
    const evalItems = isScored ? evalItemsOf(evalRows) : [];
    const lines = asksLines ? filled.map((item) => wholeLine(item, readLine(item))) : [];
    const read = v.safeParse(tenderRecord, { ...values, docs, evalItems, lines });
    // What a form that is not sound yet says so far: its rules are told with what its fields lack.
    const soFar = { ...body, docs, evalItems, lines } as unknown as TenderFields;
    return tenderErrors({
      cells: asksLines ? lineItemErrors(filled, columns) : [],
      points: isScored
        ? lineItemErrors(
            evalRows.filter((item) => !isBlank(item)),
            EVAL_GRID,
          )
        : [],
      fields: (read.issues ?? []).map(({ path, message }) => ({
        ...{ field: String(path?.[0]?.key ?? ''), isPart: (path?.length ?? 0) > 1, message },
      })),
      rules: checkTender(read.success ? read.output : soFar, Date.now()),
    });
  }

  return {
    ...sheet,
    /** A schedule that is unlawful says so while it is typed. */
    errors: { ...Object.fromEntries(violations.map(({ field, message }) => [field, message])), ...sheet.errors },
    set(changed: Values) {
      const follows = values.isStatutory === 1 && 'bidDeadline' in changed && values.openTime === values.bidDeadline;
      sheet.set(follows ? { ...changed, openTime: changed.bidDeadline } : changed);
    },
    ...{ filled, code, columns, asksLines, evalRows, isScored, schedule, violations },
    isInvited: values.tenderType === TENDER_TYPE.invited,
    /** @returns whether nothing stands against handing it in; what does is told */
    maySubmit(): boolean {
      const found = check();
      sheet.tell(found);
      return found.length === 0;
    },
  };
}

export type TenderEditor = ReturnType<typeof useTenderEditor>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The schedule as far as it is typed. */
function scheduleOf(values: Values): TenderSchedule {
  const days = String(values.publicityDays ?? '');
  return {
    isStatutory: Number(values.isStatutory ?? 0),
    signUpStart: textOf(values.signUpStart),
    signUpEnd: textOf(values.signUpEnd),
    docStart: textOf(values.docStart),
    docEnd: textOf(values.docEnd),
    bidDeadline: textOf(values.bidDeadline),
    openTime: textOf(values.openTime),
    depositDeadline: textOf(values.depositDeadline),
    publicityDays: /^\d{1,3}$/.test(days) ? Number(days) : null,
  };
}

/** A line as it is handed in: the cells as they are typed, so that a wrong one is told. */
const wholeLine = ({ values }: LineItem, { line }: ReturnType<typeof lineOfCells>) => ({
  ...values,
  acceptEquivalent: line.acceptEquivalent,
  attachments: line.attachments,
  unit: values.unit || null,
  categoryCode: values.categoryCode || null,
});
