import { articleSchema, articleSummarySchema, idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId } from './fields.schema.ts';

/** Legal texts by their fixed code (decision 50). */
export const legalCode = v.picklist(
  ['user_agreement', 'privacy_policy', 'copyright_notice', 'certification_agreement', 'membership_agreement'],
  '法律文本编码不正确',
);

const neighbour = v.nullable(v.object({ id: idSchema, title: v.string() }));

/** The articles published after and before one. */
export const neighbourEntries = { previous: neighbour, next: neighbour };

export const articleSchemas = {
  detail: {
    query: byId,
    data: v.object({ ...articleSchema.entries, ...neighbourEntries, related: v.array(articleSummarySchema) }),
  },
  legalText: {
    query: v.object({
      code: legalCode,
      version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, '版本号不正确'), v.transform(Number))),
    }),
    data: v.object({
      code: v.string(),
      version: v.number(),
      title: v.string(),
      effectiveDate: v.string(),
      content: v.string(),
      /** The version in force; null before the day of the first. */
      current: v.nullable(v.number()),
      /** Every version, the newest first; one whose day has not come is announced. */
      versions: v.array(v.object({ version: v.number(), effectiveDate: v.string() })),
    }),
  },
  view: { body: byId, data: v.object({ viewCount: v.number() }) },
};
