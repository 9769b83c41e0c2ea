import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { LINE_COLUMNS, LINE_SHEET } from '@jianzhu/domain/inquiries';
import type { ExportColumn, WorkbookTable } from '@jianzhu/ui/xlsx';
import { lineFileTexts as texts } from './line-messages.ts';

/** A line as a workbook holds it; amounts in fen. */
export interface FiledLine {
  readonly categoryCode: string | null;
  readonly materialName: string;
  readonly spec: string;
  readonly brand: string;
  readonly unit: string | null;
  readonly quantity: string;
  readonly refPrice?: number | null | undefined;
  readonly arrivalDate: string;
  readonly warrantyDays: number | null;
  readonly techRequire: string;
  readonly remark: string;
}

type LineName = NonNullable<(typeof LINE_COLUMNS)[number]['name']>;

const widths: Readonly<Partial<Record<LineName, number>>> = { spec: 28, techRequire: 32, remark: 24 };

/** Texts begin with an apostrophe where a spreadsheet would read them as a formula (domain rules 3.4). */
export const guarded = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);

const cells: Readonly<Record<LineName, (line: FiledLine) => string>> = {
  categoryCode: ({ categoryCode }) => categoryCode ?? '',
  materialName: ({ materialName }) => guarded(materialName),
  spec: ({ spec }) => guarded(spec),
  brand: ({ brand }) => guarded(brand),
  unit: ({ unit }) => (unit === null ? '' : dictionaryLabel(UNITS, unit)),
  quantity: ({ quantity }) => quantity,
  refPrice: () => '',
  arrivalDate: ({ arrivalDate }) => arrivalDate,
  warrantyDays: ({ warrantyDays }) => String(warrantyDays ?? ''),
  techRequire: ({ techRequire }) => guarded(techRequire),
  remark: ({ remark }) => guarded(remark),
};

const unitNames = UNITS.map(({ label }) => label);

function columnOf({ head, name }: (typeof LINE_COLUMNS)[number]): ExportColumn<FiledLine & { readonly no: number }> {
  const width = { width: (name !== null && widths[name]) || 14 };
  if (name === null) return { title: head, type: 'number', width: 6, value: ({ no }) => no };
  if (name === 'refPrice') return { title: head, type: 'money', ...width, value: ({ refPrice }) => refPrice ?? null };
  return {
    ...{ title: head, type: 'text', ...width, value: cells[name] },
    ...(name === 'unit' && { choices: unitNames }),
  };
}

/** The lines of an inquiry in the form of their template, so that they can be read in again (domain rules 3.4). */
export function linesFile(lines: readonly FiledLine[], hasPrices: boolean): WorkbookTable<FiledLine & { no: number }> {
  return {
    sheetName: LINE_SHEET,
    columns: LINE_COLUMNS.map(columnOf),
    rows: lines.map((line, index) => ({ ...line, no: index + 1, ...(!hasPrices && { refPrice: null }) })),
  };
}

/** The template that lines are filled into, with how that is done and what may stand in it. */
export function lineTemplate(): WorkbookTable<FiledLine & { no: number }> {
  const categories = MATERIAL_CATEGORIES.flatMap(({ name: group, children }) =>
    children.map(({ code, name }) => [code, group, name]),
  );
  const longest = Math.max(categories.length, unitNames.length);
  const lookUp = Array.from({ length: longest }, (_row, index) => [
    ...(categories[index] ?? ['', '', '']),
    unitNames[index] ?? '',
  ]);
  return {
    ...linesFile([], true),
    further: [
      { sheetName: texts.howTo, lines: texts.howToLines, widths: [18, 80] },
      { sheetName: texts.lookUp, lines: [texts.lookUpHead, ...lookUp], widths: [12, 18, 24, 12] },
    ],
  };
}
