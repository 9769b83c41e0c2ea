import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { qualificationName } from '@jianzhu/domain/inquiries';
import { TAX_RATES } from '@jianzhu/domain/money';
import type { ExtraField } from '../../record/merge-sheets.ts';
import type { AddressOption } from './editor-choices.tsx';
import { editorTexts as texts } from './editor-messages.ts';

const categoryNames = new Map(
  MATERIAL_CATEGORIES.flatMap(({ code, name, children }) => [
    [code, name] as const,
    ...children.map((leaf) => [leaf.code, leaf.name] as const),
  ]),
);

/** A field of several values, of which each has a name. */
const several =
  (nameOf: (value: never) => string) =>
  (values: unknown): string =>
    // Each of these fields holds a list of its own kind alone.
    ((values ?? []) as readonly never[]).map(nameOf).join('、') || texts.none;

/** How the fields of an inquiry are read that are kept as ids and codes, where two versions stand beside each other. */
export const extraFields = (addresses: readonly AddressOption[]): Readonly<Record<string, ExtraField>> => ({
  categoryCodes: { label: texts.category, text: several((code: string) => categoryNames.get(code) ?? code) },
  requiredQualifications: { label: texts.qualifications, text: several((id: string) => qualificationName(id)) },
  expectTaxRates: {
    label: texts.taxRates,
    text: several((rate: number) => dictionaryLabel(TAX_RATES, rate)),
  },
  inviteeIds: { label: texts.suppliers, text: (ids) => texts.companies(((ids ?? []) as readonly string[]).length) },
  addressId: {
    label: texts.receiving,
    text: (id) => addresses.find((address) => address.id === id)?.detail ?? texts.none,
  },
});
