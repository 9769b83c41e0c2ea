export { ChosenCompanies, type ChosenCompaniesProps } from './chosen-companies.tsx';
export { CompanyCards, type CompanyEntry } from './company-cards.tsx';
export { CompanyLogo, type CompanyLogoProps } from './company-logo.tsx';
export { ContactCard, type ContactCardProps, ProjectCards, type ProjectCardsProps } from './company-parts.tsx';
export { ProvinceMap, type ProvinceMapProps } from './province-map.tsx';
