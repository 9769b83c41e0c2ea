import { idSchema } from '@jianzhu/domain';
import { type ServiceFields, serviceRecord } from '@jianzhu/domain/shelves';
import * as v from 'valibot';
import { smallCode } from './fields.schema.ts';
import { savedRecord } from './record.schema.ts';
import { shelfSchemas } from './shelf.schema.ts';

export const ownServiceSorts = ['updateTime', 'price', 'sales', 'score'] as const;

/** What a list and a detail say of a service alike. */
const serviceEntries = {
  /** Of `SERVICE_TYPES`. */
  serviceType: v.number(),
  /** Of `CHARGE_MODES`. */
  chargeMode: v.number(),
  /** fen, the least of packages in a list; null where it is agreed. */
  price: v.nullable(v.number()),
  unit: v.string(),
  sales: v.number(),
  /** Up to 5, one decimal; 0 before the first rating. */
  score: v.number(),
};

const { detailData, ...shelf } = shelfSchemas({
  row: serviceEntries,
  filters: { serviceType: v.optional(smallCode), chargeMode: v.optional(smallCode) },
  sorts: ownServiceSorts,
  detail: {
    ...serviceEntries,
    images: v.array(v.string()),
    packages: v.array(
      v.object({ name: v.string(), price: v.number(), days: v.number(), content: v.array(v.string()) }),
    ),
    serviceDays: v.number(),
    /** Codes of cities, or that of the whole province. */
    regions: v.array(v.string()),
    process: v.array(v.object({ title: v.string(), text: v.string() })),
    deliverables: v.array(v.string()),
    materialsNeeded: v.array(v.string()),
    /** Rich text. */
    detail: v.string(),
    qualificationIds: v.array(idSchema),
    faq: v.array(v.object({ q: v.string(), a: v.string() })),
    /** Of `REFUND_RULES`. */
    refundRule: v.number(),
  },
});

export const ownServiceSchemas = {
  ...shelf,
  save: { body: savedRecord<ServiceFields>(serviceRecord), data: detailData },
  /** Certificates of the business that are in force. */
  qualifications: { data: v.array(v.object({ id: idSchema, name: v.string() })) },
};
