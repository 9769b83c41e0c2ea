import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

interface Filter {
  readonly key: string;
  readonly field: ReactNode;
  /** As wide as what it holds, such as `LinkTabs`. */
  readonly wide?: boolean;
}

export interface FilterBarProps {
  /** Fields by key, the most used first. */
  readonly filters: readonly Filter[];
  /** Fields shown while it is folded. */
  readonly shown?: number;
  readonly onSearch: () => void;
  readonly onReset: () => void;
  /** Address of the list: the form asks it by the names of its fields where no script runs. */
  readonly action?: string | undefined;
  /** What the address says besides the fields, by name. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
  /** Address of the list without filters; 重置 is then a link. */
  readonly resetHref?: string | undefined;
}

/** One row of fields above a list; the rest unfolds. Enter in a field searches. */
export function FilterBar(props: FilterBarProps) {
  const { filters, shown = 3, onSearch, onReset, action, kept = {}, resetHref } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use
    <form
      id={id}
      role="search"
      aria-label={tableMessages.filters}
      className={styles.filters}
      onSubmit={submit}
      {...(action !== undefined && { method: 'get', action })}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.slice(0, isUnfolded ? filters.length : shown).map(({ key, field, wide = false }) => (
        <div key={key} className={wide ? styles.wideFilter : styles.filter}>
          {field}
        </div>
      ))}
      <div className={styles.filterActions}>
        <Button type="submit" size="regular">
          {tableMessages.search}
        </Button>
        {resetHref === undefined ? (
          <Button variant="line" size="regular" onClick={onReset}>
            {tableMessages.reset}
          </Button>
        ) : (
          <ButtonLink variant="line" size="regular" href={resetHref} onClick={onReset}>
            {tableMessages.reset}
          </ButtonLink>
        )}
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
