import { LEAF_CATEGORIES } from '@jianzhu/domain/catalogs';
import { UNITS } from '@jianzhu/domain/forms';
import { PRODUCT_IMPORT_COLUMNS, PRODUCT_SHEET } from '@jianzhu/domain/product-imports';
import type { ExportColumn, WorkbookTable } from '@jianzhu/ui/xlsx';
import { importTexts as texts } from './messages.ts';

const WIDTHS: Readonly<Record<string, number>> = { 商品名称: 30, 规格: 20 };

/** The template of products, with how to fill it in and what may stand in it. */
export function productTemplate(): WorkbookTable<never> {
  const length = Math.max(LEAF_CATEGORIES.length, UNITS.length);
  return {
    sheetName: PRODUCT_SHEET,
    columns: PRODUCT_IMPORT_COLUMNS.map(
      ({ head, name }): ExportColumn<never> => ({
        ...{ title: head, type: 'text', width: WIDTHS[head] ?? 14, value: () => '' },
        ...(name === 'unit' && { choices: UNITS.map(({ label }) => label) }),
      }),
    ),
    rows: [],
    further: [
      {
        sheetName: texts.help.sheetName,
        lines: [texts.help.head, ...texts.help.lines],
        widths: [14, 60],
      },
      {
        sheetName: texts.lists.sheetName,
        lines: [
          texts.lists.head,
          ...Array.from({ length }, (_, at) => {
            const leaf = LEAF_CATEGORIES[at];
            return [leaf?.value ?? '', leaf?.label ?? '', UNITS[at]?.label ?? ''];
          }),
        ],
        widths: [12, 24, 12],
      },
    ],
  };
}
