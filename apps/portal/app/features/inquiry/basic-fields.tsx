import { categoryName, MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { OTHER_VALUE } from '@jianzhu/domain/forms';
import { FREIGHT_BEARER, MOST_QUALIFICATIONS, PICK_UP, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { TAX_RATES } from '@jianzhu/domain/money';
import type { ComboboxOption } from '@jianzhu/ui/combobox';
import { Checkbox, CheckboxRow, FieldGroup } from '@jianzhu/ui/fields';
import { FieldGrid, FieldSpan } from '@jianzhu/ui/pages';
import { QUALIFICATION_OPTIONS } from '../../record/qualification-options.ts';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import type { InquiryEditor } from './use-inquiry-editor.ts';

const categories: readonly ComboboxOption[] = MATERIAL_CATEGORIES.flatMap(({ code, name, children }) => [
  { id: code, label: name },
  ...children.map((leaf) => ({ id: leaf.code, label: leaf.name, detail: name })),
]);

const MOST_CATEGORIES = 5;

const RULES = ['sealed', 'allowSecond', 'wholeOrder'] as const;

interface FieldsProps {
  readonly editor: InquiryEditor;
}

function TaxRateField({ editor }: FieldsProps) {
  const rates = (editor.values.expectTaxRates ?? []) as readonly number[]; // the form holds nothing else there
  return (
    <FieldGroup label={texts.taxRates} help={texts.taxRatesHint}>
      <CheckboxRow>
        {TAX_RATES.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={rates.includes(value)}
            onChange={(isOn) =>
              editor.set({ expectTaxRates: isOn ? [...rates, value] : rates.filter((rate) => rate !== value) })
            }
          />
        ))}
      </CheckboxRow>
    </FieldGroup>
  );
}

/** 基本信息 of an inquiry. */
export function BasicFields({ editor }: FieldsProps) {
  return (
    <FieldGrid>
      <FieldSpan of="two">
        <RecordField form={editor} name="title" />
      </FieldSpan>
      <RecordField form={editor} name="projectName" />
      <SeveralField
        form={editor}
        name="categoryCodes"
        label={texts.category}
        help={texts.categoryHint(editor.derivedCategories.map(categoryName))}
        options={categories}
        max={MOST_CATEGORIES}
      />
      <RecordField form={editor} name="publishScope" />
      <FieldGroup label={texts.rules}>
        <CheckboxRow>
          {RULES.map((name) => (
            <RecordField key={name} form={editor} name={name} />
          ))}
        </CheckboxRow>
      </FieldGroup>
      <RecordField form={editor} name="quoteDeadline" />
      {editor.values.publishScope === PUBLISH_SCOPE.open && <RecordField form={editor} name="signUpDeadline" />}
      <RecordField form={editor} name="deliveryDate" />
      <RecordField form={editor} name="budgetAmount" help={texts.budgetHint} />
      <RecordField form={editor} name="minSupplierLevel" />
      <SeveralField
        form={editor}
        name="requiredQualifications"
        label={texts.qualifications}
        help={texts.qualificationsHint}
        options={QUALIFICATION_OPTIONS}
        max={MOST_QUALIFICATIONS}
      />
      <RecordField form={editor} name="contactName" />
      <RecordField form={editor} name="contactPhone" />
      <FieldGroup label={texts.contact} labelHidden>
        <RecordField form={editor} name="hideContact" />
      </FieldGroup>
    </FieldGrid>
  );
}

/** 商务条件 of an inquiry; who fetches the goods pays the freight apart. */
export function TermFields({ editor }: FieldsProps) {
  const { values } = editor;
  const form = {
    ...editor,
    set: (changed: Readonly<Record<string, unknown>>) =>
      editor.set(changed.deliveryMethod === PICK_UP ? { ...changed, freightBearer: FREIGHT_BEARER.apart } : changed),
  };
  return (
    <FieldGrid>
      <RecordField form={form} name="deliveryMethod" />
      <RecordField form={form} name="freightBearer" />
      <RecordField form={form} name="pricingMode" />
      <RecordField form={form} name="paymentTerm" />
      {values.paymentTerm === OTHER_VALUE && <RecordField form={form} name="paymentTermText" required />}
      <RecordField form={form} name="invoiceType" />
      <TaxRateField editor={editor} />
    </FieldGrid>
  );
}
