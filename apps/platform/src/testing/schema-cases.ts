import { type FieldFacts, type FieldKind, fieldFacts, type Region } from '@jianzhu/domain/forms';
import { TAX_RATES } from '@jianzhu/domain/money';
import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';

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
/** Looks like an id, and no column of ids can hold it. */
const PAST_BIGINT = '99999999999999999999';

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
  // What stands in the fields of a form while it is typed.
  record: () =>
    fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), {
      maxKeys: 6,
    }),
  // The options of a union are schemas.
  union: ({ options = [] }, by) => fc.oneof(...options.map((option) => make(option as AnySchema, by))),
};

function inner(wrapped: AnySchema | undefined, options: CaseOptions): Arbitrary<unknown> {
  if (wrapped === undefined) throw new TypeError('a schema that wraps nothing');
  return make(wrapped, options);
}

function make(schema: AnySchema, options: CaseOptions): Arbitrary<unknown> {
  // Valibot's own view of the same object.
  const facts = fieldFacts(schema as unknown as v.GenericSchema);
  if (facts !== null) return fieldValues(schema as unknown as v.GenericSchema, facts, options);
  const pipe = flatPipe(schema);
  const [first = schema] = pipe;
  // What comes as text or number and is read as one of them: its rules stand at the end.
  const read = first.type === 'union' ? pipe.findLast(({ type }) => READ_AS.has(type)) : undefined;
  const type = read === undefined ? first.type : (READ_AS.get(read.type) ?? first.type);
  const maker = MAKERS[type];
  if (maker === undefined) throw new TypeError(`no values are known for schemas of type ${type}`);
  return maker({ ...(read ?? first), pipe }, options);
}

const READ_AS: ReadonlyMap<string, string> = new Map([
  ['picklist', 'picklist'],
  ['number', 'number'],
  ['integer', 'number'],
]);

/** The steps of a schema, with those of the schema that it begins with. */
function flatPipe({ pipe = [] }: AnySchema): readonly PipeItem[] {
  const [first, ...others] = pipe;
  return first === undefined ? [] : [...(first.pipe === undefined ? [first] : flatPipe(first)), ...others];
}

const place = (code: string, city: string, cityName: string, districtName: string): Region => ({
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: city, cityName, districtCode: code, districtName },
});

/** Texts that no words make: the number of an identity card, the address of a picture. */
function known(label: string): Arbitrary<string> | undefined {
  if (label.endsWith('身份证号')) return fc.constant('11010519491231002X');
  return label === '封面图' || label === '图片' ? fc.constant('/art/scene-lab.svg') : undefined;
}

/** Values of the domain's fields, by kind. */
const FIELD_VALUES: Readonly<Record<FieldKind, (facts: FieldFacts, options: CaseOptions) => Arbitrary<unknown>>> = {
  // No word has the check digit of an identity card; the number is the example of GB 11643.
  str: (facts) => known(facts.label) ?? words(facts),
  text: (facts) => words(facts),
  rich: () => fc.constantFrom('<p>说明</p>', '<p><strong>装配式</strong></p>'),
  phone: () => fc.stringMatching(/^1[3-9]\d{9}$/),
  id: (_facts, { ids }) => fc.constantFrom('1', ...ids.filter((id) => /^\d+$/.test(id))),
  money: () => fc.nat(),
  price: () => fc.integer({ min: 1, max: 1_000_000 }),
  qty: () => fc.constantFrom('1', '0.5', '1200.125'),
  int: ({ min = 0, max = 1000 }) => fc.integer({ min, max }),
  rate: () => fc.constantFrom(...TAX_RATES.map(({ value }) => value)),
  date: () => fc.constantFrom('2026-11-21', '2027-02-28'),
  dt: () => fc.constantFrom('2026-11-21 11:00:00', '2027-02-28 23:59:59'),
  enum: ({ dictionary = [] }) => fc.constantFrom(...dictionary.map(({ value }) => value)),
  bool: () => fc.constantFrom(0, 1),
  region: () =>
    fc.constantFrom(
      place('220104', '220100', '长春市', '朝阳区'),
      place('220581', '220500', '通化市', '梅河口市'),
      place('222401', '222400', '延边朝鲜族自治州', '延吉市'),
    ),
  att: ({ required }) =>
    fc.constant(required ? [{ id: '1', fileName: '合同.pdf', fileExt: 'pdf', fileSize: 3, modifyStatus: 1 }] : []),
};

/** Of a field that may stay empty, rules of its own may take little but nothing. */
function fieldValues(schema: v.GenericSchema, facts: FieldFacts, options: CaseOptions): Arbitrary<unknown> {
  const values = FIELD_VALUES[facts.kind](facts, options);
  if (facts.required) return values;
  return fc.oneof(fc.constantFrom(undefined, null), values).filter((value) => v.is(schema, value));
}

/** Without blanks at its ends, which are not counted. */
function words({ min = 0, max = MOST_TEXT }: FieldFacts): Arbitrary<string> {
  const unit = fc.constantFrom(...'砚北建设集团有限公司项目部1号楼ab%_\\\'"<🏗');
  return fc.string({ unit, minLength: Math.max(1, min), maxLength: Math.min(max, MOST_TEXT) });
}

const rule = (schema: AnySchema, type: string): unknown => schema.pipe?.find((item) => item.type === type)?.requirement;

const numeric = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function textOf(schema: AnySchema, { ids }: CaseOptions): Arbitrary<string> {
  const pattern = rule(schema, 'regex');
  if (pattern instanceof RegExp) {
    const matching = fc.stringMatching(pattern, { maxLength: MOST_TEXT });
    const known = ids.filter((id) => pattern.test(id));
    const large = pattern.test(PAST_BIGINT) ? fc.constant(PAST_BIGINT) : matching;
    return known.length === 0
      ? matching
      : fc.oneof(matching, fc.constantFrom(...known), fc.constantFrom(...known), large);
  }
  if (rule(schema, 'url') !== undefined)
    return fc.constantFrom('http://localhost:3000/login-back', 'https://a.invalid/');
  if (rule(schema, 'email') !== undefined) return fc.constantFrom('a@example.com', 'b.c@jianzhu.test');
  if (rule(schema, 'iso_date') !== undefined) return fc.constantFrom('1990-02-28', '2026-11-21', '2026-02-30');
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
  PAST_BIGINT,
  '9223372036854775808',
  'NaN',
  [],
  [[[]]],
  {},
  { $ne: null },
  { toString: 1 },
  ['1', '1'],
];
