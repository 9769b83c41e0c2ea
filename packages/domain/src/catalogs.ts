export { CATEGORY_READINGS } from './catalog/category-readings.ts';
export {
  categoryName,
  defaultTaxRate,
  LEAF_CATEGORIES,
  MATERIAL_CATEGORIES,
  type MaterialCategory,
  overlapping,
  overlaps,
} from './catalog/material-categories.ts';
