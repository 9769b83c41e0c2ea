import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { searchMessages } from './messages.ts';
import { RangeMarks } from './ranged-text.tsx';
import * as styles from './suggestion-list.css.ts';
import type { Suggestion } from './use-suggestions.ts';

export interface SuggestionListProps {
  /** Of the list; that of a suggestion is it with its place. */
  readonly id: string;
  readonly items: readonly Suggestion[];
  /** What they go on from. */
  readonly typed: string;
  /** The place of the marked one; -1 for none. */
  readonly active: number;
  readonly onChoose: (text: string) => void;
  /** Puts a text into the field without a search for it. */
  readonly onFill: (text: string) => void;
  /** A page was opened. */
  readonly onLeave: () => void;
}

/** What a search may go on to, below its field. The keys are the field's. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, items, typed, active, onChoose, onFill, onLeave } = props;
  return (
    <div className={items.length === 0 ? styles.closed : styles.popup}>
      {isReading(typed, items) && <p className={styles.reads}>{searchMessages.reads(typed)}</p>}
      <div id={id} role="listbox" aria-label={searchMessages.suggestions}>
        {items.map((item, index) =>
          item.url === '' ? (
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
              <span className={styles.enter} aria-hidden="true">
                Enter
              </span>
              <Fill onFill={() => onFill(item.text)} />
            </div>
          ) : (
            <Link
              key={item.url}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              href={item.url}
              tabIndex={-1}
              className={styles.page}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onLeave}
            >
              <Icon name="grid" className={styles.pageIcon} />
              <span className={styles.pageText}>
                <b className={styles.pageName}>{item.text}</b>
                <small className={styles.pageKind}>{searchMessages.page}</small>
              </span>
              <Icon name="arrow-right" size={16} />
            </Link>
          ),
        )}
      </div>
      {items.length > 0 && <Keys />}
      <VisuallyHidden>
        <span role="status">{items.length > 0 && searchMessages.suggested(items.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether letters were typed that stand in none of the suggestions: then these read so. */
function isReading(typed: string, items: readonly Suggestion[]): boolean {
  const letters = typed.toLowerCase();
  return (
    items.length > 0 && /^[a-z' ]+$/.test(letters) && !items.some(({ text }) => text.toLowerCase().includes(letters))
  );
}

/** On phones, for a finger: an option may hold nothing that takes the focus. */
function Fill({ onFill }: { readonly onFill: () => void }) {
  return (
    <span
      aria-hidden="true"
      data-fill=""
      className={styles.fill}
      onClick={(event) => {
        event.stopPropagation();
        onFill();
      }}
    >
      <Icon name="arrow-up-left" size={16} />
    </span>
  );
}

function Keys() {
  const { keys } = searchMessages;
  return (
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
  );
}
