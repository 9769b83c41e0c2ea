import { idSchema } from '@jianzhu/domain';
import { blacklistRecord, type SupplierFields, supplierRecord } from '@jianzhu/domain/suppliers';
import * as v from 'valibot';
import { binary, keyword, recordId, regionCode, smallCode } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries, sortEntry } from './page.ts';
import { outcomeOfMany, recordEntries, seenRecord, seenRecords } from './record.schema.ts';
import { revealedContact } from './showcase.schema.ts';

const categoryFilter = v.optional(v.pipe(v.string(), v.regex(/^\d{2}(\d{2})?$/, '品类不正确')));

/** What a buyer chooses a supplier by. */
const companyEntries = {
  supplierId: idSchema,
  name: v.string(),
  /** Names of its main categories. */
  mainCategories: v.array(v.string()),
  cityName: v.string(),
  isCertified: v.boolean(),
  vipLevel: v.number(),
  /** Of the last year, with every buyer. */
  quoteCount: v.number(),
  dealCount: v.number(),
  /** 0 to 1; null where it was never invited. */
  responseRate: v.nullable(v.number()),
  /** From invitation to quotation; null where it never quoted. */
  responseHours: v.nullable(v.number()),
};

const relationRow = v.object({
  ...recordEntries,
  ...companyEntries,
  groupName: v.string(),
  /** '' where it has none. */
  level: v.string(),
  remark: v.string(),
  isBlack: v.boolean(),
  blackReason: v.string(),
  /** Deals with this buyer. */
  ownDealCount: v.number(),
  /** '' where there was none. */
  lastDealTime: v.string(),
});

/** A company that may be invited or not. */
const candidate = v.object({
  ...companyEntries,
  /** In the own library. */
  isKept: v.boolean(),
  isBlack: v.boolean(),
  /** Why it cannot be invited; '' when it can. */
  refusal: v.string(),
});

const companyFilters = {
  keyword,
  categoryCode: categoryFilter,
  cityCode: v.optional(regionCode),
  isCertified: v.optional(binary),
  vipLevel: v.optional(smallCode),
};

export const supplierSorts = ['updateTime', 'ownDealCount', 'lastDealTime'] as const;

const relationFilters = {
  ...companyFilters,
  groupName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, '分组不能超过20个字'))),
  level: v.optional(v.picklist(['A', 'B', 'C', 'D'], '评级不正确')),
  isBlack: v.optional(binary),
  /** 合作次数≥ */
  minDeals: v.optional(smallCode),
};

type Noted = SupplierFields;

/** Body with the fields of a relation; what is called with holds what the fields give. */
const noted = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object({ ...entries, ...supplierRecord.entries });
  return schema as unknown as v.GenericSchema<
    Noted & v.InferInput<v.ObjectSchema<Entries, undefined>>,
    Noted & v.InferOutput<v.ObjectSchema<Entries, undefined>>
  >;
};

export const supplierSchemas = {
  list: {
    query: v.object({ ...pagingEntries, ...sortEntry(supplierSorts), ...relationFilters }),
    data: pageOf(relationRow),
  },
  exportRows: {
    body: v.object({ ...sortEntry(supplierSorts), ...relationFilters }),
    data: exportOf(relationRow),
  },
  /** Groups of the library in use, by their names. */
  groups: { data: v.array(v.object({ groupName: v.string(), count: v.number() })) },
  recommend: {
    query: v.object({ inquiryId: recordId }),
    /** At most 50, the best first. */
    data: v.array(v.object({ ...candidate.entries, points: v.number() })),
  },
  all: { query: v.object({ ...pagingEntries, ...companyFilters }), data: pageOf(candidate) },
  companyDetail: {
    query: v.object({ businessId: recordId }),
    data: v.object({
      ...candidate.entries,
      logo: v.string(),
      /** Label of its nature. */
      nature: v.string(),
      establishDate: v.string(),
      registeredCapital: v.string(),
      regionText: v.string(),
      /** Sanitised rich text. */
      intro: v.string(),
      contactName: v.string(),
      phoneMasked: v.string(),
      /** In full, where it was revealed this month or the two trade with each other; null where it is to be asked for. */
      contact: v.nullable(revealedContact),
      qualifications: v.array(
        v.object({ id: idSchema, categoryName: v.string(), grade: v.string(), expireDate: v.string() }),
      ),
      projects: v.array(v.object({ title: v.string(), text: v.string(), image: v.string() })),
      products: v.array(v.object({ id: idSchema, name: v.string(), categoryName: v.string(), priceText: v.string() })),
      /** Mean of the ratings from 1 to 5; null where there is none. */
      scores: v.nullable(
        v.object({ quality: v.number(), delivery: v.number(), service: v.number(), count: v.number() }),
      ),
      /** The own note of it; null where it is not in the library. */
      relation: v.nullable(relationRow),
    }),
  },
  add: { body: noted({ supplierId: recordId }), data: relationRow },
  update: { body: noted(seenRecord.entries), data: relationRow },
  remove: { body: seenRecord, data: v.null() },
  removeMany: { body: seenRecords, data: outcomeOfMany },
  /** Of a company in the library or not: who is not in it comes in. */
  black: {
    body: v.object({
      supplierId: recordId,
      version: v.optional(seenRecord.entries.version),
      reason: blacklistRecord.entries.reason,
    }),
    data: relationRow,
  },
  unblack: { body: seenRecord, data: relationRow },
};
