import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../fields/text-field.tsx';
import { cellLook, kindProblem, readCell } from '../line-item-grid/cell-text.ts';
import { withValue } from '../line-item-grid/line-item.ts';
import type { TypedColumn } from '../line-item-grid/line-item-grid.tsx';
import { skuMatrixMessages as texts } from './messages.ts';
import type { SkuRow } from './sku-columns.ts';

export interface FillDialogProps {
  readonly title: string;
  readonly columns: readonly TypedColumn[];
  readonly rows: readonly SkuRow[];
  /** Takes over all rows with the columns filled. */
  readonly onFill: (rows: readonly SkuRow[]) => void;
  readonly onClose: () => void;
}

/** Fills columns of all rows with one value each; what is left empty stays as it is. */
export function FillDialog({ title, columns, rows, onFill, onClose }: FillDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const form = useId();
  const values = columns.map((column) => ({ column, value: readCell(column, typed[column.key] ?? '') }));
  const given = values.filter(({ value }) => value !== '');
  const problemOf = (column: TypedColumn, value: string) =>
    isTried ? (kindProblem(column, value) ?? undefined) : undefined;

  function fill(event: FormEvent) {
    event.preventDefault();
    // The form of the page that this stands in is not sent.
    event.stopPropagation();
    setTried(true);
    if (given.length === 0 || given.some(({ column, value }) => kindProblem(column, value) !== null)) return;
    onFill(rows.map((row) => given.reduce((next, { column, value }) => withValue(next, column.key, value), row)));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={texts.fillAll(rows.length)}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="regular" type="submit" form={form}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={fill} noValidate>
        {values.map(({ column, value }, index) => (
          <TextField
            key={column.key}
            label={column.title}
            autoComplete="off"
            inputMode={cellLook(column).inputMode}
            align={cellLook(column).align === 'end' ? 'figure' : 'start'}
            error={
              problemOf(column, value) ??
              (isTried && index === 0 && given.length === 0 ? texts.nothingToFill : undefined)
            }
            value={typed[column.key] ?? ''}
            onChange={(text) => setTyped({ ...typed, [column.key]: text })}
          />
        ))}
      </form>
    </Dialog>
  );
}
