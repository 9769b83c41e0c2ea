import { articleSchema, articleSummarySchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId } from './fields.schema.ts';

export const articleSchemas = {
  detail: { query: byId, data: v.object({ ...articleSchema.entries, related: v.array(articleSummarySchema) }) },
  view: { body: byId, data: v.object({ viewCount: v.number() }) },
};
