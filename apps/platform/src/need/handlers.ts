import type { need } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { anyone, asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import { findNeed } from './needs.ts';
import { replyToNeed, withdrawReply } from './offers.ts';
import { listOwnNeeds, listOwnReplies, readOwnNeed } from './own-needs.ts';
import { agreeToCase, chooseReply, closeNeed, finishNeed, reopenNeed } from './owner-acts.ts';
import { submitNeed } from './submit-need.ts';
import {
  chooseAsVisitor,
  closeAsVisitor,
  finishAsVisitor,
  proveVisitor,
  reopenAsVisitor,
  submitAsVisitor,
  withOffers,
} from './visitor-needs.ts';

/** Needs and the offers for them (domain rules 11.5, 32.5). */
export function needHandlers(database: Database): ContextHandlers<typeof need> {
  const read = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  // An act reaches the records of both sides, which no session may; each looks itself whose they are.
  const act = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    detail: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession({}, (transaction) => findNeed(transaction, id)));
      return found ?? new Refusal('notFound');
    }),
    own: asBusiness(({ query }, context) => read(context, (by) => readOwnNeed(by, context.caller, query.id))),
    mine: asBusiness(({ query }, context) => read(context, (by) => listOwnNeeds(by, context.caller, query))),
    replied: asBusiness(({ query }, context) => read(context, (by) => listOwnReplies(by, context.caller, query))),
    submit: asBusiness(({ body }, { caller, once }) =>
      database.withSession(caller.session, (transaction) =>
        once(transaction, () =>
          submitNeed(transaction, body, { businessId: caller.acting.businessId, userId: caller.userId }),
        ),
      ),
    ),
    submitAsVisitor: anyone(({ body }, context) =>
      database.withCredentials((transaction) =>
        context.once(transaction, () => submitAsVisitor(transaction, body, clientPlace(context))),
      ),
    ),
    proveVisitor: anyone(async ({ body }, context) => {
      const needs = await database.withCredentials((transaction) =>
        context.once(transaction, () => proveVisitor(transaction, { ...body, ...clientPlace(context) })),
      );
      return needs instanceof Refusal ? needs : database.withWorker((transaction) => withOffers(transaction, needs));
    }),
    chooseAsVisitor: anyone(({ body }, context) => act(context, (by) => chooseAsVisitor(by, body))),
    finishAsVisitor: anyone(({ body }, context) => act(context, (by) => finishAsVisitor(by, body))),
    reopenAsVisitor: anyone(({ body }, context) => act(context, (by) => reopenAsVisitor(by, body))),
    closeAsVisitor: anyone(({ body }, context) => act(context, (by) => closeAsVisitor(by, body))),
    reply: asBusiness(({ body }, context) => act(context, (by) => replyToNeed(by, context.caller, body))),
    withdrawReply: asBusiness(({ body }, context) => act(context, (by) => withdrawReply(by, context.caller, body))),
    choose: asBusiness(({ body }, context) => act(context, (by) => chooseReply(by, context.caller, body))),
    reopen: asBusiness(({ body }, context) => act(context, (by) => reopenNeed(by, context.caller, body))),
    finish: asBusiness(({ body }, context) => act(context, (by) => finishNeed(by, context.caller, body))),
    close: asBusiness(({ body }, context) => act(context, (by) => closeNeed(by, context.caller, body))),
    agree: asBusiness(({ body }, context) =>
      act(context, (by) => agreeToCase(by, context.caller, { id: body.id, isOn: body.isOn === 1 })),
    ),
  };
}
