import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId, keyword, regionCode, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

const summary = v.object({
  id: idSchema,
  title: v.string(),
  /** '' where there is none. */
  cover: v.string(),
  /** Code of `SERVICE_TYPES`. */
  serviceType: v.number(),
  /** Code of `CHARGE_MODES`. */
  chargeMode: v.number(),
  /** fen, the least; null where it is agreed. */
  price: v.nullable(v.number()),
  unit: v.string(),
  sales: v.number(),
  /** Up to 5, one decimal; 0 before the first rating. */
  score: v.number(),
  company: v.object({ id: idSchema, name: v.string() }),
});

const counted = v.array(v.object({ name: v.string(), count: v.number() }));

export const serviceSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['sales', 'score', 'price']),
      keyword,
      serviceType: v.optional(smallCode),
      chargeMode: v.optional(smallCode),
      /** Of `SERVICE_PRICES`. */
      priceBand: v.optional(smallCode),
      cityCode: v.optional(regionCode),
    }),
    data: v.object({
      ...pageOf(summary).entries,
      /** Services of each type, whatever type was asked for. */
      types: counted,
    }),
  },
  detail: {
    query: byId,
    data: v.object({
      ...summary.entries,
      /** Where it is offered, in words. */
      regionNames: v.array(v.string()),
      serviceDays: v.number(),
      /** Code of `REFUND_RULES`. */
      refundRule: v.number(),
      packages: v.array(
        v.object({ name: v.string(), price: v.number(), days: v.number(), content: v.array(v.string()) }),
      ),
      process: v.array(v.object({ title: v.string(), text: v.string() })),
      deliverables: v.array(v.string()),
      materialsNeeded: v.array(v.string()),
      faq: v.array(v.object({ q: v.string(), a: v.string() })),
      /** Addresses of its pictures. */
      images: v.array(v.string()),
      /** Certificates that its company names for it, as far as they are public. */
      qualifications: v.array(v.object({ id: idSchema, name: v.string() })),
      /** Rich text. */
      content: v.string(),
      similar: v.array(summary),
    }),
  },
};
