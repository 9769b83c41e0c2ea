import { dictionaryLabel } from '@jianzhu/domain/forms';
import { AUTH_KINDS } from '@jianzhu/domain/supplier-profiles';
import { DescriptionList } from '@jianzhu/ui/record';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';

export interface SupplierFactsProps {
  readonly supplier: NonNullable<ShownCompany['supplier']>;
}

/** What the platform has approved of a supplier: what it deals in and sells, where it supplies (domain rules 10.3). */
export function SupplierFacts({ supplier }: SupplierFactsProps) {
  const { mainCategories, brands, supplyRegions, serviceTags, vehicles, warehouses, intro } = supplier;
  const named = (parts: readonly string[]) => parts.join('、');
  const facts = [
    { term: texts.mainCategories, value: named(mainCategories.map(({ name }) => name)), wide: true },
    {
      term: texts.brands,
      value: named(brands.map(({ name, authKind }) => texts.brand(name, dictionaryLabel(AUTH_KINDS, authKind)))),
      wide: true,
    },
    { term: texts.supplyRegions, value: named(supplyRegions), wide: true },
    { term: texts.serviceTags, value: named(serviceTags), wide: true },
    {
      term: texts.warehouses,
      value: named(warehouses.map(({ name, regionName, area }) => texts.warehouse(name, regionName, area))),
      wide: true,
    },
    { term: texts.vehicles, value: vehicles === null ? '' : texts.vehicleCount(vehicles) },
    { term: texts.supplyIntro, value: intro, wide: true },
  ].filter(({ value }) => value !== '');
  return <DescriptionList items={facts} />;
}
