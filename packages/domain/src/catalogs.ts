export {
  categoryName,
  defaultTaxRate,
  LEAF_CATEGORIES,
  MATERIAL_CATEGORIES,
  type MaterialCategory,
  overlapping,
  overlaps,
} from './catalog/material-categories.ts';
