import { TextLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { Fragment } from 'react';
import type { SearchList } from './load-search.server.ts';
import { searchTexts as texts } from './messages.ts';
import { searchAddress } from './search-address.ts';

export interface SearchedInsteadProps {
  readonly keyword: string;
  readonly found: Pick<SearchList, 'instead' | 'corrections'>;
}

/** Above hits for another word than was entered: says so, and offers what else may have been meant. */
export function SearchedInstead({ keyword, found: { instead, corrections } }: SearchedInsteadProps) {
  return (
    <InlineAlert tone="info" flush>
      {texts.instead(keyword, instead)}
      {texts.meant}
      {[instead, ...corrections].map((word, place) => (
        <Fragment key={word}>
          {place > 0 && texts.or}
          <TextLink href={searchAddress(word)}>{word}</TextLink>
        </Fragment>
      ))}
    </InlineAlert>
  );
}
