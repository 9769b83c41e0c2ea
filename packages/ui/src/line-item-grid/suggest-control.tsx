import { type ComponentPropsWithRef, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useRemoteOptions } from '../combobox/use-remote-options.ts';
import type { CellActions } from './cell-actions.ts';
import type { CellSuggestion, TypedColumn } from './column.ts';
import * as styles from './line-item-grid.css.ts';

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

/** No suggestion is the one that Enter takes. */
const NONE = -1;

export interface SuggestControlProps extends ComponentPropsWithRef<'textarea'> {
  readonly value: string;
  readonly isEditing: boolean;
  readonly suggest: NonNullable<TypedColumn['suggest']>;
  readonly actions: CellActions;
}

/**
 * A text in the cell of the cursor, with what it may mean below it. The arrows go through the list, Enter and Tab take
 * what they stand on; without going there the keys do what they do in every cell.
 */
export function SuggestControl({ isEditing, suggest, actions, ...control }: SuggestControlProps) {
  const listId = useId();
  const cell = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const { options, onSearch } = useRemoteOptions<CellSuggestion>(suggest);
  const [active, setActive] = useState(NONE);
  const [isShut, setShut] = useState(false);
  const idOf = (index: number) => `${listId}-${index}`;
  const items = options.status === 'ready' ? options.items : [];
  const isOpen = isEditing && !isShut && control.value.trim() !== '' && items.length > 0;

  function search(text: string) {
    setActive(NONE);
    setShut(false);
    onSearch(text);
  }

  function take({ values }: CellSuggestion) {
    setActive(NONE);
    actions.complete(values);
    actions.takeFocus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = items[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((from) => ((from + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    else if (event.key === 'Escape') setShut(true);
    else if (chosen !== undefined && !event.shiftKey && (event.key === 'Enter' || event.key === 'Tab')) {
      take(chosen);
      if (event.key === 'Tab') actions.next();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the table would move on
  }

  return (
    <>
      <textarea
        {...control}
        rows={1}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== NONE ? idOf(active) : undefined}
        onChange={(event) => {
          control.onChange?.(event);
          if (!isComposing.current) search(event.target.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          search(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={cell} className={styles.suggestionsAt} />
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            idOf={idOf}
            anchor={cell}
            items={items}
            active={active}
            onTake={take}
            onClose={() => setShut(true)}
          />
        </Suspense>
      )}
    </>
  );
}
