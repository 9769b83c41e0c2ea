import * as v from 'valibot';
import { code, id, text } from '../wire-values.ts';

/** Salon as lists show it; times are Asia/Shanghai, `capacity` is seats, null without limit. */
export const salonSummarySchema = v.object({
  id,
  title: text,
  cover: text,
  kind: text,
  beginTime: text,
  endTime: text,
  regionName: text,
  address: text,
  capacity: code,
  status: text,
});

export type SalonSummary = v.InferOutput<typeof salonSummarySchema>;
