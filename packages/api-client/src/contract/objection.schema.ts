import { objectionAnswer, objectionRecord } from '@jianzhu/domain/evaluations';
import * as v from 'valibot';
import { recordId, submission } from './fields.schema.ts';
import { attachments, moment } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

/** An objection as its bidder, or the buyer, reads it. */
export const objectionRow = v.object({
  ...recordEntries,
  status: v.number(),
  round: v.number(),
  content: v.string(),
  attachments,
  createTime: moment,
  answerDeadline: moment,
  /** '' until it is answered. */
  answer: v.string(),
  answerTime: moment,
});

const answered = v.omit(submission, ['code']);

export const objectionSchemas = {
  submit: { body: v.object({ tenderId: recordId, ...objectionRecord.entries }), data: answered },
  answer: { body: v.object({ ...seenRecord.entries, ...objectionAnswer.entries }), data: answered },
};
