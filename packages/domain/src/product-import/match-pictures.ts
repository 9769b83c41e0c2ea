import { PRODUCT_LIMITS } from '../product/product-record.ts';
import type { ImportedProduct } from './import-row.ts';

/** `朔岭螺纹钢-2`, `HL-001_3`, `HL-001(2)`: which of the pictures of a product it is. */
const PLACE = /[-_ （(]?(\d{1,2})[)）]?$/;

/** Names are compared without case, width and blanks. */
const compared = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** A file name without its folders and its ending. */
const stem = (fileName: string): string => (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');

export interface MatchedPictures {
  /** Names of files by the row of their product, in their order; as many as a product has at most. */
  readonly byRow: ReadonlyMap<number, readonly string[]>;
  /** Those that belong to no product, or to one that has enough. */
  readonly unmatched: readonly string[];
}

/**
 * Which pictures belong to which product: those called as its number or its name, alone or with their place behind it.
 *
 * @param fileNames as they stand in an archive, folders before them
 */
export function matchPictures(
  fileNames: readonly string[],
  rows: readonly { readonly rowNo: number; readonly product: Pick<ImportedProduct, 'name' | 'skuCode'> }[],
): MatchedPictures {
  const rowOf = new Map<string, number>();
  // A number names one product; of several with one name the first takes the picture.
  const keys = [
    ...rows.map(({ rowNo, product }) => [compared(product.skuCode), rowNo] as const),
    ...rows.map(({ rowNo, product }) => [compared(product.name), rowNo] as const),
  ];
  for (const [key, rowNo] of keys) if (key !== '' && !rowOf.has(key)) rowOf.set(key, rowNo);
  const found = new Map<number, { readonly fileName: string; readonly place: number }[]>();
  const unmatched: string[] = [];
  for (const fileName of fileNames) {
    const matched = placeOf(compared(stem(fileName)), rowOf);
    if (matched === null) unmatched.push(fileName);
    else found.set(matched.rowNo, [...(found.get(matched.rowNo) ?? []), { fileName, place: matched.place }]);
  }
  const byRow = new Map<number, readonly string[]>();
  for (const [rowNo, files] of found) {
    const names = files.toSorted((one, other) => one.place - other.place).map(({ fileName }) => fileName);
    byRow.set(rowNo, names.slice(0, PRODUCT_LIMITS.images));
    unmatched.push(...names.slice(PRODUCT_LIMITS.images));
  }
  return { byRow, unmatched };
}

/** The whole name first: a number may itself end in digits. */
function placeOf(name: string, rowOf: ReadonlyMap<string, number>) {
  const whole = rowOf.get(name);
  if (whole !== undefined) return { rowNo: whole, place: 0 };
  const [behind, digits] = PLACE.exec(name) ?? [];
  const rowNo = behind === undefined ? undefined : rowOf.get(name.slice(0, -behind.length));
  return rowNo === undefined ? null : { rowNo, place: Number(digits) };
}
