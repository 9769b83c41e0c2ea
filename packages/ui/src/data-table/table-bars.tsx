import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

export interface FilterBarProps {
  /** Fields by key, the most used first. */
  readonly filters: readonly { readonly key: string; readonly field: ReactNode }[];
  /** Fields shown while it is folded. */
  readonly shown?: number;
  readonly onSearch: () => void;
  readonly onReset: () => void;
}

/** One row of fields above a list; the rest unfolds. Enter in a field searches. */
export function FilterBar({ filters, shown = 3, onSearch, onReset }: FilterBarProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use
    <form id={id} role="search" aria-label={tableMessages.filters} className={styles.filters} onSubmit={submit}>
      {filters.slice(0, isUnfolded ? filters.length : shown).map(({ key, field }) => (
        <div key={key} className={styles.filter}>
          {field}
        </div>
      ))}
      <div className={styles.filterActions}>
        <Button type="submit" size="regular">
          {tableMessages.search}
        </Button>
        <Button variant="line" size="regular" onClick={onReset}>
          {tableMessages.reset}
        </Button>
        {filters.length > shown && (
          <Button
            variant="quiet"
            size="regular"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? tableMessages.fold : tableMessages.unfold}
            <Icon name={isUnfolded ? 'arrow-up' : 'chevron-down'} size={16} />
          </Button>
        )}
      </div>
    </form>
  );
}

export interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all that are selected. */
  readonly children: ReactNode;
}

/** Stands in the place of the filter bar, at the same height, while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.selectionBar}>
      <b role="status">{tableMessages.selected(count)}</b>
      {children}
      <Button variant="link" size="compact" onClick={onClear}>
        {tableMessages.clearSelection}
      </Button>
    </div>
  );
}
