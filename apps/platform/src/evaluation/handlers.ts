import type { evaluation, objection } from '@jianzhu/api-client/contract';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { markOf } from '../record/export-records.ts';
import { toAnswer, toSubmission } from '../record/to-submission.ts';
import { awardTender, failTender, reEvaluate } from './award-tender.ts';
import { declareInterests, nameCommittee, type Seat } from './committee.ts';
import { readEvaluation } from './evaluation-views.ts';
import { answerObjection, submitObjection } from './objections.ts';
import { publishResult } from './publish-result.ts';
import { rejectBid } from './reject-bid.ts';
import { readResult } from './result-views.ts';
import { scoreBid, submitScores } from './score-bids.ts';

type Work<T> = (transaction: Transaction) => Promise<T | Refusal>;

const formsOf =
  (database: Database) =>
  <T>({ once }: CallContext, work: Work<T>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));

/** Evaluation of tenders: committee, scores, candidates, award (domain rules 5.7, 5.8). */
export function evaluationHandlers(database: Database): ContextHandlers<typeof evaluation> {
  // Marks are for the worker alone; what it reads for whom, each function looks at itself.
  const act = <T>(work: Work<T>) => database.withWorker(work);
  const form = formsOf(database);
  return {
    result: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (by) => readResult(by, caller, query.id)),
    ),
    award: asBusiness(({ body }, context) =>
      form(context, async (by) => answered(await awardTender(by, context.caller, body), toSubmission)),
    ),
    reEvaluate: asBusiness(({ body }, { caller }) =>
      act(async (by) => answered(await reEvaluate(by, caller, body), toSubmission)),
    ),
    fail: asBusiness(({ body }, { caller }) =>
      act(async (by) => answered(await failTender(by, caller, body), toSubmission)),
    ),
    exportSheet: asBusiness(({ body }, context) =>
      act(async (transaction) => {
        const sheet = await readEvaluation(transaction, context.caller, body.id);
        if (sheet instanceof Refusal) return sheet;
        if (sheet.isWithheld) return refuse('stateConflict', EVALUATION_MESSAGES.conflicted);
        if (!sheet.isComplete) return refuse('stateConflict', EVALUATION_MESSAGES.recordEarly);
        const { mark } = await markOf({ transaction, ...context }, sheet.ranked.length);
        return { ...sheet, mark };
      }),
    ),
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
      act(async (by) => answered(await rejectBid(by, caller, body), toSubmission)),
    ),
    publish: asBusiness(({ body }, context) =>
      form(context, async (by) => answered(await publishResult(by, context.caller, body), toSubmission)),
    ),
  };
}

/** Objections to published candidates (domain rules 5.8). */
export function objectionHandlers(database: Database): ContextHandlers<typeof objection> {
  const form = formsOf(database);
  return {
    submit: asBusiness(({ body }, context) =>
      form(context, async (by) => answered(await submitObjection(by, context.caller, body), toAnswer)),
    ),
    answer: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (by) => answered(await answerObjection(by, caller, body), toAnswer)),
    ),
  };
}

const ofSeat = ({ tender }: Seat) => toSubmission(tender);

const answered = <Found, Answer>(found: Found | Refusal, toWire: (found: Found) => Answer): Answer | Refusal =>
  found instanceof Refusal ? found : toWire(found);
