import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as cards from './cards.css.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';
import { toggleRow } from './row-selection.ts';
import { roles } from './table-roles.ts';

/** Rows that open: what stands below one, and which are open. */
export interface RowExpansion<Row> {
  readonly detail: (row: Row) => ReactNode;
  /** Whether there is anything to open; every row has unless told otherwise. */
  readonly hasDetail?: (row: Row) => boolean;
  readonly expanded: ReadonlySet<string>;
  readonly onChange: (expanded: ReadonlySet<string>) => void;
}

interface ToggleProps<Row> {
  readonly expansion: RowExpansion<Row>;
  /** Key of the row. */
  readonly id: string;
  readonly name: string;
  /** The element of the row's detail. */
  readonly detailId: string;
}

/** Opens and closes the detail of a row. */
export function RowToggle<Row>({ expansion: { expanded, onChange }, id, name, detailId }: ToggleProps<Row>) {
  const isOpen = expanded.has(id);
  return (
    <button
      type="button"
      className={classNames(styles.more, cards.toggleButton)}
      aria-label={isOpen ? tableMessages.foldRow(name) : tableMessages.unfoldRow(name)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      onClick={() => onChange(toggleRow(expanded, id))}
    >
      <Icon name="chevron-right" size={16} className={styles.toggleMark[isOpen ? 'open' : 'closed']} />
      <span className={cards.cardOnly} aria-hidden="true">
        {isOpen ? tableMessages.foldDetail : tableMessages.unfoldDetail}
      </span>
    </button>
  );
}

interface DetailProps {
  readonly id: string;
  readonly span: number;
  readonly children: ReactNode;
}

/** What an open row shows, below it and as wide as the table. */
export function RowDetail({ id, span, children }: DetailProps) {
  return (
    <tr {...roles.row} id={id} className={cards.detailRow}>
      <td {...roles.cell} colSpan={span} className={classNames(styles.detail, cards.detail)}>
        {children}
      </td>
    </tr>
  );
}
