export { type CompanyBadge, CompanyHead, type CompanyHeadProps } from './company-head.tsx';
export { DayTrend, type DayTrendProps, type TrendSeries } from './day-trend.tsx';
export { personalCenterMessages } from './messages.ts';
export { type CenterPart, PersonalCenter, type PersonalCenterProps } from './personal-center.tsx';
export { QuickEntries, type QuickEntriesProps, type QuickEntry } from './quick-entries.tsx';
export { type Statistic, StatisticCards, type StatisticCardsProps } from './statistic-cards.tsx';
