import { Button } from '../button/button.tsx';
import { Checkbox } from '../fields/choices.tsx';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import type { Column } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

export interface ColumnSettingsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Keys of the columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** Lets the member choose the columns; where that is kept is the caller's. */
export function ColumnSettings<Row>({ columns, hidden, onChange }: ColumnSettingsProps<Row>) {
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
      trigger={
        <Button variant="line" size="compact">
          <Icon name="columns" size={16} />
          {tableMessages.columnSettings}
        </Button>
      }
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
