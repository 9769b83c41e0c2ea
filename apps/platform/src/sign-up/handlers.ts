import type { signUp } from '@jianzhu/api-client/contract';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { listRecords } from '../record/list-records.ts';
import { toSubmission } from '../record/to-submission.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { auditSignUp } from './admit-sign-up.ts';
import { cancelSignUp } from './cancel-sign-up.ts';
import { countMine, listMine } from './my-bids.ts';
import type { SignUp } from './own-sign-up.ts';
import { countSignUps, readForm, SIGN_UP_LIST, signUpsTo, toBuyersRow } from './sign-up-views.ts';
import { submitSignUp } from './submit-sign-up.ts';

/** Sign-ups to tenders (domain rules 5.4). */
export function signUpHandlers(database: Database, keeper: KeyKeeper): ContextHandlers<typeof signUp> {
  const read = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  return {
    list: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const now = await readNow(by);
        const rows = signUpsTo(by, context.caller);
        return listRecords(by, rows, SIGN_UP_LIST, query, (row) => toBuyersRow(row, context.caller, now));
      }),
    ),
    statusCount: asBusiness(({ query }, context) =>
      read(context, (by) => countSignUps(by, context.caller, query.tenderId)),
    ),
    mine: asBusiness(({ query }, context) => read(context, (by) => listMine(by, context.caller, keeper, query))),
    mineCount: asBusiness((_call, context) => read(context, (by) => countMine(by, context.caller))),
    form: asBusiness(({ query }, context) => read(context, (by) => readForm(by, context.caller, query.tenderId))),
    submit: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) =>
        once(transaction, async () => submitted(await submitSignUp(transaction, caller, keeper, body))),
      ),
    ),
    cancel: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => submitted(await cancelSignUp(transaction, caller, body))),
    ),
    audit: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => submitted(await auditSignUp(transaction, caller, body))),
    ),
  };
}

const submitted = (row: SignUp | Refusal) => (row instanceof Refusal ? row : toSubmission(row));
