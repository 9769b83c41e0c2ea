import { Button } from '@jianzhu/ui';
import { ConflictDialog } from '@jianzhu/ui/conflict-dialog';
import type { GridColumn } from '@jianzhu/ui/line-item-grid';
import { recordTexts as texts } from './messages.ts';
import type { Sheet } from './use-sheet.ts';

export interface SheetConflictProps {
  readonly sheet: Sheet;
  readonly columns: readonly GridColumn[];
}

/** What others have made of a sheet beside what stands in its form, to choose from. */
export function SheetConflict({ sheet, columns }: SheetConflictProps) {
  const { theirs } = sheet;
  const merged = sheet.mergedWith(columns);
  if (theirs === null || merged === null) return null;
  return (
    <ConflictDialog
      changedBy={theirs.changedBy}
      isOwn={theirs.isOwn}
      changedAt={theirs.changedAt.slice(0, 16)}
      differences={merged.differences}
      merged={merged.merged}
      onSave={(chosen) => sheet.settle(merged.settle(chosen))}
      onClose={sheet.closeConflict}
    />
  );
}

export interface SheetNoteProps extends Pick<SheetConflictProps, 'sheet'> {
  /** What else is good to know before it is sent. */
  readonly besides?: string | null;
}

/** Whether the draft is kept, in the foot of its form; where others have changed it too, the way to what they made. */
export function SheetNote({ sheet, besides = null }: SheetNoteProps) {
  const { autosave, lost } = sheet;
  const parts = [autosave.note, lost > 0 ? texts.notKept(lost) : null, besides];
  return (
    <>
      {parts.filter((part) => part !== null).join(' · ')}
      {autosave.isConflict && (
        <Button variant="link" size="compact" onClick={sheet.openConflict}>
          {texts.showDifferences}
        </Button>
      )}
    </>
  );
}
