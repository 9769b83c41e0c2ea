import { idSchema } from '@jianzhu/domain';
import {
  committeeRecord,
  decisionRecord,
  declarationRecord,
  rejectionRecord,
  resultRecord,
  scoresRecord,
  tenderAwardRecord,
} from '@jianzhu/domain/evaluations';
import * as v from 'valibot';
import { byId, recordId, submission } from './fields.schema.ts';
import { objectionRow } from './objection.schema.ts';
import { amount, attachments, moment, optionalAmount } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

/** A bid that was opened, as its buyer evaluates it. */
const bid = v.object({
  bidId: idSchema,
  version: v.number(),
  status: v.number(),
  allowedActions: v.array(v.string()),
  businessName: v.string(),
  totalPrice: amount,
  periodDays: v.number(),
  submitTime: moment,
  rejectReason: v.string(),
  /** It was awarded the tender in an earlier round and has refused: it takes part no more. */
  hasRefused: v.boolean(),
});

/** What a bid asks for a line. */
const cell = v.object({
  lineId: idSchema,
  bidId: idSchema,
  unitPrice: amount,
  taxRate: v.number(),
  /** Yuan without tax, four decimals. */
  netUnitPrice: v.string(),
  amount,
  isLowest: v.boolean(),
  isHighest: v.boolean(),
  brand: v.string(),
  isEquivalent: v.boolean(),
  specOffered: v.string(),
  arrivalDate: moment,
  remark: v.string(),
});

const seat = v.object({
  userId: idSchema,
  name: v.string(),
  isSelf: v.boolean(),
  isDeclared: v.boolean(),
  hasConflict: v.boolean(),
  /** '' until her scores are handed in. */
  submitTime: moment,
});

const ranked = v.object({
  bidId: idSchema,
  /** Hundredths of points; null where the price alone decides. */
  total: v.nullable(v.number()),
  rank: v.nullable(v.number()),
  items: v.array(
    v.object({
      itemIndex: v.number(),
      /** Hundredths of points. */
      points: v.nullable(v.number()),
      /** The arithmetic, to be done again by hand. */
      step: v.string(),
      /** Of each evaluator, in their order. */
      marks: v.array(v.string()),
    }),
  ),
});

const sheet = v.object({
  ...recordEntries,
  code: v.string(),
  title: v.string(),
  status: v.number(),
  tenderType: v.nullable(v.number()),
  evalMethod: v.nullable(v.number()),
  evalItems: v.array(v.object({ name: v.string(), kind: v.nullable(v.number()), maxScore: v.nullable(v.number()) })),
  /** From 1; a result that was taken back is followed by another round. */
  round: v.number(),
  candidateCount: v.number(),
  publicityDays: v.number(),
  bids: v.array(bid),
  lines: v.array(
    v.object({
      lineId: idSchema,
      lineNo: v.number(),
      materialName: v.string(),
      spec: v.string(),
      unit: v.nullable(v.string()),
      quantity: v.string(),
    }),
  ),
  cells: v.array(cell),
  isScored: v.boolean(),
  /** Who may be named; none to who may not name. */
  choices: v.array(v.object({ userId: idSchema, name: v.string() })),
  committee: v.array(seat),
  ownMarks: v.array(v.object({ bidId: idSchema, itemIndex: v.number(), score: v.string() })),
  /** Evaluators who have not handed in their scores. */
  waiting: v.number(),
  isComplete: v.boolean(),
  /** Kept from the caller, who has declared a conflict: scores, ranks and candidates, until they are published. */
  isWithheld: v.boolean(),
  /** Names in the order of the marks; none until all have handed theirs in, as `ranked`. */
  evaluators: v.array(v.string()),
  ranked: v.array(ranked),
  candidates: v.array(v.object({ bidId: idSchema, rank: v.number() })),
  serverTime: moment,
});

/** What is published of a result (domain rules 5.8). */
const result = v.object({
  ...recordEntries,
  code: v.string(),
  title: v.string(),
  status: v.number(),
  tenderType: v.nullable(v.number()),
  isOwner: v.boolean(),
  publicityDays: v.number(),
  /** '' before anything is published. */
  publicityStart: moment,
  publicityEnd: moment,
  candidates: v.array(
    v.object({
      bidId: idSchema,
      rank: v.number(),
      businessName: v.string(),
      /** Hundredths of points; null where the price alone decides. */
      points: v.nullable(v.number()),
      /** Null where the opening record does not show it to the caller. */
      totalPrice: optionalAmount,
      periodDays: v.nullable(v.number()),
      hasWon: v.boolean(),
      hasRefused: v.boolean(),
      isOwn: v.boolean(),
      /** Proposed: the best rank that still stands; of nobody once one has won. */
      isFirst: v.boolean(),
    }),
  ),
  /** To the buyer; null while nobody has won. */
  award: v.nullable(
    v.object({
      bidId: idSchema,
      dealId: idSchema,
      dealCode: v.string(),
      dealStatus: v.number(),
      reason: v.string(),
      contractDays: v.number(),
      awardTime: moment,
    }),
  ),
  /** The buyer's. */
  reports: attachments,
  /** The own ones; to the buyer all of them, without who made them. */
  objections: v.array(objectionRow),
  serverTime: moment,
});

const decision = v.object({ ...seenRecord.entries, ...decisionRecord.entries });

const withId = { id: recordId };

export const evaluationSchemas = {
  sheet: { query: byId, data: sheet },
  /** With whose company, who and when, which stands in the file. */
  exportSheet: { body: v.object(withId), data: v.object({ ...sheet.entries, mark: v.string() }) },
  committee: { body: v.object({ ...seenRecord.entries, ...committeeRecord.entries }), data: submission },
  declare: { body: v.object({ ...withId, ...declarationRecord.entries }), data: submission },
  score: { body: v.object({ ...withId, ...scoresRecord.entries }), data: submission },
  submitScores: { body: v.object(withId), data: submission },
  rejectBid: { body: v.object({ ...seenRecord.entries, ...rejectionRecord.entries }), data: submission },
  result: { query: byId, data: result },
  award: { body: v.object({ ...seenRecord.entries, ...tenderAwardRecord.entries }), data: submission },
  reEvaluate: { body: decision, data: submission },
  fail: { body: decision, data: submission },
  publish: { body: v.object({ ...seenRecord.entries, ...resultRecord.entries }), data: submission },
};
