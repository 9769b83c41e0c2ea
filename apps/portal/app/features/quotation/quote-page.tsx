import { BusinessError } from '@jianzhu/api-client';
import { FORM_MESSAGES, formatDate, parseDateTime } from '@jianzhu/domain';
import { dictionaryLabel, OTHER_VALUE, PAYMENT_TERMS } from '@jianzhu/domain/forms';
import { FREIGHT_BEARER, INQUIRY_MESSAGES, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import {
  checkQuotation,
  QUOTATION_MESSAGES,
  QUOTATION_STATUS,
  type QuotationFields,
  quotationDraft,
  quotationRecord,
  totalsOfQuotation,
} from '@jianzhu/domain/quotations';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { FieldGroup, RadioGroup } from '@jianzhu/ui/fields';
import { type LineItem, LineItemGrid, lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { ActionBar, ErrorSummary, FieldGrid, FieldSpan, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { RecordSummary } from '@jianzhu/ui/record';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { emptyValues, type FieldTexts, type Values } from '../../record/form-state.ts';
import { keepable } from '../../record/keepable.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useAct } from '../../record/use-act.ts';
import { fileIds, useAutosave } from '../../record/use-autosave.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useServerMoment } from '../../record/use-server-moment.ts';

import { type Quotation, quotationCalls } from './quotation-calls.ts';
import { quotationHref } from './quotation-links.ts';
import { quoteColumns } from './quote-columns.ts';
import { QuoteFile } from './quote-file.tsx';
import { type AskedLine, offeredLine, quoteItem } from './quote-line.ts';
import { quoteTexts as texts } from './quote-messages.ts';

/** The draft without its lines, which the grid keeps. */
const headDraft = v.omit(quotationDraft, ['lines']);

const DAY_MS = 86_400_000;
const VALID_DAYS = 7;

/** What a quotation answers. */
interface AskedInquiry {
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
  readonly paymentTerm: number | null;
  readonly paymentTermText: string;
  readonly expectTaxRates: readonly number[];
  readonly address: { readonly regionText: string };
  readonly lines: readonly AskedLine[];
  readonly supplier: { readonly buyerName: string } | null;
}

export interface QuotePageProps {
  readonly inquiry: AskedInquiry;
  /** The own quotation so far; null while there is none. */
  readonly quotation: Quotation | null;
  readonly officeViewer: string | null;
}

interface QuoteError {
  readonly fieldId: string;
  readonly text: string;
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

/** Fills in a quotation, or changes it before the deadline (domain rules 4.1, 4.2, 4.4). */
export function QuotePage({ inquiry, quotation, officeViewer }: QuotePageProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const member = useSession().userInfo;
  const act = useAct();
  const [values, setValues] = useState<Values>(() => startValues(inquiry, quotation, member?.realName ?? ''));
  const [items, setItems] = useState<readonly LineItem[]>(() => {
    const own = new Map(quotation?.lines.map((line) => [line.lineId, line]));
    return inquiry.lines.map((line) => quoteItem(line, own.get(line.lineId), inquiry.expectTaxRates));
  });
  const [errors, setErrors] = useState<readonly QuoteError[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const record = useRef({ id: quotation?.id, version: quotation?.version ?? 0 });
  const untilMs = useServerMoment(inquiry.quoteDeadline, inquiry.serverTime);
  const files = useRecordFiles({
    name: `quotation-of-${inquiry.id}`,
    label: texts.files,
    rules: procurementRules.record,
    saved: useMemo(() => quotation?.attachments ?? [], [quotation]),
    officeViewer,
    readOnly: false,
  });
  const columns = useMemo(
    () =>
      quoteColumns({
        wholeOrder: inquiry.wholeOrder === 1,
        taxRates: inquiry.expectTaxRates,
        exactLines: new Set(
          inquiry.lines
            .filter(({ acceptEquivalent }) => acceptEquivalent === 0)
            .map(({ materialName, spec }) => `${materialName} ${spec}`),
        ),
      }),
    [inquiry],
  );

  const isApart = inquiry.freightBearer === FREIGHT_BEARER.apart;
  const read = items.map(offeredLine);
  const lines = read.map(({ line }) => line);
  const asked = {
    quoteDeadline: inquiry.quoteDeadline,
    wholeOrder: inquiry.wholeOrder === 1,
    invoiceType: inquiry.invoiceType ?? 0,
    freightBearer: inquiry.freightBearer ?? 0,
    expectTaxRates: inquiry.expectTaxRates,
    lines: inquiry.lines.map((line) => ({ ...line, acceptEquivalent: line.acceptEquivalent === 1 })),
  };
  const attachments = files.value();
  const kept = keepable(headDraft, { ...values, attachments });
  const body = { ...kept.fields, lines: read.map(({ draft }) => draft), inquiryId: inquiry.id };
  const lost = kept.lost + read.reduce((sum, line) => sum + line.lost, 0);
  const totals = totalsOfQuotation(
    body as unknown as Pick<QuotationFields, 'lines' | 'freightAmount' | 'freightTaxRate' | 'discountAmount'>,
    asked,
  );
  const quotedCount = lines.filter(({ quoted }) => quoted === 1).length;

  const autosave = useAutosave(
    JSON.stringify({ ...body, attachments: fileIds(attachments) }),
    async () => {
      const { id, version } = record.current;
      const calls = await quotationCalls(client);
      const draft = { ...body, ...(id !== undefined && { id, version }) };
      // The fields are those of the draft, each read by its own rule.
      const saved = await calls.save({ body: draft as Parameters<typeof calls.save>[0]['body'] });
      record.current = { id: saved.id, version: saved.version };
      files.submitted(attachments);
    },
    keptByItself.has(quotation?.status),
    quotation === null ? null : undefined,
  );

  const fieldErrors: FieldTexts = Object.fromEntries(errors.map(({ fieldId, text }) => [fieldId, text]));
  const form = {
    record: quotationRecord,
    values,
    errors: fieldErrors,
    set(changed: Values) {
      setValues((now) => ({ ...now, ...changed }));
      setErrors((now) => now.filter(({ fieldId }) => !(fieldId in changed)));
    },
  };

  function tell(found: readonly QuoteError[]) {
    setErrors(found);
    if (found.length === 0) return;
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>('main [role="alert"] a');
      first?.focus();
      first?.scrollIntoView({ block: 'center' });
    });
  }

  /** The quotation by the rules of its fields and of the inquiry; what stands against it is told. */
  function checked(): QuotationFields | null {
    // What a cell does not take is not sent, and must not be left out unsaid.
    const cells = lineItemErrors(items, columns);
    if (cells.length > 0) {
      tell(cells.map(({ row, message }) => ({ fieldId: 'lines', text: INQUIRY_MESSAGES.inRow(row + 1, message) })));
      return null;
    }
    const result = v.safeParse(quotationRecord, { ...values, attachments, lines });
    if (!result.success) {
      tell(result.issues.map(({ path, message }) => errorAt(String(path?.[0]?.key ?? ''), path?.[1]?.key, message)));
      return null;
    }
    const found = checkQuotation(result.output, asked).map(({ field, row, message }) => ({
      fieldId: row === undefined ? field : 'lines',
      text: message,
    }));
    tell(found);
    return found.length === 0 ? result.output : null;
  }

  function submit() {
    const fields = checked();
    if (fields === null) return setAsked(false);
    void act
      .run('submit', async (idempotencyKey) => {
        // A save under way would make this one outdated.
        if (keptByItself.has(quotation?.status)) await autosave.flush();
        const { id, version } = record.current;
        try {
          const calls = await quotationCalls(client);
          const done = await calls.submit(
            { body: { ...fields, inquiryId: inquiry.id, ...(id !== undefined && { id, version }) } },
            { idempotencyKey },
          );
          client.notify({ tone: 'success', text: QUOTATION_MESSAGES.submitted });
          flushSync(() => setSubmitted(true));
          await navigate(quotationHref(done.id), { replace: true });
          return undefined;
        } catch (error) {
          if (!(error instanceof BusinessError) || error.fieldErrors.length === 0) throw error;
          tell(
            error.fieldErrors.map(({ field, row, message }) => ({
              fieldId: row == null ? field : 'lines',
              text: message,
            })),
          );
          return undefined;
        }
      })
      .then(() => setAsked(false));
  }

  async function saveDraft() {
    const isSaved = await autosave.flush();
    client.notify(
      isSaved ? { tone: 'success', text: FORM_MESSAGES.saved } : { tone: 'warning', text: texts.cannotSave },
    );
  }

  const paymentText =
    inquiry.paymentTerm === OTHER_VALUE
      ? inquiry.paymentTermText
      : inquiry.paymentTerm === null
        ? ''
        : dictionaryLabel(PAYMENT_TERMS, inquiry.paymentTerm);
  const sum = 'code' in totals ? null : totals;

  return (
    <>
      <SheetFormPage
        {...head}
        onSubmit={() => {
          if (checked() !== null) setAsked(true);
        }}
      >
        <SheetSection id="inquiry" title={texts.inquiry}>
          <RecordSummary
            title={inquiry.title}
            tags={
              <>
                <Tag tone="outline">
                  {inquiry.publishScope === PUBLISH_SCOPE.invited ? texts.invited : texts.public}
                </Tag>
                {inquiry.sealed === 1 && <Tag tone="brand">{texts.sealed}</Tag>}
                <Tag tone="outline">{inquiry.wholeOrder === 1 ? texts.wholeOrder : texts.partial}</Tag>
              </>
            }
            facts={[inquiry.code, inquiry.supplier?.buyerName || texts.hiddenBuyer, inquiry.address.regionText]}
            aside={
              untilMs !== null && (
                <>
                  <span>{texts.until}</span>
                  <Countdown label={texts.until} untilMs={untilMs} />
                  <span>{inquiry.quoteDeadline.slice(0, 16)}</span>
                </>
              )
            }
          />
        </SheetSection>
        <LostAct lost={act.lost} />
        <ErrorSummary errors={errors} />
        <SheetSection
          id="lines"
          title={texts.lines}
          hint={texts.linesHint}
          flush
          actions={<QuoteFile code={inquiry.code} columns={columns} items={items} onChange={setItems} />}
        >
          <LineItemGrid
            label={texts.lines}
            columns={columns}
            items={items}
            onChange={(next) => {
              setItems(next);
              setErrors((now) => now.filter(({ fieldId }) => fieldId !== 'lines'));
            }}
            fixedRows
            totals={{ amount: sum && formatMoney(sum.goodsAmount) }}
          />
        </SheetSection>
        <SheetSection id="terms" title={texts.terms}>
          <FieldGrid>
            {isApart && <RecordField form={form} name="freightAmount" help={texts.freightHint} />}
            <RecordField form={form} name="discountAmount" />
            <RecordField form={form} name="deliveryDays" />
            <RecordField
              form={form}
              name="validUntil"
              help={texts.validHint(formatDate((parseDateTime(inquiry.quoteDeadline) ?? 0) + VALID_DAYS * DAY_MS))}
            />
            <RecordField form={form} name="invoiceType" />
            <RadioGroup
              label={`${texts.payment}：${paymentText}`}
              required
              options={[
                { value: '1', label: texts.accept },
                { value: '0', label: texts.refuse },
              ]}
              value={String(values.paymentTermAccept ?? 1)}
              onChange={(choice) => form.set({ paymentTermAccept: Number(choice) })}
            />
            {Number(values.paymentTermAccept) === 0 && <RecordField form={form} name="paymentTermText" />}
            <RecordField form={form} name="contactName" />
            <RecordField form={form} name="contactPhone" />
            <RecordField form={form} name="supplierQuoteNo" />
            <FieldSpan of="all">
              <RecordField form={form} name="remark" />
            </FieldSpan>
            <FieldSpan of="all">
              <FieldGroup label={texts.files}>{files.table}</FieldGroup>
            </FieldSpan>
          </FieldGrid>
        </SheetSection>
        <ActionBar
          note={
            <>
              {QUOTATION_MESSAGES.progress(quotedCount, items.length)} {texts.goods}{' '}
              {formatMoney(sum?.goodsAmount ?? 0)} {texts.tax} {formatMoney(sum?.taxAmount ?? 0)} {texts.sum}{' '}
              <b>{formatMoney(sum?.totalAmount ?? 0)}</b> {autosave.note} {lost > 0 && texts.unsaved(lost)}
            </>
          }
        >
          {keptByItself.has(quotation?.status) && (
            <Button variant="line" onClick={() => void saveDraft()}>
              {texts.saveDraft}
            </Button>
          )}
          <Button type="submit" pending={act.isBusy('submit')} disabled={files.isUploading}>
            {texts.submit}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={!isSubmitted && (!autosave.isSaved || files.isUploading)} />
      <ConfirmDialog
        open={isAsked}
        title={texts.submitTitle}
        text={
          sum === null
            ? ''
            : texts.total(formatMoney(sum.totalAmount), capitalAmount(sum.totalAmount)) +
              QUOTATION_MESSAGES.submitConfirm
        }
        confirmText={texts.submit}
        pending={act.isBusy('submit')}
        onConfirm={submit}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

function errorAt(field: string, row: unknown, message: string): QuoteError {
  if (field !== 'lines' || typeof row !== 'number') return { fieldId: field, text: message };
  return { fieldId: 'lines', text: message.startsWith('第') ? message : `第${row + 1}行：${message}` };
}
