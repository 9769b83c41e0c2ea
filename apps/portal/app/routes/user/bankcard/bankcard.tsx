import { BankCardsPage } from '../../../features/bank-card/bank-cards-page.tsx';
import { FundTabs, fundsHref, withdrawalsHref } from '../../../features/fund/fund-tabs.tsx';
import { FundsPage } from '../../../features/fund/funds-page.tsx';
import { loadFunds } from '../../../features/fund/load-funds.server.ts';
import { loadWithdrawals } from '../../../features/fund/load-withdrawals.server.ts';
import { WithdrawalList } from '../../../features/fund/withdrawal-list.tsx';
import { WithdrawalView } from '../../../features/fund/withdrawal-view.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/bankcard';

/** Bank cards (domain rules 13.1), of which the query `id` names one that waits for its amount; `tab=funds`: the statement, `tab=withdrawals`: the withdrawals. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  if (url.searchParams.get('tab') === 'funds') {
    const { balances, ...funds } = await loadFunds(url.searchParams, services);
    return answerRecord({ tab: 'funds', loaded: balances, ...funds } as const);
  }
  if (url.searchParams.get('tab') === 'withdrawals') {
    return answerRecord(await loadWithdrawals(url.searchParams, services));
  }
  const { api, report } = services;
  const [loaded, flags] = await Promise.all([
    loadRecord(() => api.bankCard.list(), services),
    orDefault(api.security.userFlags(), null, report),
  ]);
  // Where it is not known, the platform says so when the PIN is given.
  const hasPin = flags?.hasPayPassword ?? true;
  return answerRecord({ tab: 'cards', loaded, hasPin, named: url.searchParams.get('id') } as const);
}

export default function BankCardsRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.tab === 'funds') {
    const { loaded, query, flow } = loaderData;
    return (
      <StandingRecord key="funds" loaded={loaded} listHref={fundsHref}>
        {(balances) => <FundsPage query={query} flow={flow} balances={balances} />}
      </StandingRecord>
    );
  }
  if (loaderData.tab === 'withdrawals') return <WithdrawalList {...loaderData} />;
  if (loaderData.tab === 'withdrawal') {
    return (
      <StandingRecord key="withdrawal" loaded={loaderData.loaded} listHref={withdrawalsHref}>
        {(record) => <WithdrawalView record={record} hasPin={loaderData.hasPin} />}
      </StandingRecord>
    );
  }
  const { loaded, hasPin, named } = loaderData;
  return (
    <StandingRecord key="cards" loaded={loaded} listHref={paths.bankcards}>
      {(found) => <BankCardsPage key={named} {...{ found, hasPin, named }} tabs={<FundTabs current="cards" />} />}
    </StandingRecord>
  );
}
