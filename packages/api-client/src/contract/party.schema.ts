import { articleSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { neighbourEntries } from './article.schema.ts';
import { byId } from './fields.schema.ts';

export const partySchemas = {
  modules: {
    data: v.array(v.object({ modulecode: v.string(), name: v.string(), parentCode: v.string(), sort: v.number() })),
  },
  detail: { query: byId, data: v.object({ ...articleSchema.entries, ...neighbourEntries, moduleCode: v.string() }) },
};
