import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId, keyword } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(40, '筛选条件过长')));

const state = v.picklist(['valid', 'expiring', 'expired', 'revoked']);

/** A certificate as lists show it. */
export const certificate = v.object({
  id: idSchema,
  businessId: idSchema,
  companyName: v.string(),
  regionName: v.string(),
  series: v.string(),
  categoryName: v.string(),
  grade: v.string(),
  /** Without its middle, but for members. */
  certNo: v.string(),
  /** `YYYY-MM-DD`; '' for one that does not end. */
  expireDate: v.string(),
  state,
});

/** One choice, and how many certificates it leaves. */
const facet = v.array(v.object({ name: v.string(), count: v.number() }));

export const qualificationSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['expireDate']),
      keyword,
      series: text,
      categoryName: text,
      grade: text,
      region: text,
    }),
    data: v.object({
      ...pageOf(certificate).entries,
      /** Companies that have them. */
      companies: v.number(),
      /** What each step leaves to choose from: of the steps before it only. */
      facets: v.object({ series: facet, categories: facet, grades: facet, regions: facet }),
    }),
  },
  detail: {
    query: byId,
    data: v.object({
      ...certificate.entries,
      issueOrg: v.string(),
      issueDate: v.string(),
      /** What it lets the company build; '' where the certificate does not say. */
      scope: v.string(),
      /** Until it ends; null for one that does not, negative once it has. */
      daysLeft: v.nullable(v.number()),
      creditCode: v.string(),
      /** Of the company, this one included. */
      companyTotal: v.number(),
      /** Others of the same category, the better grades first. */
      similar: v.array(certificate),
      similarTotal: v.number(),
    }),
  },
  verify: {
    /** Whole, as it stands on the certificate. */
    query: v.object({ number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50, '证书编号不正确')) }),
    data: v.object({
      /** Null when no certificate has the number. */
      certificate: v.nullable(
        v.object({
          /** Of a company, or of a learner of a lesson. */
          kind: v.picklist(['qualification', 'lesson']),
          /** Of the certificate, or of the lesson. */
          id: idSchema,
          number: v.string(),
          /** The company, or the learner by part of the name. */
          holder: v.string(),
          /** Category, or lesson. */
          title: v.string(),
          series: v.string(),
          grade: v.string(),
          issuer: v.string(),
          issueDate: v.string(),
          expireDate: v.string(),
          state,
        }),
      ),
    }),
  },
};
