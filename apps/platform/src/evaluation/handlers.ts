import type { evaluation } from '@jianzhu/api-client/contract';
import { toSubmission as toBid } from '../bid/change-bid.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { toSubmission } from '../tender/own-tender.ts';
import { declareInterests, nameCommittee, type Seat } from './committee.ts';
import { readEvaluation } from './evaluation-views.ts';
import { publishResult } from './publish-result.ts';
import { rejectBid } from './reject-bid.ts';
import { scoreBid, submitScores } from './score-bids.ts';

/** Evaluation of tenders: committee, scores, candidates (domain rules 5.7). */
export function evaluationHandlers(database: Database): ContextHandlers<typeof evaluation> {
  // Marks are for the worker alone; what it reads for whom, each function looks at itself.
  const act = <T>(work: (transaction: Transaction) => Promise<T | Refusal>) => database.withWorker(work);
  const form = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    sheet: asBusiness(({ query }, { caller }) => act((by) => readEvaluation(by, caller, query.id))),
    committee: asBusiness(({ body }, { caller }) =>
      act(async (by) => answered(await nameCommittee(by, caller, body), toSubmission)),
    ),
    declare: asBusiness(({ body }, { caller }) =>
      act(async (by) => answered(await declareInterests(by, caller, body), ofSeat)),
    ),
    score: asBusiness(({ body }, { caller }) => act(async (by) => answered(await scoreBid(by, caller, body), ofSeat))),
    submitScores: asBusiness(({ body }, context) =>
      form(context, async (by) => answered(await submitScores(by, context.caller, body), ofSeat)),
    ),
    rejectBid: asBusiness(({ body }, { caller }) =>
      act(async (by) => answered(await rejectBid(by, caller, body), toBid)),
    ),
    publish: asBusiness(({ body }, context) =>
      form(context, async (by) => answered(await publishResult(by, context.caller, body), toSubmission)),
    ),
  };
}

const ofSeat = ({ tender }: Seat) => toSubmission(tender);

const answered = <Found, Answer>(found: Found | Refusal, toWire: (found: Found) => Answer): Answer | Refusal =>
  found instanceof Refusal ? found : toWire(found);
