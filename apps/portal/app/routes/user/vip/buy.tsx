import { isVipMonths, RECOMMENDED_LEVEL, VIP_PLANS, type VipMonths } from '@jianzhu/domain/vips';
import { VipBuyPage } from '../../../features/vip/vip-buy-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/buy';

const YEAR = 12;

/** Levels and terms of the membership: `level` and `months` of the address are the choice. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const [askedLevel, askedMonths] = [url.searchParams.get('level'), url.searchParams.get('months')].map(Number);
  const months: VipMonths = isVipMonths(askedMonths ?? 0) ? (askedMonths as VipMonths) : YEAR; // as it found
  const named = VIP_PLANS.find(({ level }) => level === askedLevel)?.level;
  const loaded = await loadRecord(async () => {
    const plans = await services.api.vip.plans();
    const level = named ?? Math.max(plans.level, RECOMMENDED_LEVEL);
    return { plans, level, quote: await services.api.vip.quote({ query: { level, months } }) };
  }, services);
  return answerRecord({ loaded, months });
}

export default function BuyVipRoute({ loaderData: { loaded, months } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {({ level, ...found }) => <VipBuyPage found={found} level={level} months={months} />}
    </StandingRecord>
  );
}
