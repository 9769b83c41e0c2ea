import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { Select } from '@jianzhu/ui/select';
import { useState } from 'react';
import { FormDialog } from '../../record/form-dialog.tsx';
import { roleTexts as texts } from './messages.ts';
import type { PermissionGroups } from './role-calls.ts';

export interface TakeKeysDialogProps {
  readonly tree: PermissionGroups;
  /** Keys that the role has in any case. */
  readonly before: ReadonlySet<string>;
  readonly onTake: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

const options = SYSTEM_ROLES.map(({ id, name }) => ({ value: id, label: name }));

/** Fills the tree in with what a role of the system gives, as far as this member can give it. */
export function TakeKeysDialog({ tree, before, onTake, onClose }: TakeKeysDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const grantable = new Set<string>(
    tree.flatMap(({ children }) => children.flatMap(({ key, isGrantable }) => (isGrantable ? [key] : []))),
  );

  function take() {
    const role = SYSTEM_ROLES.find(({ id }) => id === chosen);
    setIsWrong(role === undefined);
    if (role === undefined) return;
    onTake(role.permissionKeys.filter((key) => grantable.has(key) || before.has(key)));
    onClose();
  }

  return (
    <FormDialog
      title={texts.takeFrom}
      text={texts.takeFromText}
      confirmText={texts.take}
      isRunning={false}
      onSubmit={take}
      onClose={onClose}
    >
      <Select
        id="takeFrom"
        label={texts.takeFromRole}
        required
        options={options}
        value={chosen}
        error={isWrong ? texts.noChoice : undefined}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
