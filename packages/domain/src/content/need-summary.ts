import * as v from 'valibot';
import { code, count, fen, id, text } from '../wire-values.ts';

/** Need (服务需求) as lists show it. */
export const needSummarySchema = v.object({
  id,
  title: text,
  /** Name of its type. */
  demand: text,
  /** Of `SERVICE_TYPES`. */
  needType: code,
  /** fen; null where nothing was said, as the other bound. */
  budgetMin: fen,
  budgetMax: fen,
  regionName: text,
  /** `YYYY-MM-DD`, its last day. */
  deadline: text,
  /** Of `NEED_STATUS`. */
  status: code,
  /** Offers that were not taken back. */
  replyCount: count,
  createTime: text,
  url: text,
});

export type NeedSummary = v.InferOutput<typeof needSummarySchema>;
