import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { SearchField, type SearchFieldProps } from '../search/search-field.tsx';
import { bannerMessages } from './messages.ts';
import * as styles from './search-form.css.ts';

export interface SearchFormProps extends Pick<SearchFieldProps, 'onSearch' | 'suggest'> {
  /** Page that answers a search with the query parameter `keyword`. */
  readonly action?: string;
  /** Words below the field, each a link to its search. */
  readonly examples?: readonly string[];
  /** Right end of the row below the field, usually `HotTopics`. */
  readonly children?: ReactNode;
}

/** Site search of the banner: its field, example words, topics. A blank keyword does nothing. */
export function SearchForm(props: SearchFormProps) {
  const { action = '/default/global-search', onSearch, suggest, children } = props;
  const { examples = bannerMessages.examples } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use
    <div role="search" className={styles.form}>
      <SearchField look="banner" action={action} onSearch={onSearch} suggest={suggest} />
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
