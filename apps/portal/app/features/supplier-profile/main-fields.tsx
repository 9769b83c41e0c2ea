import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { formatMoney } from '@jianzhu/domain/money';
import {
  MOST_MAIN_CATEGORIES,
  MOST_SERVICE_TAGS,
  MOST_SUPPLY_REGIONS,
  WHOLE_COUNTRY_CODE,
} from '@jianzhu/domain/supplier-profiles';
import { FieldGrid, FieldSpan } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { LinesField } from '../../shelf/rows-field.tsx';
import { supplierProfileTexts as texts } from './messages.ts';
import type { ProfileForm } from './use-profile-form.ts';

const WHOLE_PROVINCE_CODE = '220000';

/** Every category that may be chosen: one as a whole, or a leaf of it. */
const CATEGORIES = MATERIAL_CATEGORIES.flatMap(({ code, name, children }) => [
  { id: code, label: texts.wholeOf(name) },
  ...children.map((leaf) => ({ id: leaf.code, label: leaf.name, detail: name })),
]);

export interface MainFieldsProps {
  readonly form: ProfileForm;
  readonly isOpen: boolean;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
}

/** What the company deals in, where it supplies and with what. */
export function MainFields({ form, isOpen, cities }: MainFieldsProps) {
  const regions = [
    { id: WHOLE_COUNTRY_CODE, label: texts.wholeCountry },
    { id: WHOLE_PROVINCE_CODE, label: texts.wholeProvince },
    ...cities.map(({ code, name }) => ({ id: code, label: name })),
  ];
  if (!isOpen) return <MainFacts form={form} regions={regions} />;
  const chosen = listOf(form, 'mainCategories').length;
  return (
    <FieldGrid>
      <FieldSpan of="all">
        <SeveralField
          form={form}
          name="mainCategories"
          label={texts.mainCategories}
          help={texts.mainCategoriesHelp(chosen, MOST_MAIN_CATEGORIES)}
          options={CATEGORIES}
          max={MOST_MAIN_CATEGORIES}
          required
        />
      </FieldSpan>
      <FieldSpan of="all">
        <SeveralField
          form={form}
          name="supplyRegions"
          label={texts.supplyRegions}
          help={texts.supplyRegionsHelp}
          options={regions}
          max={MOST_SUPPLY_REGIONS}
          required
        />
      </FieldSpan>
      <RecordField form={form} name="yearSales" />
      <RecordField form={form} name="vehicles" />
      <FieldSpan of="all">
        <LinesField form={form} name="serviceTags" label={texts.serviceTags} max={MOST_SERVICE_TAGS} />
      </FieldSpan>
      <FieldSpan of="all">
        <RecordField form={form} name="intro" />
      </FieldSpan>
    </FieldGrid>
  );
}

/** The form holds nothing but codes and words there. */
const listOf = (form: ProfileForm, name: string) => (form.values[name] ?? []) as readonly string[];

function MainFacts({
  form,
  regions,
}: Pick<MainFieldsProps, 'form'> & { regions: readonly { id: string; label: string }[] }) {
  const named = (options: readonly { readonly id: string; readonly label: string }[], name: string) =>
    listOf(form, name)
      .map((code) => options.find(({ id }) => id === code)?.label ?? code)
      .join('、');
  const { yearSales, vehicles, intro } = form.values;
  const facts = [
    { term: texts.mainCategories, value: named(CATEGORIES, 'mainCategories'), wide: true },
    { term: texts.supplyRegions, value: named(regions, 'supplyRegions'), wide: true },
    { term: texts.yearSales, value: typeof yearSales === 'number' ? formatMoney(yearSales) : '—' },
    { term: texts.vehicles, value: typeof vehicles === 'number' ? texts.vehicleCount(vehicles) : '—' },
    { term: texts.serviceTags, value: listOf(form, 'serviceTags').join('、') || '—', wide: true },
    { term: texts.intro, value: String(intro ?? '') || '—', wide: true },
  ];
  return <DescriptionList items={facts} />;
}
