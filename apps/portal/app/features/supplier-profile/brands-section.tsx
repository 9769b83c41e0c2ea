import { dictionaryLabel } from '@jianzhu/domain/forms';
import {
  AUTH_KINDS,
  BRAND_VALIDITIES,
  type BrandFields,
  brandValidity,
  MOST_BRANDS,
} from '@jianzhu/domain/supplier-profiles';
import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { FieldGroup } from '@jianzhu/ui/fields';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { useState } from 'react';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import { BrandDialog } from './brand-dialog.tsx';
import { supplierProfileTexts as texts } from './messages.ts';
import type { ProfileForm } from './use-profile-form.ts';

const { columns } = texts;

/** A brand with its place in the list, by which it is changed. */
type Placed = BrandFields & { readonly place: number };

export interface BrandsSectionProps {
  readonly form: ProfileForm;
  readonly isOpen: boolean;
  /** `YYYY-MM-DD` of the platform. */
  readonly today: string;
  readonly officeViewer: string | null;
}

/** The brands that the company may sell, each with the paper that says so. */
export function BrandsSection({ form, isOpen, today, officeViewer }: BrandsSectionProps) {
  // The dialog puts nothing else there.
  const brands = (form.values.brands ?? []) as readonly BrandFields[];
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const put = (next: readonly BrandFields[]) => form.set({ brands: next });
  const rows = brands.map((brand, place): Placed => ({ ...brand, place }));
  const isEnding = (brand: BrandFields) => ['expiring', 'expired'].includes(brandValidity(brand, today).state);
  return (
    <FieldGroup id="brands" label={texts.brands} labelHidden error={form.errors.brands}>
      {rows.length > 0 ? (
        <DataTable
          label={texts.listOf(texts.brands)}
          columns={brandColumns(today)}
          rows={{ status: 'ready', items: rows }}
          rowKey={({ place }) => String(place)}
          rowName={({ name }) => name}
          actions={(brand) => {
            const open = { key: 'edit', onSelect: () => setEdited(brand.place) };
            if (!isOpen) return [{ ...open, label: texts.view }];
            return [
              { ...open, label: isEnding(brand) ? texts.renew : texts.edit },
              { key: 'remove', label: texts.remove, danger: true, onSelect: () => setRemoved(brand.place) },
            ];
          }}
          onRetry={() => undefined}
        />
      ) : (
        <p>{texts.brandsEmpty}</p>
      )}
      {isOpen && brands.length < MOST_BRANDS && (
        <Button variant="line" size="regular" onClick={() => setEdited('new')}>
          {texts.addBrand}
        </Button>
      )}
      {edited !== null && (
        <BrandDialog
          key={edited}
          brand={edited === 'new' ? null : (brands[edited] ?? null)}
          others={brands.filter((_, place) => place !== edited)}
          isOpen={isOpen}
          officeViewer={officeViewer}
          onTake={(brand) =>
            put(edited === 'new' ? [...brands, brand] : brands.map((one, place) => (place === edited ? brand : one)))
          }
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog
        entity={texts.brands}
        open={removed !== null}
        pending={false}
        onConfirm={() => {
          put(brands.filter((_, place) => place !== removed));
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      />
    </FieldGroup>
  );
}

const brandColumns = (today: string): readonly Column<Placed>[] => [
  {
    key: 'name',
    title: columns.brand,
    cell: ({ name, authKind }) => <TwoLines second={dictionaryLabel(AUTH_KINDS, authKind)}>{name}</TwoLines>,
  },
  { key: 'certificate', title: columns.certificate, cell: ({ certificate: [file] }) => file?.fileName ?? '—' },
  {
    key: 'until',
    title: columns.until,
    width: '140px',
    cell: ({ beginDate, endDate }) => <TwoLines second={texts.from(beginDate)}>{texts.until(endDate)}</TwoLines>,
  },
  { key: 'state', title: columns.state, width: '130px', card: 'status', cell: (brand) => stateTag(brand, today) },
];

function stateTag(brand: BrandFields, today: string) {
  const { state, daysLeft } = brandValidity(brand, today);
  const item = BRAND_VALIDITIES.find(({ value }) => value === state);
  if (item === undefined) return null;
  return <StatusTag look={{ ...item, label: state === 'expiring' ? texts.endsIn(daysLeft) : item.label }} />;
}
