export {
  type ImportError,
  type ImportedProduct,
  importedProductRecord,
  PRODUCT_IMPORT_COLUMNS,
} from './product-import/import-row.ts';
export {
  importRowsOf,
  MOST_IMPORTED,
  PRODUCT_SHEET,
  PRODUCT_TEMPLATE_FILE,
  type ReadImport,
  readImport,
  type SheetRow,
} from './product-import/import-sheet.ts';
export { type ImportTerms, importedFields } from './product-import/imported-fields.ts';
export { type MatchedPictures, matchPictures } from './product-import/match-pictures.ts';
export { PRODUCT_IMPORT_MESSAGES } from './product-import/messages.ts';
