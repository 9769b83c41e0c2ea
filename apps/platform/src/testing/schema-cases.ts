import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';

/** Values for a part of a call: made from its schema, so a new call is tried without a line of test. */
export interface CaseOptions {
  /** Ids of records that are there; mixed among those that are not. */
  readonly ids: readonly string[];
}

interface AnySchema {
  readonly type: string;
  readonly kind: string;
  readonly pipe?: readonly PipeItem[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

interface PipeItem extends AnySchema {
  readonly requirement?: unknown;
}

const MOST_TEXT = 60;

/** Values that mostly satisfy a schema; rules that are functions may still refuse some. */
export function valuesOf(schema: v.GenericSchema, options: CaseOptions): Arbitrary<unknown> {
  // Schemas of valibot are plain objects; their public types hide what the generator needs to look at.
  return make(schema as unknown as AnySchema, options);
}

const MAKERS: Readonly<Record<string, (schema: AnySchema, options: CaseOptions) => Arbitrary<unknown>>> = {
  string: (schema, options) => textOf(schema, options),
  number: (schema) => numberOf(schema),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  array: (schema, options) => listOf(schema, options),
  tuple: ({ items = [] }, options) => fc.tuple(...items.map((item) => make(item, options))),
  object: ({ entries = {} }, options) =>
    fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, make(entry, options)]))),
  optional: ({ wrapped }, options) => fc.option(inner(wrapped, options), { nil: undefined, freq: 3 }),
  nullish: ({ wrapped }, options) => fc.option(inner(wrapped, options), { nil: undefined, freq: 3 }),
  nullable: ({ wrapped }, options) => fc.option(inner(wrapped, options), { nil: null, freq: 3 }),
  // The options of a union are schemas.
  union: ({ options = [] }, by) => fc.oneof(...options.map((option) => make(option as AnySchema, by))),
};

function inner(wrapped: AnySchema | undefined, options: CaseOptions): Arbitrary<unknown> {
  if (wrapped === undefined) throw new TypeError('a schema that wraps nothing');
  return make(wrapped, options);
}

function make(schema: AnySchema, options: CaseOptions): Arbitrary<unknown> {
  const [first = schema] = schema.pipe ?? [];
  const maker = MAKERS[first.type];
  if (maker === undefined) throw new TypeError(`no values are known for schemas of type ${first.type}`);
  return maker({ ...first, pipe: schema.pipe ?? [] }, options);
}

const rule = (schema: AnySchema, type: string): unknown => schema.pipe?.find((item) => item.type === type)?.requirement;

const numeric = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function textOf(schema: AnySchema, { ids }: CaseOptions): Arbitrary<string> {
  const pattern = rule(schema, 'regex');
  if (pattern instanceof RegExp) {
    const matching = fc.stringMatching(pattern, { maxLength: MOST_TEXT });
    const known = ids.filter((id) => pattern.test(id));
    return known.length === 0 ? matching : fc.oneof(matching, fc.constantFrom(...known), fc.constantFrom(...known));
  }
  if (rule(schema, 'url') !== undefined)
    return fc.constantFrom('http://localhost:3000/login-back', 'https://a.invalid/');
  if (rule(schema, 'email') !== undefined) return fc.constantFrom('a@example.com', 'b.c@jianzhu.test');
  if (rule(schema, 'iso_date') !== undefined) return fc.constantFrom('1990-02-28', '2026-11-21');
  const minLength = Math.max(numeric(rule(schema, 'min_length'), 0), rule(schema, 'non_empty') === undefined ? 0 : 1);
  const maxLength = Math.max(minLength, Math.min(MOST_TEXT, numeric(rule(schema, 'max_length'), MOST_TEXT)));
  const chinese = fc.constantFrom(
    '砚北建设',
    '冬期施工',
    '100%_\\',
    "'; drop table notice; --",
    '<b>粗</b>',
    '装配式🏗️建筑',
  );
  return fc.oneof(fc.string({ minLength, maxLength, unit: 'grapheme' }), chinese);
}

function numberOf(schema: AnySchema): Arbitrary<number> {
  const min = Math.ceil(numeric(rule(schema, 'min_value'), -1000));
  const below = numeric(rule(schema, 'lt_value'), Number.POSITIVE_INFINITY) - 1;
  const max = Math.floor(Math.min(numeric(rule(schema, 'max_value'), 1_000_000_000), below));
  return fc.integer({ min: Math.min(min, max), max: Math.max(min, max) });
}

function listOf({ item, ...schema }: AnySchema, options: CaseOptions): Arbitrary<unknown[]> {
  const minLength = numeric(rule(schema, 'min_length'), 0);
  return fc.array(inner(item, options), { minLength, maxLength: Math.max(minLength, 6) });
}

/** What no field expects. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  9_007_199_254_740_992,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a'.repeat(5000),
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '99999999999999999999',
  '9223372036854775808',
  'NaN',
  [],
  [[[]]],
  {},
  { $ne: null },
  { toString: 1 },
  ['1', '1'],
];
