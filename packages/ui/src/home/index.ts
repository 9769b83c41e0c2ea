export {
  type EnterpriseStyleData,
  EnterpriseStyleSection,
  type EnterpriseStyleSectionProps,
} from './enterprise-style/enterprise-style-section.tsx';
export type { MatchingData, MatchingRow, MatchingSide, MaterialPrice } from './matching/matching-data.ts';
export { MatchingSection, type MatchingSectionProps } from './matching/matching-section.tsx';
export { MiddleBanner, type MiddleBannerProps } from './middle-banner/middle-banner.tsx';
export { type NewsColumn, type NewsData, NewsSection, type NewsSectionProps } from './news/news-section.tsx';
export type { Salon } from './news/salon-row.tsx';
export { type PartyData, PartySection, type PartySectionProps } from './party/party-section.tsx';
export { PlatformsSection, type PlatformsSectionProps, type PlatformTile } from './platforms/platforms-section.tsx';
export {
  type ResearchData,
  type ResearchEntry,
  ResearchSection,
  type ResearchSectionProps,
} from './research/research-section.tsx';
export { type MoreLink, type SectionContent, type SectionKey, sectionKeys } from './section/section-content.ts';
export type { ServiceNeed } from './services/service-needs.tsx';
export {
  type ServiceCell,
  type ServicesData,
  ServicesSection,
  type ServicesSectionProps,
} from './services/services-section.tsx';
export {
  type SupervisionData,
  SupervisionSection,
  type SupervisionSectionProps,
} from './supervision/supervision-section.tsx';
