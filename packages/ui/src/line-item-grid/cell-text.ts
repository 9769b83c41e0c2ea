import { readTypedDate, toCalendarDay } from '../date-field/plain-date.ts';
import { optionMeant } from './choice-search.ts';
import type { GridColumn, SelectColumn, TypedColumn } from './column.ts';
import type { RowValues } from './line-item.ts';
import { gridMessages } from './messages.ts';

interface KindRules {
  readonly align: 'start' | 'end';
  readonly inputMode: 'text' | 'decimal';
  readonly read: (text: string) => string;
  readonly format: (value: string) => string;
  /** What is wrong with a value that is not empty. */
  readonly problem: (value: string) => string | null;
}

const decimal = /^-?\d+(\.\d+)?$/;

/** Full-width digits, separators of thousands, blanks and units of money are how people write, not what they mean. */
function readFigure(text: string): string {
  return text.normalize('NFKC').replace(/[\s,¥元]/g, '');
}

function groupThousands(value: string): string {
  if (!decimal.test(value)) return value;
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const asIs = (value: string) => value;

const figure = { align: 'end', inputMode: 'decimal', read: readFigure, format: groupThousands } as const;

const kinds: Readonly<Record<TypedColumn['kind'], KindRules>> = {
  text: {
    align: 'start',
    inputMode: 'text',
    read: (text) => text.replace(/\r\n?/g, '\n').trim(),
    format: asIs,
    problem: () => null,
  },
  quantity: { ...figure, problem: (value) => (decimal.test(value) ? null : gridMessages.invalidQuantity) },
  money: { ...figure, problem: (value) => (decimal.test(value) ? null : gridMessages.invalidAmount) },
  date: {
    align: 'start',
    inputMode: 'text',
    read: (text) => readTypedDate(text) ?? text.trim(),
    format: asIs,
    problem: (value) => (toCalendarDay(value) ? null : gridMessages.invalidDate),
  },
};

/** Which side the cells of a column are aligned to, and the keyboard that a touch screen is to show. */
export function cellLook(column: GridColumn): Pick<KindRules, 'align' | 'inputMode'> {
  if (column.kind === 'computed') return { align: column.align ?? 'end', inputMode: 'text' };
  return column.kind === 'select' ? kinds.text : kinds[column.kind];
}

function optionNamed({ options, searched = false }: SelectColumn, text: string): string {
  const wanted = text.trim();
  const named = options.find(({ value, label }) => label === wanted || value === wanted);
  return (named ?? (searched ? optionMeant(options, wanted) : undefined))?.value ?? wanted;
}

/** The value that a cell keeps of what was typed or pasted; computed cells keep none. */
export function readCell(column: GridColumn, text: string): string {
  if (column.kind === 'computed') return '';
  if (column.kind === 'select') return optionNamed(column, text);
  return (column.read ?? kinds[column.kind].read)(text);
}

/** A cell as it is copied into another program: figures without separators, options by their label. */
export function plainText(column: GridColumn, row: RowValues): string {
  if (column.kind === 'computed') return column.compute(row);
  const value = row[column.key] ?? '';
  if (column.kind !== 'select') return value;
  return column.options.find((option) => option.value === value)?.label ?? value;
}

/** A cell as it is seen. */
export function shownText(column: GridColumn, row: RowValues): string {
  if (column.kind === 'computed' || column.kind === 'select') return plainText(column, row);
  return (column.format ?? kinds[column.kind].format)(row[column.key] ?? '');
}

/** What is wrong with a value of this kind of column, whatever the column's own rule; null for empty values. */
export function kindProblem(column: GridColumn, value: string): string | null {
  if (value === '' || column.kind === 'computed') return null;
  if (column.kind !== 'select') {
    const problem = kinds[column.kind].problem(value);
    return problem === null ? null : (column.invalid ?? problem);
  }
  return column.options.some((option) => option.value === value) ? null : gridMessages.notAnOption(value);
}
