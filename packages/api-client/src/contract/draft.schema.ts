import * as v from 'valibot';
import { recordId } from './fields.schema.ts';

/** Forms whose unsaved state is kept. */
export const draftForms = ['address', 'knowledge', 'profile', 'qualification', 'role', 'service'] as const;

const MOST_BYTES = 200_000;

const target = {
  form: v.picklist(draftForms, '表单类型不正确'),
  /** The record that is edited; missing: a new one. */
  recordId: v.optional(recordId),
};

/** What stands in the fields, by name; read again by the form's own rules when it is taken up. */
const content = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((fields) => JSON.stringify(fields).length <= MOST_BYTES, '草稿内容过大'),
);

export const draftSchemas = {
  find: {
    query: v.object(target),
    data: v.nullable(
      v.object({
        content,
        /** Of the record when the draft was begun; 0 for a new one. */
        version: v.number(),
        updateTime: v.string(),
      }),
    ),
  },
  save: {
    body: v.object({ ...target, version: v.pipe(v.number(), v.integer(), v.minValue(0)), content }),
    data: v.object({ updateTime: v.string() }),
  },
  discard: { body: v.object(target), data: v.null() },
};
