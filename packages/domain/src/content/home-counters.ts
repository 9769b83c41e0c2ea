import * as v from 'valibot';
import { count, text } from '../wire-values.ts';

/** Figures of the home page; `dealAmount` is in fen, `updateTime` tells when they were counted. */
export const homeCountersSchema = v.object({
  demandTotal: count,
  dealTotal: count,
  companyTotal: count,
  dealAmount: count,
  inquiryToday: count,
  dealThisMonth: count,
  lawPackageTotal: count,
  lawyerTotal: count,
  lawLessonTotal: count,
  updateTime: text,
});

export type HomeCounters = v.InferOutput<typeof homeCountersSchema>;
