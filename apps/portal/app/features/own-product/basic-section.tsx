import { NATIONWIDE_CODE } from '@jianzhu/domain/products';
import { TextLink } from '@jianzhu/ui';
import { TextField } from '@jianzhu/ui/fields';
import { FieldGrid, FieldSpan } from '@jianzhu/ui/pages';
import { PopupTreeSelect } from '@jianzhu/ui/tree-select';
import * as paths from '../../paths.ts';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownProductTexts as texts } from './messages.ts';
import type { CategoryTree } from './product-calls.ts';
import { labelOf } from './product-form-record.ts';

export interface BasicSectionProps {
  readonly form: Pick<RecordForm, 'record' | 'values' | 'errors' | 'set'>;
  readonly tree: CategoryTree;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
  /** What is counted in, in words. */
  readonly unit: string;
}

/** What a product is, and the terms of a trade in it (domain rules 10.1). */
export function BasicSection({ form, tree, cities, unit }: BasicSectionProps) {
  const regions = [
    { id: NATIONWIDE_CODE, label: texts.nationwide },
    ...cities.map(({ code, name }) => ({ id: code, label: name })),
  ];
  return (
    <FieldGrid>
      <FieldSpan of="two">
        <RecordField form={form} name="name" />
      </FieldSpan>
      <CategoryField form={form} tree={tree} />
      <RecordField form={form} name="brandName" />
      <RecordField form={form} name="manufacturer" />
      <RecordField form={form} name="standardNo" />
      <RecordField form={form} name="unit" />
      <RecordField form={form} name="invoiceType" />
      <RecordField form={form} name="taxRate" />
      <TextField
        id="minOrderQty"
        label={labelOf('minOrderQty')}
        required
        inputMode="decimal"
        autoComplete="off"
        align="figure"
        suffix={unit}
        error={form.errors.minOrderQty}
        value={String(form.values.minOrderQty ?? '')}
        onChange={(text) => form.set({ minOrderQty: text })}
      />
      <RecordField form={form} name="deliveryDays" />
      <RecordField form={form} name="originRegion" />
      <FieldSpan of="two">
        <SeveralField
          {...{ form, name: 'supplyRegions', label: texts.regions, help: texts.regionsHelp, options: regions }}
          max={100}
          required
        />
      </FieldSpan>
      <RecordField form={form} name="freightNote" />
    </FieldGrid>
  );
}

/** A leaf of the categories that the business deals in; unit and rate that are usual there begin the form's. */
function CategoryField({ form, tree }: Pick<BasicSectionProps, 'form' | 'tree'>) {
  const code = form.values.categoryCode;
  const hasMain = tree.some(({ children }) => children.some(({ isMain }) => isMain));
  return (
    <PopupTreeSelect
      id="categoryCode"
      label={texts.category}
      required
      mode="single"
      error={form.errors.categoryCode}
      help={
        hasMain ? undefined : (
          <>
            {texts.noMain} <TextLink href={paths.supplierProfile}>{texts.toProfile}</TextLink>
          </>
        )
      }
      value={typeof code === 'string' && code !== '' ? code : null}
      onChange={(chosen) => {
        const branch = tree.find(({ children }) => children.some((leaf) => leaf.code === chosen));
        const [unit] = branch?.units ?? [];
        form.set({
          categoryCode: chosen ?? '',
          ...(form.values.unit == null && unit !== undefined && { unit }),
          ...(branch !== undefined && code === '' && { taxRate: branch.taxRate }),
        });
      }}
      nodes={tree.map((branch) => ({
        value: branch.code,
        label: branch.name,
        children: branch.children.map((leaf) => ({
          ...{ value: leaf.code, label: leaf.name, locked: !leaf.isMain },
          ...(!leaf.isMain && { note: texts.notMain }),
        })),
      }))}
    />
  );
}
