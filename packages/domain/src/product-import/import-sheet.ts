import {
  type ImportError,
  type ImportedProduct,
  importError,
  PRODUCT_IMPORT_COLUMNS,
  readImportRow,
} from './import-row.ts';
import { PRODUCT_IMPORT_MESSAGES as texts } from './messages.ts';

/** Products of one file. */
export const MOST_IMPORTED = 2_000;
export const PRODUCT_SHEET = '商品导入';
export const PRODUCT_TEMPLATE_FILE = '商品导入模板.xlsx';

/** The cells of a row with something in it. */
export interface SheetRow {
  /** Of the sheet, the head being 1. */
  readonly rowNo: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a sheet that have something in them. The column behind those of domain rules 10.2, the number of a product,
 * may be missing.
 *
 * @param sheet cells as texts, the head first
 * @returns the message that refuses the whole file where its head, its rows or their number are wrong
 */
export function importRowsOf(
  sheet: readonly (readonly string[])[],
): readonly SheetRow[] | { readonly message: string } {
  const [head = [], ...body] = sheet;
  const isTemplate = PRODUCT_IMPORT_COLUMNS.every((column, index) => {
    const title = head[index]?.trim() ?? '';
    return title === column.head || (column.name === 'skuCode' && title === '');
  });
  if (!isTemplate) return { message: texts.otherTemplate };
  const rows = body
    .map((cells, index) => ({ rowNo: index + 2, cells: cells.slice(0, PRODUCT_IMPORT_COLUMNS.length) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { message: texts.nothingToImport };
  return rows.length > MOST_IMPORTED ? { message: texts.tooManyRows(MOST_IMPORTED) } : rows;
}

export interface ReadImport {
  readonly rows: readonly { readonly rowNo: number; readonly product: ImportedProduct }[];
  readonly errors: readonly ImportError[];
}

/**
 * Reads rows as products, each by itself and beside those before it: what stands twice is wrong at its second place.
 *
 * @param mainCategories codes of the categories that the company may publish products of
 */
export function readImport(rows: readonly SheetRow[], mainCategories: readonly string[]): ReadImport {
  const read: { rowNo: number; product: ImportedProduct }[] = [];
  const errors: ImportError[] = [];
  const seen = new Map<string, number>();
  /** The row that has said the same before; this one is remembered otherwise. */
  const before = (key: string, rowNo: number) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, rowNo);
    return first;
  };
  for (const row of rows) {
    const one = readImportRow(row, mainCategories);
    if ('errors' in one) {
      errors.push(...one.errors);
      continue;
    }
    const { rowNo, product } = one;
    const same = before(JSON.stringify(['product', product.name, product.brandName, product.spec]), rowNo);
    const code = product.skuCode === '' ? undefined : before(JSON.stringify(['code', product.skuCode]), rowNo);
    if (same !== undefined) errors.push(importError(rowNo, 'name', texts.sameProduct(same)));
    if (code !== undefined) errors.push(importError(rowNo, 'skuCode', texts.sameCode(code)));
    if (same === undefined && code === undefined) read.push(one);
  }
  return { rows: read, errors };
}
