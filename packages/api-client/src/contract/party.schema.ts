import { articleSchema, idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId } from './fields.schema.ts';

const neighbour = v.nullable(v.object({ id: idSchema, title: v.string() }));

export const partySchemas = {
  modules: {
    data: v.array(v.object({ modulecode: v.string(), name: v.string(), parentCode: v.string(), sort: v.number() })),
  },
  detail: { query: byId, data: v.object({ ...articleSchema.entries, previous: neighbour, next: neighbour }) },
};
