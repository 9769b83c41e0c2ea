import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { WordLinks } from '@jianzhu/ui/search';
import type { SearchList } from './load-search.server.ts';
import { searchTexts as texts } from './messages.ts';
import { wordLinks } from './search-address.ts';

export interface SearchedInsteadProps {
  readonly keyword: string;
  readonly found: Pick<SearchList, 'instead' | 'corrections'>;
}

/** Above hits for another word than was entered: says so, and offers what else may have been meant. */
export function SearchedInstead({ keyword, found: { instead, corrections } }: SearchedInsteadProps) {
  return (
    <InlineAlert tone="info" flush>
      {texts.instead(keyword, instead)}
      <WordLinks label={texts.meant} words={wordLinks([instead, ...corrections])} />
    </InlineAlert>
  );
}
