import { MOST_WAREHOUSES, type WarehouseFields, warehouseRecord } from '@jianzhu/domain/supplier-profiles';
import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { FieldGroup, TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import { FormDialog } from '../../record/form-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useRowForm } from '../../record/use-row-form.ts';
import { supplierProfileTexts as texts } from './messages.ts';
import type { ProfileForm } from './use-profile-form.ts';

const { columns } = texts;

/** A warehouse with its place in the list, by which it is changed. */
type Placed = WarehouseFields & { readonly place: number };

const COLUMNS: readonly Column<Placed>[] = [
  { key: 'name', title: columns.warehouse, cell: ({ name }) => name },
  {
    key: 'place',
    title: columns.place,
    cell: ({ region }) => `${region.cityName}${region.districtName}` || region.provinceName,
  },
  { key: 'area', title: columns.area, align: 'end', width: '140px', cell: ({ area }) => areaText(area) },
];

/** 12,600.5 */
const areaText = (area: string): string => area.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

export interface WarehousesSectionProps {
  readonly form: ProfileForm;
  readonly isOpen: boolean;
}

/** Where the goods of the company lie. */
export function WarehousesSection({ form, isOpen }: WarehousesSectionProps) {
  // The dialog puts nothing else there.
  const warehouses = (form.values.warehouse ?? []) as readonly WarehouseFields[];
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const put = (next: readonly WarehouseFields[]) => form.set({ warehouse: next });
  return (
    <FieldGroup id="warehouse" label={texts.warehouses} labelHidden error={form.errors.warehouse}>
      {warehouses.length > 0 ? (
        <DataTable
          label={texts.listOf(texts.warehouses)}
          columns={COLUMNS}
          rows={{ status: 'ready', items: warehouses.map((one, place): Placed => ({ ...one, place })) }}
          rowKey={({ place }) => String(place)}
          rowName={({ name }) => name}
          {...(isOpen && {
            actions: ({ place }: Placed) => [
              { key: 'edit', label: texts.edit, onSelect: () => setEdited(place) },
              { key: 'remove', label: texts.remove, danger: true, onSelect: () => setRemoved(place) },
            ],
          })}
          onRetry={() => undefined}
        />
      ) : (
        <p>{texts.warehousesEmpty}</p>
      )}
      {isOpen && warehouses.length < MOST_WAREHOUSES && (
        <Button variant="line" size="regular" onClick={() => setEdited('new')}>
          {texts.addWarehouse}
        </Button>
      )}
      {edited !== null && (
        <WarehouseDialog
          key={edited}
          warehouse={edited === 'new' ? null : (warehouses[edited] ?? null)}
          onTake={(one) =>
            put(edited === 'new' ? [...warehouses, one] : warehouses.map((old, at) => (at === edited ? one : old)))
          }
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog
        entity={texts.warehouse}
        open={removed !== null}
        pending={false}
        onConfirm={() => {
          put(warehouses.filter((_, place) => place !== removed));
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      />
    </FieldGroup>
  );
}

interface WarehouseDialogProps {
  readonly warehouse: WarehouseFields | null;
  readonly onTake: (warehouse: WarehouseFields) => void;
  readonly onClose: () => void;
}

function WarehouseDialog({ warehouse, onTake, onClose }: WarehouseDialogProps) {
  const form = useRowForm(warehouseRecord, warehouse);
  function take(): void {
    const read = form.read();
    if (read === null) return;
    onTake(read);
    onClose();
  }
  return (
    <FormDialog
      title={warehouse === null ? texts.addWarehouse : texts.editWarehouse}
      confirmText={texts.ok}
      isRunning={false}
      onSubmit={take}
      onClose={onClose}
    >
      <RecordField form={form} name="name" />
      <RecordField form={form} name="region" />
      <TextField
        id="area"
        label={columns.area}
        required
        inputMode="decimal"
        autoComplete="off"
        error={form.errors.area}
        value={String(form.values.area ?? '')}
        onChange={(area) => form.set({ area })}
      />
    </FormDialog>
  );
}
