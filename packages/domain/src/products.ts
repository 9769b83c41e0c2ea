export { type AttributePair, attributeFilterText, readAttributeFilter } from './product/attribute-filter.ts';
export { type CategoryAttribute, categoryAttributes } from './product/category-attributes.ts';
export { checkProduct, type ProductViolation } from './product/check-product.ts';
export { PRODUCT_MESSAGES } from './product/messages.ts';
export {
  brokenTier,
  checkTiers,
  PRICE_MODE,
  PRICE_MODES,
  type PriceRange,
  type PriceTier,
  priceRange,
  pricesOf,
  repriced,
  repricedTiers,
  type SkuPrices,
  TIER_COUNT,
  tierPrice,
} from './product/price-steps.ts';
export { isPriceChange, PRICE_CHANGE, priceText, repricedSkus, stockOf, stockText } from './product/product-price.ts';
export {
  NATIONWIDE_CODE,
  PRODUCT_LIMITS,
  type ProductFields,
  type ProductSku,
  type ProductSpec,
  productRecord,
} from './product/product-record.ts';
export { reviewedPart, withTermsOf } from './product/product-review.ts';
export { withSkuIds } from './product/sku-ids.ts';
export { SKU_MESSAGES } from './product/sku-messages.ts';
export { checkSkuCount, checkSkus, MOST_STOCK, repeatedCodes, type Sku, type SkuViolation } from './product/skus.ts';
export {
  askBeforeLosing,
  type ChangedMatrix,
  changedMatrix,
  type SpecChange,
  type SpecMatrix,
} from './product/spec-changes.ts';
export {
  checkSpecCounts,
  checkSpecName,
  checkSpecs,
  checkSpecValue,
  combinationCount,
  combinationsOf,
  filledGroups,
  SPEC_LIMITS,
  type SpecGroup,
  type SpecValues,
  specKey,
} from './product/spec-groups.ts';
export { productMachine } from './shelf/shelf-status.ts';
