import { mayDo } from '@jianzhu/domain/member-center';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { fundTexts as texts } from './messages.ts';

/** Where the statement and the withdrawals stand, beside the cards of the same page. */
export const fundsHref = `${paths.bankcards}?tab=funds`;

export const withdrawalsHref = `${paths.bankcards}?tab=withdrawals`;

/** Where one withdrawal is shown. */
export const withdrawalHref = (id: string): string => `${withdrawalsHref}&id=${id}`;

/** Leads between the cards, the statement and the withdrawals, for whoever may see both. */
export function FundTabs({ current }: { readonly current: 'cards' | 'funds' | 'withdrawals' }) {
  const { userInfo } = useSession();
  if (userInfo !== null && !mayDo(userInfo, 'fund_view')) return null;
  return (
    <LinkTabs
      variant="states"
      label={texts.tabs}
      current={current}
      tabs={[
        { key: 'cards', label: texts.cards, href: paths.bankcards },
        { key: 'funds', label: texts.funds, href: fundsHref },
        { key: 'withdrawals', label: texts.withdrawals, href: withdrawalsHref },
      ]}
    />
  );
}
