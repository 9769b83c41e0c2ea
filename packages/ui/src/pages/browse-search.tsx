import type { FormEvent } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './browse-search.css.ts';
import { pageMessages } from './messages.ts';

export interface BrowseSearchProps {
  /** Address of the list; the form asks it by itself where no script runs. */
  readonly action: string;
  /** What the address says besides the keyword, by name. */
  readonly kept: Readonly<Record<string, string>>;
  /** What is looked for, such as 标题中的文字. */
  readonly hint: string;
  /** In force. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

const NAME = 'keyword';

/** A search within a list that everybody may read. */
export function BrowseSearch({ action, kept, hint, keyword, onSearch }: BrowseSearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(NAME) ?? '').trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use
    <form role="search" aria-label={hint} method="get" action={action} className={styles.form} onSubmit={submit}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={keyword}
        type="search"
        name={NAME}
        defaultValue={keyword}
        maxLength={50}
        placeholder={hint}
        aria-label={hint}
        className={styles.field}
      />
      <Button type="submit" variant="line" size="regular">
        {pageMessages.search}
      </Button>
    </form>
  );
}
