import { idSchema } from '@jianzhu/domain';
import { CLARIFIED_RECORDS, type ClarificationFields, clarificationRecord } from '@jianzhu/domain/clarifications';
import { attachmentEntrySchema } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import { binary, recordId } from './fields.schema.ts';

const record = { bizType: v.picklist(CLARIFIED_RECORDS, '业务类型不正确'), bizId: recordId };

/** Body with the words of a question or an answer. */
const said = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object({ ...entries, ...clarificationRecord.entries });
  return schema as unknown as v.GenericSchema<
    ClarificationFields & v.InferInput<v.ObjectSchema<Entries, undefined>>,
    ClarificationFields & v.InferOutput<v.ObjectSchema<Entries, undefined>>
  >;
};

const message = v.object({
  id: idSchema,
  content: v.string(),
  attachments: v.array(attachmentEntrySchema),
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: v.string(),
});

const question = v.object({
  ...message.entries,
  /** Line of the record that it is about; '' where it is about the whole. */
  lineId: v.string(),
  isOwn: v.boolean(),
  /** Who asks: to the record's owner and the asker alone; '' to everybody else. */
  businessName: v.string(),
  /** Null while there is none; one to the asker alone is shown to nobody else. */
  answer: v.nullable(v.object({ ...message.entries, isPublic: v.boolean() })),
});

export const clarificationSchemas = {
  /** Questions that the caller may read, the newest first. */
  list: {
    query: v.object(record),
    data: v.object({
      questions: v.array(question),
      mayAsk: v.boolean(),
      mayReply: v.boolean(),
      /** No question is taken from here on; '' where the record has no deadline. */
      askUntil: v.string(),
      serverTime: v.string(),
    }),
  },
  add: { body: said({ ...record, lineId: v.optional(recordId) }), data: question },
  reply: { body: said({ id: recordId, isPublic: binary }), data: question },
};
