import { idSchema } from '@jianzhu/domain';
import { regionSchema } from '@jianzhu/domain/forms';
import { type SupplierProfileFields, supplierProfileRecord } from '@jianzhu/domain/supplier-profiles';
import * as v from 'valibot';
import { submission } from './fields.schema.ts';
import { attachments, logEntry, optionalAmount } from './procurement.schema.ts';
import { certificate } from './qualification.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

/** The authorisation of a brand as its company wrote it. */
const brand = v.object({
  name: v.string(),
  /** Of `AUTH_KINDS`. */
  authKind: v.number(),
  certificate: attachments,
  /** `YYYY-MM-DD` */
  beginDate: v.string(),
  endDate: v.string(),
});

/** A profile as its form has it: the change that is asked for, else what was approved. */
const profile = v.object({
  ...recordEntries,
  code: v.string(),
  /** Of `REVIEW_STATUS`. */
  status: v.number(),
  /** Why it was sent back; '' otherwise. */
  reason: v.string(),
  submitTime: v.string(),
  /** Of what is in force; '' where nothing is. */
  approveTime: v.string(),
  /** Something is in force, whatever is written or reviewed meanwhile. */
  isApproved: v.boolean(),
  mainCategories: v.array(v.string()),
  supplyRegions: v.array(v.string()),
  yearSales: optionalAmount,
  vehicles: v.nullable(v.number()),
  serviceTags: v.array(v.string()),
  intro: v.string(),
  brands: v.array(brand),
  warehouse: v.array(v.object({ name: v.string(), region: regionSchema, area: v.string() })),
  logs: v.array(logEntry),
});

/** What everybody may see of a supplier whose profile was approved. */
export const shownSupplier = v.object({
  mainCategories: v.array(v.object({ code: v.string(), name: v.string() })),
  /** By their names. */
  supplyRegions: v.array(v.string()),
  vehicles: v.nullable(v.number()),
  serviceTags: v.array(v.string()),
  intro: v.string(),
  warehouses: v.array(v.object({ name: v.string(), regionName: v.string(), area: v.string() })),
  /** Those whose authorisation holds today. */
  brands: v.array(v.object({ name: v.string(), authKind: v.number(), endDate: v.string() })),
});

export const supplierProfileSchemas = {
  detail: {
    data: v.object({
      businessId: idSchema,
      /** `YYYY-MM-DD`, by which brands are judged. */
      today: v.string(),
      /** Null before the first one is written. */
      profile: v.nullable(profile),
      /** Of the last year, with every buyer. */
      performance: v.object({
        /** From invitation to quotation; null where it never quoted. */
        responseHours: v.nullable(v.number()),
        /** 0 to 1; null where it was never invited. */
        responseRate: v.nullable(v.number()),
        quoteCount: v.number(),
        dealCount: v.number(),
        /** Confirmed within 90 days. */
        recentDealCount: v.number(),
        /** 1 to 5; null where nobody has rated it. */
        score: v.nullable(v.number()),
      }),
      /** Those that buyers see, the last to end first; six at most. */
      certificates: v.array(certificate),
      certificateCount: v.number(),
      /** The company has a page that everybody sees. */
      isShown: v.boolean(),
    }),
  },
  save: { body: savedRecord<SupplierProfileFields>(supplierProfileRecord), data: profile },
  submit: { body: seenRecord, data: submission },
  withdraw: { body: seenRecord, data: submission },
  discard: { body: seenRecord, data: submission },
};
