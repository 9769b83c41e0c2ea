export { LawLanding, type LawLandingProps } from './law-landing.tsx';
export { LawyerCards, type LawyerEntry } from './lawyer-cards.tsx';
export {
  DrawerBody,
  DrawerForm,
  type DrawerFormProps,
  LawyerCases,
  type LawyerCasesProps,
  LawyerPart,
  LawyerSheet,
  type LawyerSheetProps,
} from './lawyer-sheet.tsx';
export { PackageCards, type PackageEntry, type ServiceItem, ServiceItems } from './package-cards.tsx';
