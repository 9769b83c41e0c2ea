export {
  ANALYTICS_ACTION,
  type AnalyticsAction,
  type AnalyticsRecord,
  analyticsRecordSchema,
} from './analytics/analytics-record.ts';
export { type Ability, abilitySchema } from './content/ability.ts';
export {
  ARTICLE_COLUMNS,
  type Article,
  type ArticleAttachment,
  type ArticleColumnCode,
  type ArticleSummary,
  articleAttachmentSchema,
  articleSchema,
  articleSummarySchema,
} from './content/article.ts';
export { BANNER_PLACE, type Banner, type BannerPlace, bannerSchema } from './content/banner.ts';
export { type CompanyCard, companyCardSchema } from './content/company-card.ts';
export { type District, districtSchema } from './content/district.ts';
export { type HomeCounters, homeCountersSchema } from './content/home-counters.ts';
export { type MaterialPrice, materialPriceSchema } from './content/material-price.ts';
export { type NeedSummary, needSummarySchema } from './content/need-summary.ts';
export { type PlatformEntry, platformEntrySchema, SIBLING_SITES, type SiblingSite } from './content/platform-entry.ts';
export { POPUP_FREQUENCY, type Popup, popupSchema } from './content/popup.ts';
export { type SalonSummary, salonSummarySchema } from './content/salon.ts';
export { type ServicePackage, servicePackageSchema } from './content/service-package.ts';
export {
  SUPERVISE_FEATURES,
  SUPERVISE_TYPES,
  type SuperviseData,
  type SuperviseOverview,
  type SuperviseType,
  superviseCameraSchema,
  superviseDangerSchema,
  superviseDustPointSchema,
  superviseEquipmentSchema,
  superviseInspectionSchema,
  superviseLaborSchema,
  superviseOverviewSchema,
  superviseProjectSchema,
  superviseWarningSchema,
} from './content/supervise.ts';
export {
  SUPPLY_DEMAND_TABS,
  type SupplyDemandRow,
  type SupplyDemandTab,
  supplyDemandRowSchema,
} from './content/supply-demand.ts';
export { type BusinessOption, businessOptionSchema } from './member/business-option.ts';
export { type CompanyType, companyTypeSchema, DEFAULT_COMPANY_TYPE, toggleCompanyType } from './member/company-type.ts';
export { DATA_SCOPE, type MemberDetail, memberDetailSchema } from './member/member-detail.ts';
export { type Menu, menuSchema } from './member/menu.ts';
export {
  type PhoneCheckPayload,
  type PhoneCodePayload,
  phoneCheckPayloadSchema,
  phoneCodePayloadSchema,
} from './member/phone-code-payload.ts';
export {
  anonymousSession,
  type CompanyInfo,
  companyInfoSchema,
  type UserSession,
  userSessionSchema,
} from './member/user-session.ts';
export { isUnread, type Notice, noticeSchema } from './notice/notice.ts';
export { type TabUnreadCounts, tabUnreadCountsSchema } from './notice/tab-unread-counts.ts';
export { type DictionaryEntry, dictionaryEntrySchema } from './platform-config/dictionary-entry.ts';
export { type FooterItem, footerItemSchema } from './platform-config/footer-item.ts';
export { DEFAULT_BASE_TITLE, DEFAULT_SUB_TITLE, DEFAULT_TOP_TEXT } from './platform-config/messages.ts';
export { CHANGCHUN_PLATFORM_CODE, GENERIC_PLATFORM_CODE } from './platform-config/platform-code.ts';
export { type PlatformConfig, platformConfigSchema } from './platform-config/platform-config.ts';
export {
  initialSiteStore,
  type LinkedText,
  linkedTextSchema,
  type SiteStore,
  siteStoreSchema,
} from './platform-config/site-store.ts';
export { PRODUCT_NAME } from './product.ts';
