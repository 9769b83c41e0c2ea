import { toggleCompanyType, WRONG_SIDE } from '@jianzhu/domain';
import { Button, ButtonLink, EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { type ShownMemberPage, useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { memberCentreTexts as texts } from './messages.ts';
import { NoPermission } from './no-permission.tsx';
import { useSideSwitch } from './use-side.ts';

/** In place of a page that does not open: what is missing and who can give it, or the other side (domain rules 3.1, 16.4). */
export function ClosedPage({ page }: { readonly page: ShownMemberPage }) {
  const { access, side } = page;
  const choose = useSideSwitch();
  const other = toggleCompanyType(side);
  const content =
    access === 'wrong-side' ? (
      <EmptyState
        title={WRONG_SIDE[other].text}
        action={<Button onClick={() => choose(other)}>{WRONG_SIDE[other].button}</Button>}
      />
    ) : access === 'second-factor' ? (
      <EmptyState
        title={texts.secondFactor}
        text={texts.secondFactorText}
        action={<ButtonLink href={paths.secondFactor}>{texts.turnOn}</ButtonLink>}
      />
    ) : (
      <NoPermission page={page} />
    );
  return <ListPage {...useMemberHead()}>{content}</ListPage>;
}
