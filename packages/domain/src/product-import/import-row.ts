import * as v from 'valibot';
import { isLeafCategory } from '../catalog/material-categories.ts';
import { UNITS } from '../dictionary/shared-dictionaries.ts';
import { field } from '../form/field.ts';
import { normalizeNumberText } from '../money/number-text.ts';
import { TAX_RATES } from '../money/tax-rate.ts';
import { PRODUCT_MESSAGES } from '../product/messages.ts';
import { productRecord } from '../product/product-record.ts';
import { isInMainCategories } from '../supplier-profile/main-categories.ts';
import { PRODUCT_IMPORT_MESSAGES as texts } from './messages.ts';

const { name, categoryCode, brandName, unit, taxRate, minOrderQty } = productRecord.entries;

/** One row of a file: a product of one combination. */
export const importedProductRecord = v.object({
  ...{ name, categoryCode, brandName },
  spec: field('str', { label: '规格', max: 40 }),
  unit,
  price: field('price', { label: '单价', required: true }),
  taxRate,
  stock: field('int', { label: '库存', required: true, min: 0, max: 9_999_999 }),
  minOrderQty,
  skuCode: field('str', { label: 'SKU编码', max: 40 }),
});

export type ImportedProduct = v.InferOutput<typeof importedProductRecord>;

/** Columns of the template, in their order (domain rules 10.2); a number of the own company may stand behind them. */
export const PRODUCT_IMPORT_COLUMNS = [
  { head: '商品名称', name: 'name' },
  { head: '类目编码', name: 'categoryCode' },
  { head: '品牌', name: 'brandName' },
  { head: '规格', name: 'spec' },
  { head: '单位', name: 'unit' },
  { head: '单价', name: 'price' },
  { head: '税率', name: 'taxRate' },
  { head: '库存', name: 'stock' },
  { head: '起订量', name: 'minOrderQty' },
  { head: 'SKU编码', name: 'skuCode' },
] as const satisfies readonly { readonly head: string; readonly name: keyof ImportedProduct }[];

export interface ImportError {
  /** Of the sheet, the head being 1. */
  readonly rowNo: number;
  /** Head of the column. */
  readonly column: string;
  readonly message: string;
}

/** A row that was read, or all that is wrong with it. */
export type ReadRow =
  | { readonly rowNo: number; readonly product: ImportedProduct }
  | { readonly errors: readonly ImportError[] };

/**
 * Reads one row of cells.
 *
 * @param mainCategories codes of the categories that the company may publish products of
 */
export function readImportRow(
  { rowNo, cells }: { readonly rowNo: number; readonly cells: readonly string[] },
  mainCategories: readonly string[],
): ReadRow {
  const typed = Object.fromEntries(
    PRODUCT_IMPORT_COLUMNS.map(({ name: of }, index) => [of, unescaped(cells[index] ?? '')] as const),
  ) as Readonly<Record<keyof ImportedProduct, string>>; // one of each column
  const values = {
    ...typed,
    // Spreadsheets drop the leading zero of a number.
    categoryCode: typed.categoryCode === '' ? '' : typed.categoryCode.padStart(4, '0'),
    unit: unitOf(typed.unit),
    taxRate: rateOf(typed.taxRate),
    price: normalizeNumberText(typed.price.replace(/^[¥￥]/, '')),
    minOrderQty: typed.minOrderQty === '' ? '1' : typed.minOrderQty,
  };
  const read = v.safeParse(importedProductRecord, values);
  const known = OWN_WORDS.filter(({ isWrong }) => isWrong(typed, mainCategories));
  const issues = (read.issues ?? []).map((issue) => ({ of: String(issue.path?.[0]?.key), message: issue.message }));
  const errors = [
    ...known.map(({ of, message }) => ({ of, message })),
    ...issues.filter(({ of }) => !known.some((one) => one.of === of)),
  ].map(({ of, message }) => importError(rowNo, of, message));
  return read.success && errors.length === 0 ? { rowNo, product: read.output } : { errors };
}

export const importError = (rowNo: number, of: string, message: string): ImportError => ({
  rowNo,
  column: PRODUCT_IMPORT_COLUMNS.find((column) => column.name === of)?.head ?? '',
  message: texts.inRow(rowNo, message),
});

type Typed = Readonly<Record<keyof ImportedProduct, string>>;

/** What is said of a cell in words of its own, where the rule of its field would ask to choose. */
const OWN_WORDS: readonly {
  readonly of: keyof ImportedProduct;
  readonly message: string;
  readonly isWrong: (typed: Typed, mainCategories: readonly string[]) => boolean;
}[] = [
  { of: 'unit', message: texts.unknownUnit, isWrong: (typed) => typed.unit !== '' && unitOf(typed.unit) === '' },
  {
    of: 'taxRate',
    message: texts.unknownRate,
    isWrong: (typed) => typed.taxRate !== '' && rateOf(typed.taxRate) === '',
  },
  {
    of: 'categoryCode',
    message: texts.unknownCategory,
    isWrong: ({ categoryCode: code }) => code !== '' && !isLeafCategory(code.padStart(4, '0')),
  },
  {
    of: 'categoryCode',
    message: PRODUCT_MESSAGES.category,
    isWrong: ({ categoryCode: code }, mains) =>
      isLeafCategory(code.padStart(4, '0')) && !isInMainCategories(mains, code.padStart(4, '0')),
  },
];

/** By its label, or by its value. */
const unitOf = (text: string): string =>
  UNITS.find(({ label, value }) => label === text || value === text)?.value ?? '';

/** 13%, 13, 免税; a spreadsheet keeps 13 percent as 0.13. */
function rateOf(text: string): string {
  const digits = Number(text.replace(/[%％]$/, ''));
  const percent = digits > 0 && digits < 1 ? Math.round(digits * 100) : digits;
  const isNumber = text !== '' && Number.isFinite(percent);
  const rate = TAX_RATES.find(({ label, value }) => label === text || (isNumber && value === percent));
  return rate === undefined ? '' : String(rate.value);
}

/** What our own files put before a text that looks like a formula. */
const unescaped = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
