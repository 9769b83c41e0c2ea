import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { SUPPLIER_LEVELS } from '@jianzhu/domain/suppliers';
import { Select } from '@jianzhu/ui/select';
import { KeywordFilters } from '../../record/keyword-filters.tsx';
import { changeOf } from '../../record/list-query.ts';
import type { ListView } from '../../record/use-list.ts';
import type { SuppliersData } from './load-suppliers.server.ts';
import { supplierTexts as texts } from './messages.ts';
import type { LibraryQuery, ShownSupplier } from './supplier-calls.ts';

export interface SupplierFiltersProps {
  readonly list: ListView<ShownSupplier, LibraryQuery>;
  readonly data: SuppliersData;
}

const any = 'any';
const DEALS = [1, 3, 5, 10] as const;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the lists of suppliers are narrowed to; the library by what the buyer has noted, too. */
export function SupplierFilters({ list, data: { tab, groups, cities } }: SupplierFiltersProps) {
  const filter = (name: keyof LibraryQuery, label: string, choices: readonly Choice[]) => ({
    key: name,
    field: (
      <Select
        label={label}
        value={String(list.query[name] ?? any)}
        options={[{ value: any, label: texts.any }, ...choices]}
        onChange={(value) => list.go(changeOf<LibraryQuery>(name, value === any ? undefined : value))}
      />
    ),
  });
  const company = [
    filter(
      'categoryCode',
      texts.category,
      MATERIAL_CATEGORIES.map(({ code, name }) => ({ value: code, label: name })),
    ),
    filter(
      'cityCode',
      texts.city,
      cities.map(({ code, name }) => ({ value: code, label: name })),
    ),
    filter('isCertified', texts.certified, [
      { value: '1', label: texts.isCertified },
      { value: '0', label: texts.notCertified },
    ]),
  ];
  const noted = [
    filter(
      'groupName',
      texts.group,
      groups.map(({ groupName, count }) => ({ value: groupName, label: `${groupName}（${count}）` })),
    ),
    filter(
      'level',
      texts.level,
      SUPPLIER_LEVELS.map(({ value, label }) => ({ value, label })),
    ),
    filter(
      'minDeals',
      texts.deals,
      DEALS.map((count) => ({ value: String(count), label: texts.atLeast(count) })),
    ),
  ];
  return (
    <KeywordFilters
      list={list}
      hint={texts.keywordHint}
      others={tab === 'own' ? [...company.slice(0, 2), ...noted, ...company.slice(2)] : company}
    />
  );
}
