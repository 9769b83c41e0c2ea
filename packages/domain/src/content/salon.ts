import * as v from 'valibot';
import { code, count, id, text } from '../wire-values.ts';

/** Salon as lists show it; times are Asia/Shanghai, `capacity` is seats, null without limit. */
export const salonSummarySchema = v.object({
  id,
  title: text,
  cover: text,
  kind: text,
  beginTime: text,
  endTime: text,
  signUpEnd: text,
  regionName: text,
  address: text,
  organizer: text,
  capacity: code,
  /** Seats that are taken; how many wait for one. */
  taken: count,
  waiting: count,
  status: text,
  /** Where it is broadcast while it lasts, and what was recorded; '' when there is none. */
  liveUrl: text,
  replayUrl: text,
});

export type SalonSummary = v.InferOutput<typeof salonSummarySchema>;
