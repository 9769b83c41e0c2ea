import type { supplierProfile } from '@jianzhu/api-client/contract';
import { formatDate } from '@jianzhu/domain';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { ActingMember } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { readOwn, type SupplierProfile, toDetail } from './own-profile.ts';
import { discardProfile, submitProfile, withdrawProfile } from './owner-acts.ts';
import { readPerformance, readShown } from './performance.ts';
import { saveProfile } from './save-profile.ts';

type Context = CallContext<BusinessMember>;

/** What a supplier says of itself, as its own members see and keep it (domain rules 10.3). */
export function supplierProfileHandlers(database: Database): ContextHandlers<typeof supplierProfile> {
  const by = <T>({ caller }: Context, work: (by: ActingMember) => Promise<T>) =>
    database.withSession(caller.session, (transaction) => work({ transaction, caller }));
  const act = (context: Context, work: (by: ActingMember) => Promise<SupplierProfile | Refusal>) =>
    by(context, async (member) => {
      const row = await work(member);
      return row instanceof Refusal ? row : toSubmission(row);
    });
  return {
    detail: asBusiness((_, context) =>
      by(context, async ({ transaction, caller }) => {
        const row = await readOwn(transaction);
        return {
          businessId: caller.acting.businessId,
          today: formatDate((await readNow(transaction)).getTime()),
          profile: row === undefined ? null : await toDetail(transaction, caller, row),
          performance: await readPerformance(transaction, caller),
          ...(await readShown(transaction, caller)),
        };
      }),
    ),
    save: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => {
          const row = await saveProfile(member, body);
          return row instanceof Refusal ? row : toDetail(member.transaction, member.caller, row);
        }),
      ),
    ),
    submit: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => {
          const row = await submitProfile(member, body);
          return row instanceof Refusal ? row : toSubmission(row);
        }),
      ),
    ),
    withdraw: asBusiness(({ body }, context) => act(context, (member) => withdrawProfile(member, body))),
    discard: asBusiness(({ body }, context) => act(context, (member) => discardProfile(member, body))),
  };
}
