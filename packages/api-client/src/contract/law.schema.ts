import { idSchema } from '@jianzhu/domain';
import { bookingRecord } from '@jianzhu/domain/visitor-forms';
import * as v from 'valibot';
import {
  byId,
  keyword,
  phoneField,
  dictionaryCode as platform,
  recordId,
  regionCode,
  smallCode,
  smsCode,
  submission,
} from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

/** Leaves out who is beyond the region of the platform's edition (decision 55). */
const platformCode = v.optional(platform);
/** One choice, and how many it leaves. */
const facet = v.array(v.object({ name: v.string(), count: v.number() }));
/** Codes of `LAW_FIELDS`. */
const fields = v.array(v.number());
/** The begin of a consultation, `YYYY-MM-DD HH:00:00`. */
const slot = v.pipe(
  v.string(),
  v.regex(/^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):00:00$/, '请选择预约时间'),
);

const lawyer = v.object({
  id: idSchema,
  name: v.string(),
  avatar: v.string(),
  firmName: v.string(),
  fields,
  years: v.number(),
  regionName: v.string(),
  /** fen, of one consultation. */
  consultPrice: v.number(),
  serviceCount: v.number(),
  /** 0 to 5, with one decimal. */
  score: v.number(),
  /** The company that one writes to; null for a lawyer whom none on the platform answers for. */
  businessId: v.nullable(idSchema),
  /** Whether somebody answers there now. */
  isOnline: v.boolean(),
});

const legalPackage = v.object({
  id: idSchema,
  name: v.string(),
  cover: v.string(),
  scope: fields,
  firmName: v.string(),
  /** fen, as `originalPrice`. */
  price: v.number(),
  originalPrice: v.number(),
  validDays: v.number(),
  sales: v.number(),
  /** `times` null: without limit. */
  items: v.array(v.object({ name: v.string(), times: v.nullable(v.number()) })),
});

/** Whose consultation it is. Without a phone number a member's own; another one is proven by a code. */
const booker = { lawyerId: recordId, phone: v.optional(phoneField), smsCode: v.optional(smsCode) };

export const lawSchemas = {
  overview: {
    query: v.object({ platformCode }),
    /** `consultations` that the lawyers have given; `cities` that they are in. */
    data: v.object({
      lawyers: v.number(),
      firms: v.number(),
      cities: v.number(),
      consultations: v.number(),
      packages: v.number(),
    }),
  },
  lawyers: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['score', 'serviceCount']),
      keyword,
      platformCode,
      /** Code of `LAW_FIELDS`. */
      field: v.optional(smallCode),
      cityCode: v.optional(regionCode),
      /** Code of `YEARS_BANDS`. */
      years: v.optional(smallCode),
    }),
    /** Each facet without the filter of its own; `years` by code of the band. */
    data: v.object({ ...pageOf(lawyer).entries, fields: facet, cities: facet, years: facet }),
  },
  lawyer: {
    query: byId,
    data: v.object({
      ...lawyer.entries,
      licenseNo: v.string(),
      /** Rich text. */
      intro: v.string(),
      cases: v.array(v.object({ title: v.string(), text: v.string(), year: v.number() })),
    }),
  },
  slots: {
    query: byId,
    /** Of the next two weeks, the earliest first; somebody else has those that are full. */
    data: v.array(v.object({ beginTime: v.string(), isFull: v.boolean() })),
  },
  bookings: {
    data: v.array(
      v.object({
        id: idSchema,
        code: v.string(),
        lawyerId: idSchema,
        lawyerName: v.string(),
        firmName: v.string(),
        beginTime: v.string(),
        matter: v.string(),
      }),
    ),
  },
  book: {
    body: v.object({
      ...booker,
      beginTime: slot,
      ...bookingRecord.entries,
    }),
    data: submission,
  },
  cancelBooking: { body: v.object(booker), data: v.null() },
  packages: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['price', 'sales']),
      keyword,
      platformCode,
      /** Code of `LAW_FIELDS`. */
      scope: v.optional(smallCode),
      /** Code of `PACKAGE_PRICE_BANDS`. */
      price: v.optional(smallCode),
    }),
    /** Packages of each field, whatever field was asked for. */
    data: v.object({ ...pageOf(legalPackage).entries, scopes: facet }),
  },
  package: {
    query: byId,
    data: v.object({
      ...legalPackage.entries,
      /** Whom it is for. */
      suitable: v.string(),
      /** Its firm takes orders here. */
      isSold: v.boolean(),
      /** Rich text. */
      detail: v.string(),
      /** Who work in what it covers, the best first. */
      lawyers: v.array(lawyer),
    }),
  },
};
