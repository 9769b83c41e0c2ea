import {
  abilitySchema,
  articleSummarySchema,
  BANNER_PLACE,
  bannerSchema,
  companyCardSchema,
  companyTypeSchema,
  dictionaryEntrySchema,
  districtSchema,
  homeCountersSchema,
  materialPriceSchema,
  needSummarySchema,
  POLICY_LEVELS,
  platformEntrySchema,
  popupSchema,
  SALON_KINDS,
  SALON_STATUSES,
  SUPPLY_DEMAND_TABS,
  salonSummarySchema,
  servicePackageSchema,
  superviseOverviewSchema,
  supplyDemandRowSchema,
} from '@jianzhu/domain';
import * as v from 'valibot';
import { binary, calendarDay, dictionaryCode as code, keyword, month, regionCode, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

const name = v.optional(v.pipe(v.string(), v.maxLength(40, '筛选条件过长')));
/** Leaves out what names a place beyond the region of the platform's edition (decision 55). */
const platformCode = v.optional(code);

/** What narrows the showcase of companies. */
export const companyFilters = {
  keyword,
  platformCode,
  /** Code of `COMPANY_ROLES`. */
  role: v.optional(smallCode),
  /** Grade of a certificate that it shows, such as 特级. */
  grade: name,
  cityCode: v.optional(regionCode),
  /** Key of the dictionary business_label. */
  label: v.optional(code),
  vipLevel: v.optional(smallCode),
};

const year = v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/, '年份不正确')));

export const contentSchemas = {
  dictionary: { query: v.object({ code }), data: v.array(dictionaryEntrySchema) },
  districts: {
    query: v.object({ isShow: v.optional(binary) }),
    data: v.array(districtSchema),
  },
  banners: {
    params: v.object({ code: v.picklist([BANNER_PLACE.homeMain, BANNER_PLACE.homeMiddle], '广告位不存在') }),
    data: v.array(bannerSchema),
  },
  servicePackages: { data: v.array(servicePackageSchema) },
  /** null for a region of which nothing was reported yet. */
  superviseOverview: { params: v.object({ code: regionCode }), data: v.nullable(superviseOverviewSchema) },
  abilities: { data: v.array(abilitySchema) },
  homeArticle: { data: v.nullable(articleSummarySchema) },
  popup: { data: v.nullable(popupSchema) },
  contentList: { query: v.object({ code: v.literal('cypt_list') }), data: v.array(platformEntrySchema) },
  supplyDemand: {
    query: v.object({
      tab: v.optional(v.picklist(SUPPLY_DEMAND_TABS.map(({ tab }) => tab)), 'material'),
      side: v.optional(companyTypeSchema),
      size: pagingEntries.size,
    }),
    data: v.array(supplyDemandRowSchema),
  },
  counters: { data: homeCountersSchema },
  materialPrices: { data: v.array(materialPriceSchema) },
  articles: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['viewCount']),
      columnCode: code,
      keyword,
      year,
      platformCode,
      policyLevel: v.optional(v.picklist(POLICY_LEVELS, '政策级别不正确')),
    }),
    data: pageOf(articleSummarySchema),
  },
  salons: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['beginTime', 'taken']),
      keyword,
      platformCode,
      kind: v.optional(v.picklist(SALON_KINDS, '形式不正确')),
      status: v.optional(v.picklist(SALON_STATUSES, '状态不正确')),
      month: v.optional(month),
      /** Those that began before a month. */
      before: v.optional(month),
      day: v.optional(calendarDay),
    }),
    data: v.object({
      ...pageOf(salonSummarySchema).entries,
      /** How many of them one can sign up for. */
      open: v.number(),
      /** Months that have any, the newest first, whatever the filters. */
      months: v.array(v.string()),
    }),
  },
  needs: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['deadline', 'budgetMax']),
      keyword,
      platformCode,
      needType: v.optional(smallCode),
      cityCode: v.optional(regionCode),
      status: v.optional(smallCode),
      /** 1: finished needs whose both sides agree to be shown; others otherwise. */
      isCase: v.optional(binary, 0),
    }),
    data: v.object({
      ...pageOf(needSummarySchema).entries,
      /** How many of them take offers. */
      open: v.number(),
    }),
  },
  companies: {
    query: v.object({ ...pagingEntries, ...sortEntry(['viewCount', 'joinTime']), ...companyFilters }),
    data: pageOf(companyCardSchema),
  },
  partyArticles: {
    query: v.object({ ...pagingEntries, modulecode: v.optional(code), keyword, year, platformCode }),
    data: pageOf(articleSummarySchema),
  },
};
