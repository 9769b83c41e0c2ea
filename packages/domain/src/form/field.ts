import * as v from 'valibot';
import type { DictionaryItem } from '../dictionary/dictionary.ts';
import type { Violation } from '../violation.ts';
import { att, bool, date, dt, oneOf, rate, region } from './choice-kinds.ts';
import type { FieldBuilder, FieldOptions } from './field-reading.ts';
import { int, money, price, qty } from './number-kinds.ts';
import { rowsLabel } from './rows.ts';
import { id, phone, rich, str, text } from './text-kinds.ts';

const FIELD_KINDS = {
  str,
  text,
  rich,
  phone,
  id,
  money,
  price,
  qty,
  int,
  rate,
  date,
  dt,
  enum: oneOf,
  bool,
  region,
  att,
};

export type FieldKind = keyof typeof FIELD_KINDS;

type BuiltValue<Builder> = Builder extends FieldBuilder<infer Value> ? Value : never;

/** Value of a kind; of an enum a value of its dictionary. Empty it is null, '', 0 or [], as the kind has it. */
type KindValue<Kind extends FieldKind, Options> = Kind extends 'enum'
  ? Options extends { readonly dictionary: readonly DictionaryItem<infer Value>[] }
    ? Value | null
    : never
  : BuiltValue<(typeof FIELD_KINDS)[Kind]>;

type FieldValue<Kind extends FieldKind, Options> = Options extends { readonly required: true }
  ? NonNullable<KindValue<Kind, Options>>
  : KindValue<Kind, Options>;

/** Options of a field of a kind; `check` is a rule of its own for a value that is there. */
export type FieldRules<Kind extends FieldKind> = FieldOptions & {
  readonly check?: (value: NonNullable<BuiltValue<(typeof FIELD_KINDS)[Kind]>>) => Violation | null;
} & (Kind extends 'enum' ? { readonly dictionary: readonly DictionaryItem[] } : unknown);

/** What a field says of itself to forms, tables, import templates and documents. */
export interface FieldFacts {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly dictionary?: readonly DictionaryItem[];
}

const factsOf = (kind: FieldKind, { label, required = false, min, max, dictionary }: FieldOptions) => ({
  kind,
  label,
  required,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(dictionary === undefined ? {} : { dictionary }),
});

/**
 * Schema of a field: kind, label, rule and message in one place, for forms, tables and the server. Texts are measured
 * in characters; amounts are read from fen (number) or yuan (text).
 *
 * @example field('str', { label: '项目名称', required: true, min: 2, max: 60 })
 */
export function field<Kind extends FieldKind, const Options extends FieldRules<Kind>>(
  kind: Kind,
  options: Options,
): v.GenericSchema<unknown, FieldValue<Kind, Options>> {
  // The table's union of builders loses which value belongs to which kind; FieldValue restores it.
  return build(kind, options as FieldOptions) as v.GenericSchema<unknown, FieldValue<Kind, Options>>;
}

/** What each field was made of, for `optionalField`. */
const MADE_OF = new WeakMap<v.GenericSchema, { readonly kind: FieldKind; readonly options: FieldOptions }>();

function build(kind: FieldKind, options: FieldOptions): v.GenericSchema {
  const schema = (FIELD_KINDS[kind] as FieldBuilder<unknown>)({ ...factsOf(kind, options) }, options);
  MADE_OF.set(schema, { kind, options });
  return schema;
}

/** The same field where nothing is required and no text too short, as a draft has it; any other schema as it is. */
export function optionalField(schema: v.GenericSchema): v.GenericSchema {
  const made = MADE_OF.get(schema);
  if (made === undefined) return schema;
  const { min, ...options } = made.options;
  const isMeasured = made.kind === 'str' || made.kind === 'text' || made.kind === 'att';
  return build(made.kind, { ...options, ...(isMeasured || min === undefined ? {} : { min }), required: false });
}

/** What a schema made by `field` says of itself; null for any other schema. */
export function fieldFacts(schema: v.GenericSchema): FieldFacts | null {
  const metadata = 'pipe' in schema ? v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]) : {};
  return typeof metadata.label === 'string' ? (metadata as unknown as FieldFacts) : null; // written by `field` alone
}

/** Facts of all fields of a record's schema by name, in their order. */
export function recordFields<Entries extends v.ObjectEntries>(record: {
  readonly entries: Entries;
}): Partial<Record<keyof Entries & string, FieldFacts>> {
  const fields = Object.entries(record.entries).map(([name, schema]) => [name, fieldFacts(schema as v.GenericSchema)]);
  return Object.fromEntries(fields.filter(([, facts]) => facts !== null));
}

/** What a record calls one of its fields or lists; the name itself where it has no word of its own. */
export function fieldLabel(record: { readonly entries: v.ObjectEntries }, name: string): string {
  const schema = record.entries[name] as v.GenericSchema | undefined;
  return (schema && (fieldFacts(schema)?.label ?? rowsLabel(schema))) ?? name;
}
