import { EmptyState, ErrorPanel } from '@jianzhu/ui';
import { type PlatformCard, PlatformsPage } from '@jianzhu/ui/platform-cards';
import { useRevalidator } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { platformsTexts as texts } from './messages.ts';

export interface PlatformsViewProps {
  readonly name: string;
  /** Null where they could not be loaded. */
  readonly cards: readonly PlatformCard[] | null;
}

/** 数字平台: the ways to the sibling sites, as whom one enters them (domain rules 37). */
export function PlatformsView({ name, cards }: PlatformsViewProps) {
  const { revalidate, state } = useRevalidator();
  const company = useSession().user.companyInfo?.niceName;
  return (
    <PlatformsPage
      path={[{ name: wayTexts.home, href: paths.home }, { name }]}
      title={name}
      lead={company ? texts.leadOf(company) : texts.lead}
      cards={cards ?? []}
      steps={texts.steps}
    >
      {cards === null && <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />}
      {cards?.length === 0 && <EmptyState title={texts.none} />}
    </PlatformsPage>
  );
}
