import { Button } from '@jianzhu/ui';
import { SelectionBar } from '@jianzhu/ui/data-table';
import type { ReactNode } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import { recordTexts as texts } from './messages.ts';
import type { Batch } from './use-batch.ts';

export interface BatchBarProps<Row> {
  readonly batch: Batch<Row>;
  /** The filters of the list, in whose place the bar stands while rows are selected. */
  readonly children: ReactNode;
}

/** What can be done to the selected rows; an act that is not allowed on all of them says on how many it is. */
export function BatchBar<Row>({ batch, children }: BatchBarProps<Row>) {
  const { selected, offered } = batch;
  if (selected.length === 0) return children;
  return (
    <SelectionBar count={selected.length} onClear={batch.clear}>
      {offered.map((started) => {
        const { act, rows } = started;
        return (
          <Button
            key={act.key}
            variant={act.destroys === undefined ? 'solid' : 'line'}
            size="regular"
            pending={batch.isBusy(started)}
            onClick={() => batch.start(started)}
          >
            {rows.length === selected.length ? act.label : texts.onSome(act.label, rows.length)}
          </Button>
        );
      })}
    </SelectionBar>
  );
}

/** Asks before an act that destroys, of one row or of several. */
export function BatchDialog<Row>({ batch: { asked, isBusy, confirm, cancel } }: { readonly batch: Batch<Row> }) {
  return (
    <DeleteDialog
      entity={asked?.act.destroys ?? ''}
      count={asked?.rows.length ?? 1}
      open={asked !== null}
      pending={asked !== null && isBusy(asked)}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
