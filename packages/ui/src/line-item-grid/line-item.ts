/** Texts of a row by column key; a key that is absent is empty. */
export type RowValues = Readonly<Record<string, string>>;

/** One line of an inquiry, a quotation or a tender. Items are never changed, only replaced. */
export interface LineItem {
  /** Names the line as long as it exists; lines that the member adds have ids `new-1`, `new-2` and so on. */
  readonly id: string;
  /** Its number where it comes from, of which these are a part; its place among them unless given. */
  readonly no?: number;
  readonly values: RowValues;
}

/** The number that a line is called by; `row` from 0. */
export const lineNumber = ({ no }: LineItem, row: number): number => no ?? row + 1;

/** The item with one value replaced; the same item when nothing changes. */
export function withValue(item: LineItem, key: string, value: string): LineItem {
  if ((item.values[key] ?? '') === value) return item;
  return { ...item, values: { ...item.values, [key]: value } };
}

/** Whether nothing has been filled in. Blank lines are not checked, and are not to be sent. */
export function isBlank(item: LineItem): boolean {
  return Object.values(item.values).every((value) => value === '');
}

const addedForm = /^new-(\d+)$/;

/** New lines, one for each of the values given, with ids that none of the items has. */
export function newItems(items: readonly LineItem[], values: readonly RowValues[]): readonly LineItem[] {
  const last = items.reduce((highest, { id }) => Math.max(highest, Number(addedForm.exec(id)?.[1] ?? 0)), 0);
  return values.map((rowValues, index) => ({ id: `new-${last + index + 1}`, values: rowValues }));
}
