import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { signUpTexts } from './messages.ts';

const { received: texts } = signUpTexts;

/** What a buyer has received: nothing is shown of a bid before it is opened. */
export function ReceivedBids() {
  return (
    <ListPage {...useMemberHead()}>
      <EmptyState
        title={texts.empty}
        text={texts.emptyHint}
        action={
          <ButtonLink size="regular" variant="line" href={paths.tenders}>
            {texts.toTenders}
          </ButtonLink>
        }
      />
    </ListPage>
  );
}
