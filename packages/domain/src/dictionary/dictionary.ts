import type { Tone } from '../tone.ts';

/** Entry of a dictionary: the value that records hold and the label that pages show. */
export interface DictionaryItem<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
  readonly tone: Tone;
}

type Row = readonly [value: string | number, label: string, tone?: Tone];

/** Makes a dictionary of its rows; an entry without a tone is neutral. */
export function dictionary<const Rows extends readonly Row[]>(rows: Rows): readonly DictionaryItem<Rows[number][0]>[] {
  return rows.map(([value, label, tone = 'neutral']) => ({ value, label, tone }));
}

/** Label of a value, which may be given as digits; '' for a value that the dictionary does not have. */
export function dictionaryLabel(items: readonly DictionaryItem[], value: string | number | null): string {
  return items.find((item) => String(item.value) === String(value))?.label ?? '';
}
