import {
  abilitySchema,
  articleSummarySchema,
  bannerSchema,
  companyCardSchema,
  companyTypeSchema,
  dictionaryEntrySchema,
  districtSchema,
  homeCountersSchema,
  materialPriceSchema,
  needSummarySchema,
  platformEntrySchema,
  popupSchema,
  SUPPLY_DEMAND_TABS,
  salonSummarySchema,
  servicePackageSchema,
  superviseOverviewSchema,
  supplyDemandRowSchema,
} from '@jianzhu/domain';
import * as v from 'valibot';
import { pageOf, pagingEntries } from './page.ts';

const keyword = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键词不能超过50个字')));
const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/, '地区编码不正确'));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,60}$/, '编码不正确'));

export const contentSchemas = {
  dictionary: { query: v.object({ code }), data: v.array(dictionaryEntrySchema) },
  districts: {
    query: v.object({
      isShow: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([0, 1]))),
    }),
    data: v.array(districtSchema),
  },
  banners: { params: v.object({ code: v.picklist(['100', '101'], '广告位不存在') }), data: v.array(bannerSchema) },
  servicePackages: { data: v.array(servicePackageSchema) },
  superviseOverview: { params: v.object({ code: regionCode }), data: superviseOverviewSchema },
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
  articles: { query: v.object({ ...pagingEntries, columnCode: code, keyword }), data: pageOf(articleSummarySchema) },
  salons: { query: v.object({ ...pagingEntries }), data: pageOf(salonSummarySchema) },
  needs: { query: v.object({ ...pagingEntries }), data: pageOf(needSummarySchema) },
  companies: { query: v.object({ ...pagingEntries, keyword }), data: pageOf(companyCardSchema) },
  partyArticles: {
    query: v.object({ ...pagingEntries, modulecode: v.optional(code) }),
    data: pageOf(articleSummarySchema),
  },
};
