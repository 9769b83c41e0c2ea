import { BusinessError } from '@jianzhu/api-client';
import { formatDate } from '@jianzhu/domain';
import {
  categoriesOfLines,
  checkInquiry,
  INQUIRY_MESSAGES,
  inquiryDraft,
  inquiryRecord,
} from '@jianzhu/domain/inquiries';
import { isBlank, type LineItem } from '@jianzhu/ui/line-item-grid';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type FieldTexts, type Values } from '../../record/form-state.ts';
import { keepable } from '../../record/keepable.ts';
import { fileIds, useAutosave } from '../../record/use-autosave.ts';
import type { RecordFiles } from '../../record/use-record-files.tsx';
import { itemsOf, type KeptLine, lineOfCells } from './grid-line.ts';
import { type InquiryDetail, inquiryCalls, type SavedInquiry } from './inquiry-calls.ts';
import { editHref } from './inquiry-links.ts';

/** A place of the form that keeps it from being published. */
export interface EditorError {
  /** Field, or `lines`. */
  readonly field: string;
  readonly text: string;
}

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
}

/**
 * State of the editor of an inquiry: its fields, lines and files, kept on the platform by themselves (domain rules 3.9).
 */
export function useInquiryEditor({ inquiry, defaultAddressId, chosenAddressId }: EditorStart, files: RecordFiles) {
  const client = usePortalClient();
  const member = useSession().userInfo;
  const navigate = useNavigate();
  const [values, setValues] = useState<Values>(() => ({
    ...(inquiry === null ? freshValues(member?.realName ?? '', defaultAddressId) : valuesOfInquiry(inquiry)),
    ...(chosenAddressId !== null && { addressId: chosenAddressId }),
  }));
  const [items, setItems] = useState<readonly LineItem[]>(() =>
    inquiry === null || inquiry.lines.length === 0 ? [{ id: 'new-1', values: {} }] : itemsOf(inquiry.lines),
  );
  const [kept] = useState(() => new Map((inquiry?.lines ?? []).map((line): [string, KeptLine] => [line.lineId, line])));
  const [errors, setErrors] = useState<readonly EditorError[]>([]);
  const record = useRef({ id: inquiry?.id, version: inquiry?.version ?? 0 });
  const [code, setCode] = useState(inquiry?.code ?? '');

  const filled = items.filter((item) => !isBlank(item));
  const read = filled.map((item) => lineOfCells(item.values, kept.get(item.id)));
  const lines = read.map(({ line }) => line);
  const attachments = files.value();
  const head = keepable(headDraft, { ...values, attachments });
  const lost = head.lost + read.reduce((sum, line) => sum + line.lost, 0);
  // The fields are those of the draft, each read by its own rule.
  const body = { ...head.fields, lines } as unknown as SavedInquiry;

  async function save(): Promise<void> {
    const { id, version } = record.current;
    const calls = await inquiryCalls(client);
    const saved = await calls.save({ body: { ...body, ...(id !== undefined && { id, version }) } });
    record.current = { id: saved.id, version: saved.version };
    files.submitted(attachments);
    setCode(saved.code);
    // The address names the draft from now on, so that it is found again after a reload.
    if (id === undefined) await navigate(editHref(saved.id), { replace: true, preventScrollReset: true });
  }

  const content = JSON.stringify({ ...body, attachments: fileIds(attachments) });
  const isOtherAddress = chosenAddressId !== null && chosenAddressId !== inquiry?.buyer?.addressId;
  // An address that was chosen elsewhere is a change that the record does not have yet.
  const autosave = useAutosave(content, save, true, inquiry === null ? null : isOtherAddress ? '' : content);

  /** What the form's rules say against a publication, the rows of the lines counted as the grid counts them. */
  function check(): readonly EditorError[] {
    const categories = (body.categoryCodes ?? []).length > 0 ? body.categoryCodes : categoriesOfLines(lines);
    const whole = {
      ...values,
      attachments,
      lines: filled.map((item) => ({ ...item.values, ...typedCells(item) })),
      categoryCodes: categories,
    };
    const result = v.safeParse(inquiryRecord, whole);
    if (!result.success) return result.issues.map(errorOfIssue);
    return checkInquiry(result.output, Date.now()).map(({ field, row, message }) =>
      row === undefined ? { field, text: message } : { field: 'lines', text: INQUIRY_MESSAGES.inRow(row, message) },
    );
  }

  function refuse(error: unknown): boolean {
    if (!(error instanceof BusinessError) || error.fieldErrors.length === 0) return false;
    // The messages of lines name their rows.
    setErrors(
      error.fieldErrors.map(({ field, row, message }) => ({
        field: row == null ? (field.split('.')[0] ?? field) : 'lines',
        text: message,
      })),
    );
    return true;
  }

  const fieldErrors: FieldTexts = Object.fromEntries(errors.map(({ field, text }) => [field, text]));
  return {
    record: inquiryRecord,
    values,
    items,
    filled,
    code,
    errors: fieldErrors,
    allErrors: errors,
    lost,
    autosave,
    id: () => record.current.id,
    seen: () => ({ id: record.current.id ?? '', version: record.current.version }),
    set(changed: Values) {
      setValues((now) => ({ ...now, ...changed }));
      setErrors((now) => now.filter(({ field }) => !(field in changed)));
    },
    setItems(next: readonly LineItem[]) {
      setItems(next);
      setErrors((now) => now.filter(({ field }) => field !== 'lines'));
    },
    /** @returns whether nothing stands against a publication */
    mayPublish(): boolean {
      const found = check();
      setErrors(found);
      return found.length === 0;
    },
    refuse,
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
function errorOfIssue({ path, message }: v.BaseIssue<unknown>): EditorError {
  const [field, row] = path ?? [];
  const name = String(field?.key ?? '');
  if (name !== 'lines' || row === undefined) return { field: name, text: message };
  return { field: 'lines', text: INQUIRY_MESSAGES.inRow(Number(row.key) + 1, message) };
}
