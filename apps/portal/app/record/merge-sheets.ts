import { type GridColumn, isBlank, type LineItem, type RowValues } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { type Difference, isSame, merge, type RecordSchema, type Values } from './form-state.ts';
import { keepable } from './keepable.ts';
import { recordTexts as texts } from './messages.ts';

/** A form of fields and lines as it stands. */
export interface SheetState {
  readonly values: Values;
  readonly items: readonly LineItem[];
}

/** A field whose values nobody reads as they are kept, such as ids. */
export interface ExtraField {
  readonly label: string;
  readonly text: (value: unknown) => string;
}

export interface SheetSides {
  /** What both sides began with. */
  readonly base: SheetState;
  readonly mine: SheetState;
  readonly theirs: SheetState;
}

export interface SheetRules {
  /** Of the fields, without the lines. */
  readonly draft: RecordSchema;
  readonly columns: readonly GridColumn[];
  readonly extra: Readonly<Record<string, ExtraField>>;
}

export interface MergedSheet {
  readonly differences: readonly Difference[];
  /** Labels of what one side alone has changed. */
  readonly merged: readonly string[];
  /** What comes of it where the fields and lines of these names follow the other side. */
  settle(theirs: ReadonlySet<string>): SheetState;
}

/** Brings together what two sides have made of one sheet: field by field, and line by line. */
export function mergeSheets(
  { base, mine, theirs }: SheetSides,
  { draft: whole, columns, extra }: SheetRules,
): MergedSheet {
  // Files are brought together by their widget.
  const draft = v.object(Object.fromEntries(Object.entries(whole.entries).filter(([name]) => name !== 'attachments')));
  // By the rules of the draft, so that what was only written otherwise is no change.
  const read = ({ values }: SheetState) => keepable(draft, values).fields;
  const [before, own, other] = [read(base), read(mine), read(theirs)];
  const fields = merge(draft, before, own, other);
  const extras = Object.entries(extra).filter(([name]) => name in draft.entries);
  const isBoth = (name: string) => !isSame(before[name], own[name]) && !isSame(before[name], other[name]);
  const extraDifferences = extras
    .filter(([name]) => isBoth(name) && !isSame(own[name], other[name]))
    .map(([name, { label, text }]) => ({ name, label, mine: text(own[name]), theirs: text(other[name]) }));
  const extraMerged = extras
    .filter(([name]) => !isBoth(name) && !isSame(own[name], other[name]))
    .map(([, { label }]) => label);
  const lines = mergeLines({ base: base.items, mine: mine.items, theirs: theirs.items }, columns);
  return {
    differences: [...fields.differences, ...extraDifferences, ...lines.differences],
    merged: [...fields.merged, ...extraMerged, ...lines.merged],
    settle: (chosen) => ({
      values: Object.fromEntries(
        Object.keys(mine.values).map((name) => {
          const isTheirs = chosen.has(name) || isSame(before[name], own[name]);
          return [name, isTheirs && name in theirs.values ? theirs.values[name] : mine.values[name]];
        }),
      ),
      items: lines.settle(chosen),
    }),
  };
}

interface LineSides {
  readonly base: readonly LineItem[];
  readonly mine: readonly LineItem[];
  readonly theirs: readonly LineItem[];
}

const cellsText = (values: RowValues | undefined): string =>
  values === undefined
    ? ''
    : JSON.stringify(
        Object.entries(values)
          .filter(([, text]) => text !== '')
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );

const nameOf = (id: string) => `line ${id}`;

/** The lines of both sides, by their ids: what one has changed, added or removed alone is done. */
function mergeLines({ base, mine, theirs }: LineSides, columns: readonly GridColumn[]) {
  const [before, own, other] = [base, mine, theirs].map((items) => new Map(items.map((item) => [item.id, item])));
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  const sides = ids.map((id) => {
    const [was, here, there] = [before?.get(id)?.values, own?.get(id)?.values, other?.get(id)?.values];
    const [start, left, right] = [was, here, there].map(cellsText);
    const isOwn = start !== left;
    const isOther = start !== right;
    return { id, here, there, isOwn, isOther, isDifferent: isOwn && isOther && left !== right };
  });
  const open = sides.filter(({ isDifferent }) => isDifferent);
  const rowOf = (id: string) =>
    mine.findIndex((item) => item.id === id) + 1 || theirs.findIndex((item) => item.id === id) + 1;
  const alone = sides.filter(
    ({ here, there, isDifferent, isOwn, isOther }) =>
      !isDifferent && isOwn !== isOther && !isBlank({ id: '', values: here ?? there ?? {} }),
  );
  return {
    differences: open.map(
      ({ id, here, there }): Difference => ({
        name: nameOf(id),
        label: texts.line(rowOf(id)),
        mine: lineText(here, there, columns),
        theirs: lineText(there, here, columns),
      }),
    ),
    merged: alone.map(({ id }) => texts.line(rowOf(id))),
    settle(chosen: ReadonlySet<string>): readonly LineItem[] {
      const kept = new Map(
        sides.map(({ id, isOwn, isDifferent }) => {
          const isTheirs = isDifferent ? chosen.has(nameOf(id)) : !isOwn;
          return [id, isTheirs ? other?.get(id) : own?.get(id)];
        }),
      );
      return ids.flatMap((id) => kept.get(id) ?? []);
    },
  };
}

/** The cells of a line that differ from the other side's. */
function lineText(values: RowValues | undefined, other: RowValues | undefined, columns: readonly GridColumn[]): string {
  if (values === undefined) return texts.lineRemoved;
  const changed = columns.filter(
    // What is computed counts where a row keeps it, as it does its files.
    ({ key }) => other === undefined || (values[key] ?? '') !== (other[key] ?? ''),
  );
  const told = changed.filter(({ key }) => other !== undefined || (values[key] ?? '') !== '');
  return told.map((column) => `${column.title} ${cellText(column, values)}`).join('；');
}

function cellText(column: GridColumn, values: RowValues): string {
  const text = values[column.key] ?? '';
  if (text === '') return texts.notFilled;
  if (column.kind === 'computed') return column.compute(values);
  return column.kind === 'select' ? (column.options.find(({ value }) => value === text)?.label ?? text) : text;
}
