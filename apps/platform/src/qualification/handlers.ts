import type { ownQualification } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { eachRecord } from '../record/each-record.ts';
import type { ActingMember } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import {
  deleteQualification,
  discardChange,
  submitQualification,
  toggleShow,
  withdrawQualification,
} from './owner-acts.ts';
import type { Qualification } from './qualification-fields.ts';
import { exportOwn, listOwn, readOwn, toDetail } from './qualification-list.ts';
import { saveQualification } from './save-qualification.ts';

type Context = CallContext<BusinessMember>;

/** The certificates of a business, as its own members see and keep them (domain rules 15.5). */
export function ownQualificationHandlers(database: Database): ContextHandlers<typeof ownQualification> {
  const by = <T>({ caller }: Context, work: (by: ActingMember) => Promise<T>) =>
    database.withSession(caller.session, (transaction) => work({ transaction, caller }));
  const act = (context: Context, work: (by: ActingMember) => Promise<Qualification | Refusal>) =>
    by(context, async (member) => {
      const row = await work(member);
      return row instanceof Refusal ? row : toSubmission(row);
    });
  return {
    list: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) => listOwn(transaction, caller, query)),
    ),
    exportRows: asBusiness(({ body }, context) =>
      by(context, ({ transaction, caller }) => exportOwn({ transaction, caller, now: context.now }, body)),
    ),
    detail: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) => readOwn(transaction, caller, query.id)),
    ),
    save: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => {
          const row = await saveQualification(member, body);
          return row instanceof Refusal ? row : toDetail(member.transaction, member.caller, row);
        }),
      ),
    ),
    submit: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => {
          const row = await submitQualification(member, body);
          return row instanceof Refusal ? row : toSubmission(row);
        }),
      ),
    ),
    submitMany: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, () => eachRecord(body.records, (seen) => submitQualification(member, seen))),
      ),
    ),
    withdraw: asBusiness(({ body }, context) => act(context, (member) => withdrawQualification(member, body))),
    discard: asBusiness(({ body }, context) => act(context, (member) => discardChange(member, body))),
    toggleShow: asBusiness(({ body }, context) =>
      act(context, (member) => toggleShow(member, body, body.isShow === 1)),
    ),
    toggleShowMany: asBusiness(({ body }, context) =>
      by(context, (member) => eachRecord(body.records, (seen) => toggleShow(member, seen, body.isShow === 1))),
    ),
    delete: asBusiness(({ body }, { caller }) =>
      database.withWorker((transaction) => deleteQualification(transaction, caller, body)),
    ),
    deleteMany: asBusiness(({ body }, { caller }) =>
      database.withWorker((transaction) =>
        eachRecord(body.records, (seen) => deleteQualification(transaction, caller, seen)),
      ),
    ),
  };
}
