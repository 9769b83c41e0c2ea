export { ChosenCompanies, type ChosenCompaniesProps } from './chosen-companies.tsx';
export { CompanyCards, type CompanyEntry } from './company-cards.tsx';
export { CompanyLogo, type CompanyLogoProps } from './company-logo.tsx';
export { type OfferEntry, OfferList, OfferPanel, type OfferPanelProps } from './company-offers.tsx';
export {
  CompanyIntro,
  type CompanyIntroProps,
  ContactCard,
  type ContactCardProps,
  ProjectCards,
  type ProjectCardsProps,
} from './company-parts.tsx';
export { ProvinceMap, type ProvinceMapProps } from './province-map.tsx';
