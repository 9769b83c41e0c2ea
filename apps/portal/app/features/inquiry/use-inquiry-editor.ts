import { DAY_MS, formatDate } from '@jianzhu/domain';
import {
  categoriesOfLines,
  checkInquiry,
  chosenCategories,
  type InquiryFields,
  inquiryDraft,
  inquiryRecord,
} from '@jianzhu/domain/inquiries';
import { isBlank, type LineItem, lineItemErrors, newItems } from '@jianzhu/ui/line-item-grid';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { cellsOf, itemsOf, type KeptLine, lineOfCells } from '../../asked-lines/grid-line.ts';
import { filesColumn, lineColumns } from '../../asked-lines/line-columns.ts';
import { suggestMaterials } from '../../asked-lines/material-suggestions.ts';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type Values } from '../../record/form-state.ts';
import { type SheetError, useSheet } from '../../record/use-sheet.ts';
import type { AddressOption } from './editor-choices.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { extraFields } from './extra-fields.ts';
import { type InquiryDetail, inquiryCalls, type SavedInquiry } from './inquiry-calls.ts';
import { inquiryErrors } from './inquiry-errors.ts';
import { editHref } from './inquiry-links.ts';

/** The draft without its lines, which the grid keeps. */
const headDraft = v.omit(inquiryDraft, ['lines']);

/** What a new sheet begins with. */
function freshValues(contactName: string, { phone, defaultAddressId }: EditorStart): Values {
  const now = Date.now();
  return {
    ...emptyValues(inquiryDraft),
    publishScope: 2,
    sealed: 1,
    allowSecond: 1,
    wholeOrder: 0,
    hideContact: 1,
    quoteDeadline: `${formatDate(now + 3 * DAY_MS)} 17:00:00`,
    deliveryDate: '',
    contactName,
    contactPhone: phone,
    addressId: defaultAddressId ?? '',
  };
}

/** The fields of a sheet that is there, as its form has them. */
function valuesOfInquiry(inquiry: InquiryDetail): Values {
  const { buyer } = inquiry;
  return {
    ...Object.fromEntries(
      Object.keys(inquiryDraft.entries).map((name) => [name, (inquiry as unknown as Values)[name] ?? null]),
    ),
    contactName: inquiry.contact?.name ?? '',
    contactPhone: inquiry.contact?.phone ?? '',
    addressId: buyer?.addressId ?? '',
    hideContact: buyer?.hideContact ?? 1,
    budgetAmount: buyer?.budgetAmount ?? null,
    inviteeIds: buyer?.invitees.map(({ businessId }) => businessId) ?? [],
    projectId: buyer?.projectId ?? '',
    categoryCodes: chosenCategories(inquiry.categoryCodes, inquiry.lines),
  };
}

/** What belongs to the time and the hands of one sheet alone. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  ...['title', 'quoteDeadline', 'signUpDeadline', 'deliveryDate', 'contactName', 'contactPhone', 'attachments'],
]);

/** What another sheet takes over of an inquiry: its conditions, and its lines without their dates. */
function templateOf(inquiry: InquiryDetail, addresses: readonly AddressOption[]) {
  const { addressId, ...values } = valuesOfInquiry(inquiry);
  return {
    values: {
      ...Object.fromEntries(Object.entries(values).filter(([name]) => !OWN_FIELDS.has(name))),
      ...(addresses.some(({ id }) => id === addressId) && { addressId }),
    },
    rows: inquiry.lines.map((line) => ({ ...cellsOf(line), arrivalDate: '' })),
  };
}

export interface EditorStart {
  /** Null for a new sheet. */
  readonly inquiry: InquiryDetail | null;
  /** An inquiry that a new sheet begins with. */
  readonly template: InquiryDetail | null;
  readonly defaultAddressId: string | null;
  /** Of a new sheet's contact; '' where it is not known. */
  readonly phone: string;
  /** Chosen on another page that led back here. */
  readonly chosenAddressId: string | null;
  readonly addresses: readonly AddressOption[];
  readonly officeViewer: string | null;
}

/**
 * State of the editor of an inquiry: its fields, lines and files, kept on the platform by themselves (domain rules 3.9).
 */
export function useInquiryEditor(start: EditorStart) {
  const { inquiry, template, chosenAddressId, addresses, officeViewer } = start;
  const client = usePortalClient();
  const member = useSession().userInfo;
  const navigate = useNavigate();
  const kept = useRef(new Map<string, KeptLine>((inquiry?.lines ?? []).map((line) => [line.lineId, line])));
  const [code, setCode] = useState(inquiry?.code ?? '');
  const readLine = (item: LineItem) => lineOfCells(item.values, kept.current.get(item.id));

  const sheet = useSheet({
    record: inquiryRecord,
    draft: headDraft,
    extra: extraFields(addresses),
    start() {
      const model = inquiry === null && template !== null ? templateOf(template, addresses) : { values: {}, rows: [] };
      const lines = inquiry === null ? newItems([], model.rows) : itemsOf(inquiry.lines);
      return {
        values: {
          ...(inquiry === null ? freshValues(member?.realName ?? '', start) : valuesOfInquiry(inquiry)),
          ...model.values,
          ...(chosenAddressId !== null && { addressId: chosenAddressId }),
        },
        items: lines.length === 0 ? [{ id: 'new-1', values: {} }] : lines,
      };
    },
    seen: { id: inquiry?.id, version: inquiry?.version ?? 0 },
    files: {
      name: 'inquiry',
      label: texts.files,
      rules: procurementRules.record,
      saved: useMemo(() => inquiry?.attachments ?? [], [inquiry]),
      officeViewer,
    },
    isDraft: true,
    // An address that was chosen elsewhere is a change that the record does not have yet.
    isAhead: chosenAddressId !== null && chosenAddressId !== inquiry?.buyer?.addressId,
    readLines(items) {
      const read = items.filter((item) => !isBlank(item)).map(readLine);
      return { lines: read.map(({ line }) => line), lost: read.reduce((sum, { lost }) => sum + lost, 0) };
    },
    async send(body, { id, version }) {
      const calls = await inquiryCalls(client);
      // The fields are those of the draft, each read by its own rule.
      const saved = await calls.save({
        body: { ...(body as unknown as SavedInquiry), ...(id !== undefined && { id, version }) },
      });
      setCode(saved.code);
      return saved;
    },
    // The address names the draft from now on, so that it is found again after a reload.
    onKept: ({ id }, before) =>
      before.id === undefined ? navigate(editHref(id), { replace: true, preventScrollReset: true }) : undefined,
    async load({ id }) {
      if (id === undefined) return null;
      const theirs = await (await inquiryCalls(client)).detail({ query: { id } });
      for (const line of theirs.lines) kept.current.set(line.lineId, line);
      const { version, attachments } = theirs;
      return { values: valuesOfInquiry(theirs), items: itemsOf(theirs.lines), version, attachments };
    },
  });
  const { values, items, body } = sheet;
  const deliveryDate = String(values.deliveryDate ?? '');
  const columns = useMemo(
    () => [...lineColumns(deliveryDate, (text) => suggestMaterials(client, text)), filesColumn],
    [deliveryDate, client],
  );
  const filled = items.filter((item) => !isBlank(item));

  const lines = filled.map((item) => readLine(item).line);
  const derivedCategories = categoriesOfLines(lines);

  /** All that stands against a publication, by the rules of the fields, of the grid and between them. */
  function check(): readonly SheetError[] {
    const chosen = (body.categoryCodes ?? []) as readonly string[]; // a field of this name holds nothing else
    const categoryCodes = chosen.length > 0 ? chosen : derivedCategories;
    const attachments = sheet.files.value();
    const whole = {
      ...values,
      attachments,
      categoryCodes,
      lines: filled.map((item) => wholeLine(item, readLine(item))),
    };
    const read = v.safeParse(inquiryRecord, whole);
    // What a form that is not sound yet says so far: its rules are told with what its fields lack.
    const soFar = { ...body, categoryCodes, lines } as unknown as InquiryFields;
    return inquiryErrors({
      cells: lineItemErrors(filled, columns),
      fields: (read.issues ?? []).map(brokenRule),
      rules: checkInquiry(read.success ? read.output : soFar, Date.now()),
    });
  }

  return {
    ...sheet,
    filled,
    code,
    columns,
    derivedCategories,
    /** Takes over the conditions and lines of an earlier inquiry, in place of those that stand there. */
    takeTemplate(earlier: InquiryDetail) {
      const model = templateOf(earlier, addresses);
      sheet.set(model.values);
      sheet.setItems(newItems(items, model.rows));
    },
    /** @returns whether nothing stands against a publication; what does is told */
    mayPublish(): boolean {
      const found = check();
      sheet.tell(found);
      return found.length === 0;
    },
  };
}

export type InquiryEditor = ReturnType<typeof useInquiryEditor>;

/** A line as it is published: the cells as they are typed, so that a wrong one is told. */
const wholeLine = ({ values }: LineItem, { line }: ReturnType<typeof lineOfCells>) => ({
  ...values,
  acceptEquivalent: line.acceptEquivalent,
  attachments: line.attachments,
  unit: values.unit || null,
  categoryCode: values.categoryCode || null,
});

function brokenRule({ path, message }: v.BaseIssue<unknown>) {
  const [field, row] = path ?? [];
  return { field: String(field?.key ?? ''), ...(row !== undefined && { row: Number(row.key) + 1 }), message };
}
