export { CERTIFICATE_FILES } from './certification/certificate-files.ts';
export {
  BRAND_REMINDED_DAYS,
  BRAND_VALIDITIES,
  type BrandValidity,
  brandValidity,
} from './supplier-profile/brand-validity.ts';
export { categoryNames, isInMainCategories, MAIN_CATEGORY_CODES } from './supplier-profile/main-categories.ts';
export { SUPPLIER_PROFILE_MESSAGES, SUPPLIER_PROFILE_NOTICES } from './supplier-profile/messages.ts';
export {
  AUTH_KINDS,
  type BrandFields,
  brandRecord,
  checkHandedIn,
  checkSupplierProfile,
  MOST_BRANDS,
  MOST_MAIN_CATEGORIES,
  MOST_SERVICE_TAGS,
  MOST_SUPPLY_REGIONS,
  MOST_WAREHOUSES,
  type SupplierProfileFields,
  supplierProfileRecord,
  type WarehouseFields,
  WHOLE_COUNTRY_CODE,
  warehouseRecord,
} from './supplier-profile/supplier-profile.ts';
export {
  type SupplierProfileAct,
  type SupplierProfileFacts,
  supplierProfileMachine,
} from './supplier-profile/supplier-profile-status.ts';
