import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../fields/choices.tsx';
import { Popover } from '../popover/popover.tsx';
import { ColumnButton } from './column-button.tsx';
import type { ColumnChoice } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

/** The settings themselves, open from the start: they are loaded when somebody asks for them. */
export default function ColumnPopover({ columns, hidden, onChange }: ColumnChoice) {
  const [isOpen, setIsOpen] = useState(true);

  function show(key: string, isShown: boolean) {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    onChange(next);
  }

  return (
    <Popover
      label={tableMessages.columnSettings}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ColumnButton />}
    >
      <div className={styles.settings}>
        {columns
          .filter((column) => !column.fixed)
          .map((column) => (
            <Checkbox
              key={column.key}
              label={column.title}
              checked={!hidden.has(column.key)}
              onChange={(isShown) => show(column.key, isShown)}
            />
          ))}
        <Button variant="link" size="compact" onClick={() => onChange(new Set())}>
          {tableMessages.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}
