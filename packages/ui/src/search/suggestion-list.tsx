import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { searchMessages } from './messages.ts';
import { type RangedText, RangeMarks } from './ranged-text.tsx';
import * as styles from './suggestion-list.css.ts';

export interface SuggestionListProps {
  /** Of the list; that of a suggestion is it with its place. */
  readonly id: string;
  readonly items: readonly RangedText[];
  /** The place of the marked one; -1 for none. */
  readonly active: number;
  readonly onChoose: (text: string) => void;
}

/** What a search may go on to, below its field. The keys are the field's. */
export function SuggestionList({ id, items, active, onChoose }: SuggestionListProps) {
  const { keys } = searchMessages;
  return (
    <div className={items.length === 0 ? styles.closed : styles.popup}>
      <div id={id} role="listbox" aria-label={searchMessages.suggestions}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the marked one
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          <div
            key={item.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.row}
            // The field must not lose the focus before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item.text)}
          >
            <Icon name="search" size={16} className={styles.icon} />
            <span className={styles.text}>
              <RangeMarks of={item} className={styles.found} />
            </span>
          </div>
        ))}
      </div>
      {items.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd className={styles.key}>↑</kbd>
            <kbd className={styles.key}>↓</kbd>
            {keys.choose}
          </span>
          <span>
            <kbd className={styles.key}>Enter</kbd>
            {keys.search}
          </span>
          <span>
            <kbd className={styles.key}>Esc</kbd>
            {keys.close}
          </span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{items.length > 0 && searchMessages.suggested(items.length)}</span>
      </VisuallyHidden>
    </div>
  );
}
