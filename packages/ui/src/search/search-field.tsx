import { type CompositionEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { searchMessages } from './messages.ts';
import * as styles from './search-field.css.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
  /** Page that answers a search with the query parameter `keyword`. */
  readonly action: string;
  /** Takes over a search in the browser; without it the form is submitted as a document. */
  readonly onSearch?: ((keyword: string) => void) | undefined;
  readonly defaultKeyword?: string | undefined;
  /** On the blue ground of the banner, or on that of a page. */
  readonly look?: keyof typeof styles.barOf;
  /** Said below the field where nothing was entered; absent: nothing is said. */
  readonly blankHint?: string | undefined;
  /** What a text may go on to; absent: no suggestions. */
  readonly suggest?: Suggest | undefined;
}

/** Takes over the search of a form whose field is named `keyword`; a blank keyword does nothing. */
export function submitKeyword(event: FormEvent<HTMLFormElement>, onSearch: SearchFieldProps['onSearch']): string {
  const entered = new FormData(event.currentTarget).get('keyword');
  const keyword = typeof entered === 'string' ? entered.trim() : '';
  if (!keyword || onSearch) event.preventDefault();
  if (keyword) onSearch?.(keyword);
  return keyword;
}

/** The field of the site search with its suggestions: a real GET form, which works before hydration. */
export function SearchField(props: SearchFieldProps) {
  const { action, onSearch, defaultKeyword, look = 'page', blankHint, suggest } = props;
  const fieldId = useId();
  const listId = useId();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { items, answered, follow, forget } = useSuggestions(suggest);
  const [active, setActive] = useState(-1);
  const [isBlank, setIsBlank] = useState(!defaultKeyword);
  const isOpen = items.length > 0;
  const isHinted = blankHint !== undefined && isBlank;

  function leave() {
    forget();
    setActive(-1);
  }

  function search(keyword: string) {
    leave();
    if (field.current) field.current.value = keyword;
    // The form, so that it works the same where the search is not taken over.
    field.current?.form?.requestSubmit();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const keyword = submitKeyword(event, onSearch);
    setIsBlank(keyword === '');
    leave();
  }

  function entered(text: string) {
    setActive(-1);
    if (text.trim() !== '') setIsBlank(false);
    if (!isComposing.current) follow(text);
  }

  function fill(text: string) {
    if (field.current) field.current.value = text;
    entered(text);
    field.current?.focus();
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      // What Escape has closed opens again.
      follow(event.currentTarget.value, 0);
      event.preventDefault();
      return;
    }
    const chosen = items[active];
    // One place more than there are suggestions: that of the text itself.
    const places = items.length + 1;
    const to = (step: number) => setActive(((active + 1 + step + places) % places) - 1);
    if (event.key === 'ArrowDown') to(1);
    else if (event.key === 'ArrowUp') to(-1);
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && chosen) document.getElementById(`${listId}-${active}`)?.click();
    else return;
    event.preventDefault();
  }

  function composed(event: CompositionEvent<HTMLInputElement>) {
    isComposing.current = false;
    entered(event.currentTarget.value);
  }

  return (
    <form method="get" action={action} className={styles.form} onSubmit={submit}>
      <div className={classNames(styles.barOf[look], isOpen && styles.open)}>
        <Icon name="search" className={styles.icon} />
        <label htmlFor={fieldId}>
          <VisuallyHidden>{searchMessages.search}</VisuallyHidden>
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles.input}
          type={suggest ? 'text' : 'search'}
          name="keyword"
          placeholder={searchMessages.placeholder}
          defaultValue={defaultKeyword}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={50}
          onInput={(event) => entered(event.currentTarget.value)}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={composed}
          onKeyDown={move}
          onBlur={leave}
          {...(isHinted && { 'aria-describedby': hintId })}
          {...(suggest && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
          })}
        />
        <button
          type="button"
          className={styles.clear}
          aria-label={searchMessages.clear}
          // The field must not lose the focus before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => fill('')}
        >
          <Icon name="close" size={16} />
        </button>
        <button type="submit" className={styles.submit}>
          {searchMessages.search}
        </button>
      </div>
      {suggest && (
        <SuggestionList
          id={listId}
          items={items}
          typed={answered}
          active={active}
          onChoose={search}
          onFill={fill}
          onLeave={leave}
        />
      )}
      {isHinted && (
        <p id={hintId} className={styles.hint}>
          <Icon name="info" size={16} />
          {blankHint}
        </p>
      )}
    </form>
  );
}
