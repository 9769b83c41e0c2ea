import { type FieldFacts, fieldFacts, isRows, recordFields } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import * as v from 'valibot';
import { type FieldTexts, fieldTexts } from './field-texts.ts';
import { recordTexts as texts } from './messages.ts';

/** The schema of a record as the domain describes it. */
export type RecordSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What stands in a form, by field: as it is stored, or as far as it has been filled in. */
export type Values = Readonly<Record<string, unknown>>;

/** What others have saved since a form was opened. */
export interface Theirs {
  readonly values: Values;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string;
  /** Saved by the same member, in another tab or on another device. */
  readonly isOwn: boolean;
}

/** A field that both sides have changed, each to a value of its own. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const blanks: ReadonlySet<unknown> = new Set([undefined, null, '']);

/** Kinds whose values nobody types; a field without facts is no text either. */
const chosenKinds: ReadonlySet<string | undefined> = new Set(['rate', 'enum', 'bool', 'region', 'att', undefined]);

function normal(value: unknown): unknown {
  if (blanks.has(value)) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether two values of a field say the same; nothing is nothing, however it is written. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/** A form that nobody has filled in. */
export function emptyValues({ entries }: RecordSchema): Values {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const empty = v.safeParse(entry, undefined);
      return [name, empty.success ? empty.output : null];
    }),
  );
}

/** The fields of a record, of all that an answer says. */
export function valuesOf({ entries }: RecordSchema, source: Values): Values {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, source[name]]));
}

/** What has been changed, by field. */
export function changesOf(base: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(base[name], value)));
}

/** What is wrong with a form by the rules of its record, one text a field. */
export function errorsOf(record: RecordSchema, values: Values): FieldTexts {
  const errors: Record<string, string> = {};
  for (const { path, message } of v.safeParse(record, values).issues ?? []) errors[String(path?.[0]?.key)] ??= message;
  return errors;
}

/**
 * The fields of a form as far as they can be read, a broken one as if nobody had filled it in: for rules between fields,
 * which hold before every other field of the form does.
 *
 * @param draft the record with nothing required
 */
export function readableFields<Draft extends RecordSchema>(draft: Draft, values: Values): v.InferOutput<Draft> {
  const broken = errorsOf(draft, values);
  return v.parse(draft, Object.fromEntries(Object.entries(values).filter(([name]) => !(name in broken))));
}

/**
 * What is wrong with a form by the rules of its fields and by those between them. A field that is broken by itself says
 * that alone.
 *
 * @param between what the rules between fields find, of the fields as far as they can be read
 */
export function allErrorsOf<Draft extends RecordSchema>(
  { record, draft }: { readonly record: RecordSchema; readonly draft: Draft },
  values: Values,
  between: (fields: v.InferOutput<Draft>) => readonly { readonly field: string; readonly message: string }[],
): FieldTexts {
  return { ...fieldTexts(between(readableFields(draft, values))), ...errorsOf(record, values) };
}

/** Takes up what was kept of a form: texts as they were typed, all else by the rules of its field. */
export function readKept({ entries }: RecordSchema, kept: Values): Values {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const entry = Object.hasOwn(entries, name) ? (entries[name] as v.GenericSchema) : undefined; // `field` makes these
      if (entry === undefined) return false;
      const isTyped = !chosenKinds.has(fieldFacts(entry)?.kind);
      if (value === null || (isTyped && typeof value === 'string')) return true;
      return (isRows(entry) && Array.isArray(value)) || v.safeParse(entry, value).success;
    }),
  );
}

/** A value as it is read. */
export function valueText(facts: FieldFacts | undefined, value: unknown): string {
  if (facts?.kind === 'bool') return Number(value) === 1 ? texts.yes : texts.no;
  if (blanks.has(value)) return texts.notFilled;
  const item = facts?.dictionary?.find((known) => known.value === value);
  if (item) return item.label;
  if (typeof value === 'number' && (facts?.kind === 'money' || facts?.kind === 'price')) return formatMoney(value);
  if (facts?.kind !== 'region') return String(value);
  const { provinceName, cityName, districtName } = value as Readonly<Record<string, unknown>>; // read by its rules
  return [provinceName, cityName, districtName].filter(Boolean).join(' ');
}

/**
 * Brings together what two sides have made of one record. A field that one side alone has changed is theirs; where
 * both have, mine stands until it is chosen. A field without a name of its own, such as a coordinate, follows mine.
 */
export function merge(record: RecordSchema, base: Values, mine: Values, theirs: Values) {
  const fields: Readonly<Record<string, FieldFacts | undefined>> = recordFields(record);
  const changed = changesOf(base, mine);
  const values = Object.fromEntries(
    Object.keys(record.entries).map((name) => [name, name in changed ? mine[name] : theirs[name]]),
  );
  const bothChanged = Object.keys(changed).filter((name) => !isSame(base[name], theirs[name]));
  const differences = bothChanged.flatMap((name): Difference[] => {
    const facts = fields[name];
    if (facts === undefined || isSame(mine[name], theirs[name])) return [];
    return [{ name, label: facts.label, mine: valueText(facts, mine[name]), theirs: valueText(facts, theirs[name]) }];
  });
  const alone = Object.keys(values).filter(
    (name) => !bothChanged.includes(name) && (name in changed || !isSame(base[name], theirs[name])),
  );
  return { values, differences, merged: alone.flatMap((name) => fields[name]?.label ?? []) };
}
