import * as v from 'valibot';
import { id, text } from '../wire-values.ts';

/** Need (服务需求) as the comprehensive-services section lists it. */
export const needSummarySchema = v.object({
  id,
  title: text,
  demand: text,
  regionName: text,
  createTime: text,
  url: text,
});

export type NeedSummary = v.InferOutput<typeof needSummarySchema>;
