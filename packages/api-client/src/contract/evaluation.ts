import { get, post } from '../endpoint.ts';
import type { evaluationSchemas } from './evaluation.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof evaluationSchemas;

const small = { bodyLimit: 16_384 } as const;
const evaluates = { ...ourBusiness, ...small, permission: 'tender_evaluate' } as const;

/** The evaluation of a tender to its buyer (domain rules 5.7); the own marks alone until all are handed in. */
export const sheet = get<S['sheet']>('evaluation.sheet', `${trade}/tender/evaluation`, {
  ...ourBusiness,
  permission: ['tender_evaluate', 'tender_award'],
});

/** The same for a workbook, once all have handed in their scores (评标记录); is kept in the log. */
export const exportSheet = post<S['exportSheet']>('evaluation.exportSheet', `${trade}/tender/export-evaluation`, {
  ...ourBusiness,
  ...small,
  permission: ['tender_evaluate', 'tender_award'],
});

/** Names who evaluates, or somebody else while nobody has handed in scores. */
export const committee = post<S['committee']>('evaluation.committee', `${trade}/tender/committee`, evaluates);

/** What an evaluator says of her own interests. */
export const declare = post<S['declare']>('evaluation.declare', `${trade}/tender/declare`, evaluates);

/** Keeps what the caller gives a bid. */
export const score = post<S['score']>('evaluation.score', `${trade}/bid/score`, evaluates);

/** Hands in what the caller gives all of them. */
export const submitScores = post<S['submitScores']>('evaluation.submitScores', `${trade}/tender/submit-scores`, {
  ...ourBusinessForm,
  ...small,
  permission: 'tender_evaluate',
});

/** Rejects a bid with a reason. */
export const rejectBid = post<S['rejectBid']>('evaluation.rejectBid', `${trade}/bid/reject`, evaluates);

/** Publishes the candidates in the ranks that the announced method gives. */
export const publish = post<S['publish']>('evaluation.publish', `${trade}/tender/evaluate`, {
  ...ourBusinessForm,
  ...small,
  permission: 'tender_evaluate',
});

/** What is published of the result: candidates, objections, who has won. */
export const result = get<S['result']>('evaluation.result', `${trade}/tender/result`, {
  ...ourBusiness,
  permission: ['tender_view', 'bid_view'],
});

/** Confirms who wins. */
export const award = post<S['award']>('evaluation.award', `${trade}/tender/award`, {
  ...ourBusinessForm,
  ...small,
  permission: 'tender_award',
});

const decides = { ...ourBusiness, ...small, permission: 'tender_award' } as const;

/** Takes the result back and evaluates anew. */
export const reEvaluate = post<S['reEvaluate']>('evaluation.reEvaluate', `${trade}/tender/re-evaluate`, decides);

/** Ends a tender that nobody wins. */
export const fail = post<S['fail']>('evaluation.fail', `${trade}/tender/fail`, decides);
