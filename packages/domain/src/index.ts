export {
  ANALYTICS_ACTION,
  type AnalyticsAction,
  type AnalyticsRecord,
  analyticsRecordSchema,
} from './analytics/analytics-record.ts';
export {
  type AnalyticsEvent,
  analyticsPath,
  createAnalyticsRecord,
} from './analytics/create-analytics-record.ts';
export { type Ability, abilitySchema } from './content/ability.ts';
export {
  type Article,
  type ArticleAttachment,
  type ArticleSummary,
  articleSchema,
  articleSummarySchema,
} from './content/article.ts';
export { NEWS_COLUMNS, POLICY_LEVELS } from './content/article-columns.ts';
export { BANNER_PLACE, type Banner, bannerSchema } from './content/banner.ts';
export { type CompanyCard, companyCardSchema } from './content/company-card.ts';
export { type District, districtSchema } from './content/district.ts';
export { type HomeCounters, homeCountersSchema } from './content/home-counters.ts';
export { type MaterialPrice, materialPriceSchema } from './content/material-price.ts';
export { type NeedSummary, needSummarySchema } from './content/need-summary.ts';
export { type PlatformEntry, platformEntrySchema, SIBLING_SITES, type SiblingSite } from './content/platform-entry.ts';
export { POPUP_FREQUENCY, type Popup, popupSchema } from './content/popup.ts';
export { type SalonSummary, salonSummarySchema } from './content/salon.ts';
export { SALON_KINDS, SALON_STATUSES, SIGN_UP_STATUS } from './content/salon-states.ts';
export { type ServicePackage, servicePackageSchema } from './content/service-package.ts';
export {
  SUPERVISE_FEATURES,
  SUPERVISE_TYPES,
  type SuperviseData,
  type SuperviseOverview,
  type SuperviseType,
  superviseOverviewSchema,
} from './content/supervise.ts';
export {
  SUPPLY_DEMAND_TABS,
  type SupplyDemandRow,
  type SupplyDemandTab,
  supplyDemandRowSchema,
} from './content/supply-demand.ts';
export {
  LOGIN_BACK_PATH,
  type LoginBackQuery,
  loginBackAddress,
  loginBackDestination,
  loginBackTarget,
} from './cross-site/login-back.ts';
export { LOGIN_START_PATH, type LoginSitePage, loginSiteAddress } from './cross-site/login-site.ts';
export { isPublicHost } from './cross-site/public-host.ts';
export {
  type SharedAddress,
  type SharedSession,
  sharedAddress,
  type TrustedSites,
} from './cross-site/shared-address.ts';
export { asksForLargeText, TEXT_SIZE_COOKIE } from './cross-site/text-size.ts';
export {
  BUSINESS_CODES,
  type BusinessCode,
  STALE_TOKEN_REASONS,
  type StaleTokenReason,
} from './error/business-codes.ts';
export { mayReload } from './error/chunk-reload.ts';
export {
  ERROR_PAGE_TEXTS,
  offersHomeLink,
  type RouteFailure,
  routeFailure,
  UNKNOWN_MIDDLEWARE,
  UNKNOWN_ROUTE,
} from './error/error-page.ts';
export { FAILURE_TEXTS } from './error/failure-texts.ts';
export { deleteDialog, FORM_MESSAGES } from './form/messages.ts';
export { consultSlots } from './law/consult-slots.ts';
export {
  BOOKING_STATUS,
  MOST_BOOKINGS,
  pricesOfBand,
  yearsOfBand,
} from './law/law.ts';
export { LESSON_MAX_RATE, LESSON_NOTE_LENGTH, LESSON_REPORT_SECONDS, LESSON_TRIAL_SECONDS } from './lesson/lesson.ts';
export {
  CAPTCHA_AREA_PX,
  CAPTCHA_PIECE_PX,
  CHAT_FILE_MAX_MB,
  CHUNK_RELOAD_INTERVAL_MS,
  COOKIE_MAX_AGE_S,
  DRAWER_DEFAULT_TAB,
  DRAWER_PAGE,
  DRAWER_PAGE_SIZE,
  ERROR_BREADCRUMB_MAX,
  HOTLINE_HOURS,
  REQUEST_RETRY_COUNT,
  REQUEST_RETRY_DELAY_MS,
  REQUEST_TIMEOUT_MS,
  SEND_CODE_COUNTDOWN_MS,
  USER_INFO_REFRESH_DELAY_MS,
} from './limits.ts';
export { anonymousSession } from './member/anonymous-session.ts';
export { avatarKind, shownAvatar } from './member/avatar.ts';
export { type BusinessOption, businessOptionSchema } from './member/business-option.ts';
export {
  type CompanySwitchEvent,
  type CompanySwitchPorts,
  companySwitchMachine,
  type SwitchedLogin,
} from './member/company-switch.machine.ts';
export { type CompanyType, companyTypeSchema, onlySupplies, toggleCompanyType } from './member/company-type.ts';
export { currentCompanyId } from './member/current-company.ts';
export { type LoginSyncInput, type LoginSyncPorts, loginSyncMachine } from './member/login-sync.machine.ts';
export {
  decideLoginSync,
  type LoginCookies,
  type LoginHere,
  type LoginSyncDecision,
  type OnCookieMissing,
} from './member/login-sync-decision.ts';
export {
  type ForcedLogoutReason,
  type LogoutEvent,
  type LogoutInput,
  type LogoutKind,
  logoutMachine,
} from './member/logout.machine.ts';
export type { LogoutPorts, LogoutStep } from './member/logout-steps.ts';
export { type MemberDetail, memberDetailSchema } from './member/member-detail.ts';
export { membershipLimit, seats } from './member/membership-limits.ts';
export { type Menu, menuOfSide, menuSchema } from './member/menu.ts';
export { LOGOUT_DIALOG, MEMBER_MESSAGES, PROFILE_MESSAGES } from './member/messages.ts';
export {
  checkPasswordChange,
  type PasswordChange,
  type PasswordField,
  type PasswordOwner,
  type PasswordStrength,
  type PasswordViolation,
  passwordStrength,
} from './member/password.ts';
export { checkPersonName, type PersonNameViolation, shownPersonName } from './member/person-name.ts';
export { checkPhoneForCode, PHONE_PATTERN, type PhoneViolation, phoneSchema } from './member/phone.ts';
export {
  checkNewPin,
  checkPin,
  type NewPinViolation,
  type PinOwner,
  type PinViolation,
} from './member/pin.ts';
export { type CompanyInfo, companyInfoSchema, isLoggedIn, type UserSession } from './member/user-session.ts';
export {
  clientBehind,
  createTrustedProxies,
  type IsTrustedProxy,
  type Net,
  plainAddress,
} from './network/trusted-proxies.ts';
export { messageListAddress, NOTICE_TABS, type NoticeTab, noticeTab, tabUnreadCount } from './notice/drawer-tabs.ts';
export { isUnread, type Notice, noticeSchema } from './notice/notice.ts';
export { clickNotice, markAllRead, type NoticeClickPorts, type NoticeReadPorts } from './notice/notice-reading.ts';
export { type NoticeAction, type NoticeOpening, routeNotice } from './notice/notice-routing.ts';
export { type TabUnreadCounts, tabUnreadCountsSchema } from './notice/tab-unread-counts.ts';
export { unreadBadge } from './notice/unread-badge.ts';
export { WRONG_SIDE } from './permission/messages.ts';
export { APP_ADDRESS_KEYS, APP_DICTIONARIES, isAppAddress } from './platform-config/app-download.ts';
export { showsBanner } from './platform-config/banner-paths.ts';
export { type Branding, branding, requestSource } from './platform-config/branding.ts';
export { type DictionaryEntry, dictionaryEntrySchema } from './platform-config/dictionary-entry.ts';
export { footerColumns, footerLinkAddress } from './platform-config/footer.ts';
export { type FooterItem, footerItemSchema } from './platform-config/footer-item.ts';
export { frontCssFlag } from './platform-config/front-css-flag.ts';
export {
  HEADER_MENU,
  type HeaderMenuEntry,
  type HomeSection,
  headerMenu,
  homeSection,
  type MenuAction,
  menuAction,
  PARTY_NEWS_ADDRESS,
} from './platform-config/header-menu.ts';
export { hotTopics, showsHotTopics, topBannerTexts } from './platform-config/linked-texts.ts';
export { matchPlatformConfig } from './platform-config/match-platform-config.ts';
export { DEFAULT_BASE_TITLE } from './platform-config/messages.ts';
export { placesBeyond } from './platform-config/places-beyond.ts';
export { CHANGCHUN_PLATFORM_CODE, GENERIC_PLATFORM_CODE } from './platform-config/platform-code.ts';
export { type PlatformConfig, platformConfigSchema } from './platform-config/platform-config.ts';
export {
  initialSiteStore,
  type LinkedText,
  type SiteStore,
} from './platform-config/site-store.ts';
export {
  groupPhone,
  maskBankCard,
  maskCertificateNo,
  maskCitizenId,
  maskName,
  maskPhone,
} from './privacy/masks.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  createFilteredStorage,
  type FilteredStorage,
  type FilteredValue,
  type StorageFailure,
  type StoragePort,
  type StorageReport,
} from './storage/filtered-storage.ts';
export {
  type PersistedState,
  type PersistedStateKey,
  removeState,
  restoreState,
  saveState,
} from './storage/persisted-state.ts';
export type { StorageFilterRule } from './storage/storage-filter.ts';
export { dayRange, type InstantRange } from './time/day-range.ts';
export { type Countdown, countdown, isInTime } from './time/deadline.ts';
export {
  formatDate,
  formatDateTime,
  formatNoticeTime,
  parseDateTime,
} from './time/shanghai-time.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './time/units.ts';
export type { Violation } from './violation.ts';
export { count as countSchema, id as idSchema } from './wire-values.ts';
