import { formatDate } from '@jianzhu/domain';
import {
  categoriesOfLines,
  checkInquiry,
  INQUIRY_MESSAGES,
  inquiryDraft,
  inquiryRecord,
} from '@jianzhu/domain/inquiries';
import { isBlank, type LineItem } from '@jianzhu/ui/line-item-grid';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type Values } from '../../record/form-state.ts';
import { type SheetError, useSheet } from '../../record/use-sheet.ts';
import type { AddressOption } from './editor-choices.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { extraFields } from './extra-fields.ts';
import { itemsOf, type KeptLine, lineOfCells } from './grid-line.ts';
import { type InquiryDetail, inquiryCalls, type SavedInquiry } from './inquiry-calls.ts';
import { editHref } from './inquiry-links.ts';

/** The draft without its lines, which the grid keeps. */
const headDraft = v.omit(inquiryDraft, ['lines']);

const DAY_MS = 86_400_000;

/** What a new sheet begins with. */
function freshValues(contactName: string, addressId: string | null): Values {
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
    addressId: addressId ?? '',
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
  };
}

export interface EditorStart {
  /** Null for a new sheet. */
  readonly inquiry: InquiryDetail | null;
  readonly defaultAddressId: string | null;
  /** Chosen on another page that led back here. */
  readonly chosenAddressId: string | null;
  readonly addresses: readonly AddressOption[];
  readonly officeViewer: string | null;
}

/**
 * State of the editor of an inquiry: its fields, lines and files, kept on the platform by themselves (domain rules 3.9).
 */
export function useInquiryEditor({ inquiry, defaultAddressId, chosenAddressId, addresses, officeViewer }: EditorStart) {
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
    start: () => ({
      values: {
        ...(inquiry === null ? freshValues(member?.realName ?? '', defaultAddressId) : valuesOfInquiry(inquiry)),
        ...(chosenAddressId !== null && { addressId: chosenAddressId }),
      },
      items: inquiry === null || inquiry.lines.length === 0 ? [{ id: 'new-1', values: {} }] : itemsOf(inquiry.lines),
    }),
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
  const filled = items.filter((item) => !isBlank(item));

  /** What the form's rules say against a publication, the rows of the lines counted as the grid counts them. */
  function check(): readonly SheetError[] {
    const lines = filled.map((item) => readLine(item).line);
    const chosen = (body.categoryCodes ?? []) as readonly string[]; // a field of this name holds nothing else
    const whole = {
      ...values,
      attachments: sheet.files.value(),
      lines: filled.map((item) => ({ ...item.values, ...typedCells(item) })),
      categoryCodes: chosen.length > 0 ? chosen : categoriesOfLines(lines),
    };
    const result = v.safeParse(inquiryRecord, whole);
    if (!result.success) return result.issues.map(errorOfIssue);
    return checkInquiry(result.output, Date.now()).map(({ field, row, message }) =>
      row === undefined
        ? { fieldId: field, text: message }
        : { fieldId: 'lines', text: INQUIRY_MESSAGES.inRow(row, message) },
    );
  }

  return {
    ...sheet,
    filled,
    code,
    /** @returns whether nothing stands against a publication; what does is told */
    mayPublish(): boolean {
      const found = check();
      sheet.tell(found);
      return found.length === 0;
    },
  };
}

export type InquiryEditor = ReturnType<typeof useInquiryEditor>;

/** Cells whose values are no texts. */
const typedCells = ({ values }: LineItem) => ({
  acceptEquivalent: values.acceptEquivalent === '0' ? 0 : 1,
  attachments: [],
  unit: values.unit || null,
  categoryCode: values.categoryCode || null,
});

/** A rule of the record that is broken, by field; of the lines with the number of the row. */
function errorOfIssue({ path, message }: v.BaseIssue<unknown>): SheetError {
  const [field, row] = path ?? [];
  const name = String(field?.key ?? '');
  if (name !== 'lines' || row === undefined) return { fieldId: name, text: message };
  return { fieldId: 'lines', text: INQUIRY_MESSAGES.inRow(Number(row.key) + 1, message) };
}
