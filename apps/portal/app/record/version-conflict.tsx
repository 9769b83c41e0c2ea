import { ConflictDialog, type FieldDifference } from '@jianzhu/ui/conflict-dialog';
import type { RecordForm } from './use-record-form.ts';

export interface VersionConflictProps {
  readonly form: Pick<RecordForm, 'theirs' | 'isBusy' | 'resolve' | 'closeConflict'>;
  /** Gives a difference as it is shown, for fields whose values nobody reads. */
  readonly showDifference?: ((difference: FieldDifference) => FieldDifference) | undefined;
}

/** What others have saved meanwhile beside what stands in the form, to choose from. */
export function VersionConflict({ form, showDifference }: VersionConflictProps) {
  const { theirs, isBusy, resolve, closeConflict } = form;
  if (theirs === null) return null;
  return (
    <ConflictDialog
      changedBy={theirs.changedBy}
      isOwn={theirs.isOwn}
      changedAt={theirs.changedAt.slice(0, 16)}
      differences={showDifference ? theirs.differences.map(showDifference) : theirs.differences}
      merged={theirs.merged}
      pending={isBusy}
      onSave={resolve}
      onClose={closeConflict}
    />
  );
}
