import type { vip } from '@jianzhu/api-client/contract';
import { VIP_PLANS } from '@jianzhu/domain/vips';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { readStanding } from '../member/standing.ts';
import { buyMembership, findUnpaid, quoteFor } from './buy-membership.ts';
import { readMembershipNow } from './membership-now.ts';
import { readQuota } from './quota.ts';

const NOT_SOLD = { kind: '', amount: 0, deduction: 0, payAmount: 0, unusedDays: 0, beginDate: '', endDate: '' };

/** Memberships of businesses (domain rules 12). */
export function vipHandlers(database: Database): ContextHandlers<typeof vip> {
  return {
    plans: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, async (by) => {
        const { businessId } = caller.acting;
        const { level } = await readStanding(by, businessId);
        const { endDate } = await readMembershipNow(by, businessId);
        return {
          ...{ level, endDate: level === 0 ? '' : (endDate ?? ''), plans: [...VIP_PLANS] },
          unpaidOrderId: (await findUnpaid(by, businessId))?.id ?? null,
        };
      }),
    ),
    quote: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (by) => {
        const quote = await quoteFor(by, caller.acting.businessId, query);
        return typeof quote === 'string' ? { ...NOT_SOLD, refusal: quote } : { ...quote, refusal: '' };
      }),
    ),
    buy: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((by) => once(by, () => buyMembership(by, caller, body))),
    ),
    quota: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, (by) => readQuota(by, caller.acting.businessId)),
    ),
  };
}
