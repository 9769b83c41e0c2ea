import { DAY_MS, formatDate, parseDateTime } from '@jianzhu/domain';
import { dictionaryLabel, OTHER_VALUE, PAYMENT_TERMS } from '@jianzhu/domain/forms';
import { asksFreight } from '@jianzhu/domain/inquiries';
import { RadioGroup } from '@jianzhu/ui/fields';
import { FieldGrid, FieldSpan } from '@jianzhu/ui/pages';
import { RecordField } from '../../record/record-field.tsx';
import { quoteTexts as texts } from './quote-messages.ts';
import { type AskedInquiry, type QuoteEditor, VALID_DAYS } from './use-quote-editor.ts';

interface QuoteTermsProps {
  readonly editor: QuoteEditor;
  readonly inquiry: AskedInquiry;
}

/** 商务条件 of a quotation. */
export function QuoteTerms({ editor, inquiry }: QuoteTermsProps) {
  const paymentText =
    inquiry.paymentTerm === OTHER_VALUE
      ? inquiry.paymentTermText
      : inquiry.paymentTerm === null
        ? ''
        : dictionaryLabel(PAYMENT_TERMS, inquiry.paymentTerm);
  const { discountError } = editor;
  const withDiscount =
    discountError === null ? editor : { ...editor, errors: { ...editor.errors, discountAmount: discountError } };
  return (
    <FieldGrid>
      {asksFreight(inquiry) && (
        <>
          <RecordField form={editor} name="freightAmount" required help={texts.freightHint} />
          <RecordField form={editor} name="freightTaxRate" help={texts.freightRateHint} />
        </>
      )}
      <RecordField form={withDiscount} name="discountAmount" />
      <RecordField form={editor} name="deliveryDays" />
      <RecordField
        form={editor}
        name="validUntil"
        help={texts.validHint(formatDate((parseDateTime(inquiry.quoteDeadline) ?? 0) + VALID_DAYS * DAY_MS))}
      />
      <RecordField form={editor} name="invoiceType" />
      <RadioGroup
        label={`${texts.payment}：${paymentText}`}
        required
        options={[
          { value: '1', label: texts.accept },
          { value: '0', label: texts.refuse },
        ]}
        value={String(editor.values.paymentTermAccept ?? 1)}
        onChange={(choice) => editor.set({ paymentTermAccept: Number(choice) })}
      />
      {Number(editor.values.paymentTermAccept) === 0 && <RecordField form={editor} name="paymentTermText" required />}
      <RecordField form={editor} name="contactName" />
      <RecordField form={editor} name="contactPhone" />
      <RecordField form={editor} name="supplierQuoteNo" />
      <FieldSpan of="all">
        <RecordField form={editor} name="remark" />
      </FieldSpan>
      <FieldSpan of="all">{editor.files.table}</FieldSpan>
    </FieldGrid>
  );
}
