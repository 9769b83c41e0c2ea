import * as v from 'valibot';

/** The parts of a schema, whatever its kind. */
interface SchemaParts extends v.GenericSchema {
  readonly wrapped?: SchemaParts;
  readonly item?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly kind: string; readonly type: string }[];
  readonly getter?: (input: unknown) => SchemaParts;
}

/** What the wire may hold for a value that is read tolerantly; each asks what comes of it. */
const SAMPLES = ['1', 1, 'a', '', true, null] as const;

const VALUE_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  string: v.string(),
  number: v.number(),
  boolean: v.boolean(),
};

const isSchema = (part: unknown): part is SchemaParts =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

function partsOf({ wrapped, item, entries = {}, options = [], pipe = [] }: SchemaParts): SchemaParts[] {
  return [wrapped, item, ...Object.values(entries), ...options, ...pipe].filter(isSchema);
}

const some = (schema: SchemaParts, test: (part: SchemaParts) => boolean): boolean =>
  test(schema) || partsOf(schema).some((part) => some(part, test));

const isConversion = ({ pipe = [] }: SchemaParts) => pipe.some(({ type }) => type === 'transform');
const isStructure = ({ entries, item, getter }: SchemaParts) => Boolean(entries ?? item ?? getter);

/** What comes out of a single value that is converted while it is read; the value itself when nothing is known. */
function afterReading(schema: SchemaParts): v.GenericSchema {
  const outputs = SAMPLES.map((sample) => v.safeParse(schema, sample)).filter(({ success }) => success);
  const types = new Set(outputs.map(({ output }) => typeof output));
  const [value, ...others] = [...types].flatMap((type) => VALUE_SCHEMAS[type] ?? []);
  if (!value) return schema;
  const known = others.length === 0 ? value : v.union([value, ...others]);
  return outputs.some(({ output }) => output === null) ? v.nullable(known) : known;
}

/**
 * The same schema with every converted value replaced by what comes out of it: services write a number as text too, and
 * JSON Schema has no word for the conversion. An optional value stays one.
 */
export function readValues(schema: v.GenericSchema, lazies = new Map<unknown, v.GenericSchema>()): v.GenericSchema {
  const read = (part: v.GenericSchema) => readValues(part, lazies);
  const { wrapped, item, entries, options, pipe, getter }: SchemaParts = schema;
  if (getter) {
    const known = lazies.get(getter) ?? v.lazy((input) => read(getter(input)));
    lazies.set(getter, known);
    return known;
  }
  if (!some(schema, isStructure) && some(schema, isConversion)) {
    const value = afterReading(schema);
    return schema.type === 'optional' ? v.optional(value) : value;
  }
  const base = {
    ...schema,
    ...(wrapped && { wrapped: read(wrapped) }),
    ...(item && { item: read(item) }),
    ...(entries && { entries: Object.fromEntries(Object.entries(entries).map(([key, part]) => [key, read(part)])) }),
    ...(options && { options: options.map((option) => (isSchema(option) ? read(option) : option)) }),
  };
  if (!pipe) return base;
  const { pipe: _, ...root } = base as typeof base & { pipe: unknown }; // the rest of a piped schema is its first step
  return { ...base, pipe: [root, ...pipe.slice(1)] } as v.GenericSchema; // a schema as valibot builds it, parts exchanged
}
