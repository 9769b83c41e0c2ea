import { mayDo } from '@jianzhu/domain/member-center';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { fundTexts as texts } from './messages.ts';

/** Where the statement stands, beside the cards of the same page. */
export const fundsHref = `${paths.bankcards}?tab=funds`;

/** Leads from the cards to the statement and back, for whoever may see both. */
export function FundTabs({ current }: { readonly current: 'cards' | 'funds' }) {
  const { userInfo } = useSession();
  if (userInfo !== null && !mayDo(userInfo, 'fund_view')) return null;
  return (
    <LinkTabs
      label={texts.tabs}
      current={current}
      tabs={[
        { key: 'cards', label: texts.cards, href: paths.bankcards },
        { key: 'funds', label: texts.funds, href: fundsHref },
      ]}
    />
  );
}
