import { companyCardSchema, idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { companyFilters } from './content.schema.ts';
import { binary, byId, recordId } from './fields.schema.ts';
import { certificate } from './qualification.schema.ts';

/** One choice, and how many companies it leaves. */
const facet = v.array(v.object({ name: v.string(), count: v.number() }));

/** Whom to ask for at a company; `left` of this month, null without limit. */
export const revealedContact = v.object({
  contactName: v.string(),
  phone: v.string(),
  left: v.nullable(v.number()),
});

export const showcaseSchemas = {
  facets: {
    query: v.object(companyFilters),
    /** Each without the filter of its own, the most first. */
    data: v.object({ roles: facet, grades: facet, cities: facet, vipLevels: facet }),
  },
  company: {
    query: byId,
    data: v.object({
      ...companyCardSchema.entries,
      banner: v.string(),
      creditCode: v.string(),
      legalPerson: v.string(),
      registeredCapital: v.string(),
      establishDate: v.string(),
      address: v.string(),
      /** Sanitised rich text. */
      intro: v.string(),
      isCertified: v.boolean(),
      vipLevel: v.number(),
      contactName: v.string(),
      phoneMasked: v.string(),
      /** Those that hold, the last to end first. */
      qualifications: v.array(certificate),
      projects: v.array(v.object({ title: v.string(), text: v.string(), image: v.string() })),
      honours: v.array(v.string()),
      /** What it offers now, the newest first; at most 60. */
      offers: v.array(
        v.object({
          id: idSchema,
          kind: v.picklist(['goods', 'service']),
          title: v.string(),
          /** Specification, or the type of a service. */
          text: v.string(),
          /** fen, of packages the least; null where it is agreed. */
          price: v.nullable(v.number()),
          unit: v.string(),
          /** It is sold in packages, `price` is the least of them. */
          isFrom: v.boolean(),
        }),
      ),
      /** What it did in public lately, the newest first; at most 20. */
      activities: v.array(
        v.object({
          id: idSchema,
          kind: v.picklist(['demand', 'offer', 'service', 'knowledge']),
          title: v.string(),
          time: v.string(),
        }),
      ),
      /** By the member who asks; null for a visitor. */
      isFollowed: v.nullable(v.boolean()),
    }),
  },
  view: { body: v.object({ id: recordId }), data: v.object({ viewCount: v.number() }) },
  followed: { data: v.array(companyCardSchema) },
  follow: { body: v.object({ id: recordId, isFollowed: binary }), data: v.null() },
  reveal: {
    body: v.object({ bizType: v.literal('company', '业务类型不正确'), bizId: recordId }),
    data: revealedContact,
  },
};
