import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { WordLinks } from '@jianzhu/ui/search';
import * as paths from '../../paths.ts';
import { searchTexts as texts } from './messages.ts';
import { wordLinks } from './search-address.ts';

export interface NothingFoundProps {
  readonly keyword: string;
  /** Words of it that find something. */
  readonly shorter: readonly string[];
  readonly hotWords: readonly string[];
}

/** Nothing of any kind: ways on are a shorter word, what others search for, and somebody to ask. */
export function NothingFound({ keyword, shorter, hotWords }: NothingFoundProps) {
  return (
    <EmptyState
      title={texts.nothing(keyword)}
      action={
        <ButtonLink variant="line" href={paths.customerService}>
          {texts.contact}
        </ButtonLink>
      }
      text={
        <>
          {shorter.length > 0 && <WordLinks label={texts.shorter} words={wordLinks(shorter)} />}
          {hotWords.length > 0 && <WordLinks label={texts.hot} words={wordLinks(hotWords)} />}
        </>
      }
    />
  );
}
