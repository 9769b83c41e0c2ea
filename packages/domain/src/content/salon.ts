import * as v from 'valibot';
import { code, count, id, text } from '../wire-values.ts';

/** How one takes part in a salon. */
export const SALON_KINDS = ['线上', '线下'] as const;

/** What the times of a salon come to, in the order they pass (domain rules 22). */
export const SALON_STATUSES = ['报名中', '即将开始', '进行中', '已结束'] as const;

/** What became of a sign-up; `waiting` moves up when a seat is given back. */
export const SIGN_UP_STATUS = { signedUp: 1, cancelled: 2, waiting: 3 } as const;

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
