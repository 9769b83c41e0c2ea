import { type FormEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { bannerMessages } from './messages.ts';
import * as styles from './search-form.css.ts';

export interface SearchFormProps {
  /** Page that answers a search with the query parameter `keyword`. */
  readonly action?: string;
  /** Takes over a search in the browser; without it the form is submitted as a document. */
  readonly onSearch?: ((keyword: string) => void) | undefined;
  readonly defaultKeyword?: string;
  /** Words below the field, each a link to its search. */
  readonly examples?: readonly string[];
  /** Right end of the row below the field, usually `HotTopics`. */
  readonly children?: ReactNode;
}

/** Takes over the search of a form whose field is named `keyword`; a blank keyword does nothing. */
export function submitKeyword(event: FormEvent<HTMLFormElement>, onSearch: SearchFormProps['onSearch']): void {
  const entered = new FormData(event.currentTarget).get('keyword');
  const keyword = typeof entered === 'string' ? entered.trim() : '';
  if (!keyword || onSearch) event.preventDefault();
  if (keyword) onSearch?.(keyword);
}

/** Site search: a real GET form that works before hydration. A blank keyword does nothing. */
export function SearchForm(props: SearchFormProps) {
  const { action = '/default/global-search', onSearch, defaultKeyword, children } = props;
  const { examples = bannerMessages.examples } = props;
  const fieldId = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use
    <div role="search" className={styles.form}>
      <form method="get" action={action} onSubmit={(event) => submitKeyword(event, onSearch)}>
        <div className={styles.bar}>
          <Icon name="search" className={styles.icon} />
          <label htmlFor={fieldId}>
            <VisuallyHidden>{bannerMessages.search}</VisuallyHidden>
          </label>
          <input
            id={fieldId}
            className={styles.input}
            type="search"
            name="keyword"
            placeholder={bannerMessages.placeholder}
            defaultValue={defaultKeyword}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit}>
            {bannerMessages.search}
          </button>
        </div>
      </form>
      <div className={styles.foot}>
        <div className={styles.examples}>
          <span className={styles.examplesLabel}>{bannerMessages.examplesLabel}</span>
          {examples.map((word) => (
            <Link key={word} className={styles.example} href={`${action}?keyword=${encodeURIComponent(word)}`}>
              {word}
            </Link>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
