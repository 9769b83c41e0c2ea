import { type ComponentPropsWithRef, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { CellActions } from './cell-actions.ts';
import { matchingOptions } from './choice-search.ts';
import type { CellSuggestion, SelectColumn } from './column.ts';
import * as styles from './line-item-grid.css.ts';
import { gridMessages } from './messages.ts';

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

const NONE = -1;

export interface ChoiceControlProps extends ComponentPropsWithRef<'input'> {
  readonly value: string;
  readonly column: SelectColumn;
  readonly isEditing: boolean;
  /** Value of the option that stands in the cell. */
  readonly chosen: string;
  readonly actions: CellActions;
}

/**
 * A choice among many in the cell of the cursor: all of them are listed when it is opened, and those that fit what is
 * typed. The arrows go through the list; Enter takes what they stand on, Tab takes it and goes on.
 */
export function ChoiceControl({ column, isEditing, chosen, actions, ...control }: ChoiceControlProps) {
  const listId = useId();
  const cell = useRef<HTMLDivElement>(null);
  // The text that the search follows: none before anything is typed, as what stands there then is the choice so far.
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const idOf = (index: number) => `${listId}-${index}`;
  const search = isEditing ? (typed ?? '') : '';
  const found = isEditing ? matchingOptions(column.options, search) : [];
  const first = search === '' ? found.findIndex(({ value }) => value === chosen) : 0;
  const active = found.length === 0 ? NONE : (moved ?? (typed === '' ? NONE : first));
  const items = found.map(
    ({ value, label, detail }): CellSuggestion => ({
      ...{ id: value, label, values: { [column.key]: value } },
      ...(detail !== undefined && { detail }),
    }),
  );

  function forget() {
    setTyped(null);
    setMoved(null);
  }

  function take({ id }: CellSuggestion) {
    forget();
    actions.choose(id);
    actions.takeFocus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isEditing || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = items[active];
    if (step !== undefined) {
      if (items.length > 0)
        setMoved(active === NONE && step < 0 ? items.length - 1 : (active + step + items.length) % items.length);
    } else if (option !== undefined && !event.shiftKey && (event.key === 'Enter' || event.key === 'Tab')) {
      take(option);
      if (event.key === 'Tab') actions.next();
    } else {
      if (event.key === 'Escape') forget();
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // the table would move on
  }

  return (
    <>
      <input
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isEditing}
        aria-controls={isEditing ? listId : undefined}
        aria-activedescendant={isEditing && active !== NONE ? idOf(active) : undefined}
        onChange={(event) => {
          control.onChange?.(event);
          setTyped(event.target.value);
          setMoved(null);
        }}
        onBlur={forget}
        onKeyDown={onKeyDown}
      />
      <div ref={cell} className={styles.suggestionsAt} />
      {isEditing && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            label={gridMessages.choices(column.title)}
            empty={gridMessages.noChoice}
            idOf={idOf}
            anchor={cell}
            items={items}
            active={active}
            onTake={take}
            onClose={() => undefined}
          />
        </Suspense>
      )}
    </>
  );
}
