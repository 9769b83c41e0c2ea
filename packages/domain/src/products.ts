export { type AttributePair, attributeFilterText, readAttributeFilter } from './product/attribute-filter.ts';
export { type CategoryAttribute, categoryAttributes } from './product/category-attributes.ts';
export { checkProduct, type ProductViolation, wrongPrices } from './product/check-product.ts';
export { PRODUCT_MESSAGES } from './product/messages.ts';
export { PRICE_MODE, PRICE_MODES, type PriceMode } from './product/price-mode.ts';
export {
  changedPrice,
  PRICE_CHANGE,
  type PriceRange,
  priceRange,
  priceText,
  repricedSkus,
  stockOf,
  stockText,
} from './product/product-price.ts';
export {
  NATIONWIDE_CODE,
  PRODUCT_LIMITS,
  type PriceTier,
  type ProductFields,
  type ProductSku,
  type ProductSpec,
  productRecord,
} from './product/product-record.ts';
export { reviewedPart, withTermsOf } from './product/product-review.ts';
export { withSkuIds } from './product/sku-ids.ts';
export { productMachine } from './shelf/shelf-status.ts';
