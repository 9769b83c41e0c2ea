import { idSchema, salonSummarySchema } from '@jianzhu/domain';
import { seatRecord } from '@jianzhu/domain/visitor-forms';
import * as v from 'valibot';
import { binary, byId, month, phoneField, recordId, smsCode, submission } from './fields.schema.ts';

/** Whose seat it is. Without a phone number a member's own; another one is proven by a code. */
const seat = {
  salonId: recordId,
  phone: v.optional(phoneField),
  smsCode: v.optional(smsCode),
};

export const salonSchemas = {
  detail: {
    query: byId,
    data: v.object({
      ...salonSummarySchema.entries,
      intro: v.string(),
      /** What to bring and to know; rich text, '' when there is nothing. */
      notes: v.string(),
      /** fen */
      fee: v.number(),
      agenda: v.array(v.object({ time: v.string(), topic: v.string(), speaker: v.string() })),
      speakers: v.array(v.object({ name: v.string(), title: v.string() })),
      /** Others to come, the nearest first. */
      next: v.array(v.object({ id: idSchema, title: v.string(), beginTime: v.string() })),
    }),
  },
  calendar: {
    query: v.object({ month }),
    /** Days of six weeks about the month that have salons. */
    data: v.array(v.object({ day: v.string(), count: v.number() })),
  },
  mine: {
    data: v.array(
      v.object({
        salonId: idSchema,
        title: v.string(),
        beginTime: v.string(),
        endTime: v.string(),
        /** See `SIGN_UP_STATUS`; those that were cancelled are left out. */
        status: v.number(),
        /** Place among those who wait; 0 for one who has a seat. */
        place: v.number(),
      }),
    ),
  },
  signUp: {
    body: v.object({
      ...seat,
      ...seatRecord.entries,
      company: v.optional(seatRecord.entries.company),
      /** 1: waits for a seat when all are taken. */
      mayWait: v.optional(binary),
    }),
    /** `place` among those who wait; 0 for one who has a seat. */
    data: v.object({ ...submission.entries, place: v.number() }),
  },
  cancel: { body: v.object(seat), data: v.null() },
};
