export { CompanyCards, type CompanyEntry } from './company-cards.tsx';
export { CompanyLogo, type CompanyLogoProps } from './company-logo.tsx';
export {
  CompanyPage,
  type CompanyPageProps,
  ContactCard,
  type ContactCardProps,
  ProjectCards,
  type ProjectCardsProps,
} from './company-page.tsx';
export { ProvinceMap, type ProvinceMapProps } from './province-map.tsx';
