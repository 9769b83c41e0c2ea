import { Button } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import { useCopy } from '../shell/use-copy.ts';
import { accountTexts as texts } from './messages.ts';

/** Last characters of the number of an order that a transfer names (domain rules 5.5). */
const POSTSCRIPT_LENGTH = 8;

interface AccountFactsProps {
  readonly account: { readonly name: string; readonly number: string; readonly bank: string };
  /** Number of the order; '' while there is none. */
  readonly code: string;
}

/** Where a transfer goes and what it names, each to be copied. */
export function AccountFacts({ account, code }: AccountFactsProps) {
  const copy = useCopy();
  const parts = [
    { term: texts.name, text: account.name },
    { term: texts.number, text: account.number },
    { term: texts.bank, text: account.bank },
    { term: texts.postscript, text: code.slice(-POSTSCRIPT_LENGTH) },
  ];
  return (
    <DescriptionList
      columns={2}
      items={parts.map(({ term, text }) => ({
        term,
        value: text !== '' && (
          <>
            {text}{' '}
            <Button variant="link" size="compact" aria-label={texts.copyOf(term)} onClick={() => void copy(text)}>
              {texts.copy}
            </Button>
          </>
        ),
      }))}
    />
  );
}
