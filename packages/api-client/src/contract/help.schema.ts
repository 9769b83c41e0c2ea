import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { binary, byId, recordId } from './fields.schema.ts';

const entry = { id: idSchema, title: v.string() };

export const helpSchemas = {
  tree: { data: v.array(v.object({ ...entry, children: v.array(v.object(entry)) })) },
  detail: { query: byId, data: v.object({ ...entry, content: v.string(), updateTime: v.string() }) },
  rate: { body: v.object({ id: recordId, useful: binary }), data: v.null() },
};
