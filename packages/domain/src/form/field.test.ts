import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { PAYMENT_TERMS } from '../dictionary/shared-dictionaries.ts';
import { checkCreditCode, normalizeCreditCode } from '../identifier/credit-code.ts';
import { parseYuan } from '../money/yuan-text.ts';
import { type FieldKind, field, fieldFacts, fieldLabel, recordFields } from './field.ts';
import { rows } from './rows.ts';

const label = '数量';

/** The value that a field makes of its input, or its message. */
const reading = (schema: v.GenericSchema, input: unknown): unknown => {
  const { success, output, issues } = v.safeParse(schema, input);
  return success ? output : issues[0].message;
};

/** What fields of a kind make of inputs, one after the other. */
const readings = (schema: v.GenericSchema, ...inputs: unknown[]): unknown[] =>
  inputs.map((input) => reading(schema, input));

const required: Readonly<Record<FieldKind, v.GenericSchema>> = {
  str: field('str', { label, required: true }),
  text: field('text', { label, required: true }),
  rich: field('rich', { label, required: true }),
  phone: field('phone', { label, required: true }),
  id: field('id', { label, required: true }),
  money: field('money', { label, required: true }),
  price: field('price', { label, required: true }),
  qty: field('qty', { label, required: true }),
  int: field('int', { label, required: true }),
  rate: field('rate', { label, required: true }),
  date: field('date', { label, required: true }),
  dt: field('dt', { label, required: true }),
  enum: field('enum', { label, required: true, dictionary: PAYMENT_TERMS }),
  bool: field('bool', { label, required: true }),
  region: field('region', { label, required: true }),
  att: field('att', { label, required: true }),
};

const region = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220102', districtName: '南关区' },
};

const EMPTY_VALUES: Readonly<Record<FieldKind, unknown>> = {
  ...{ str: '', text: '', rich: '', phone: '', id: '', qty: '', date: '', dt: '' },
  ...{ money: null, price: null, int: null, rate: null, enum: null, region: null, bool: 0, att: [] },
};

const EMPTY_MESSAGES: Readonly<Record<FieldKind, string>> = {
  ...{ str: '请输入数量', text: '请输入数量', rich: '请输入数量', money: '请输入数量', price: '请输入数量' },
  ...{ qty: '请输入数量', int: '请输入数量', phone: '请输入11位手机号！', id: '请选择数量', rate: '请选择数量' },
  ...{ date: '请选择数量', dt: '请选择数量', enum: '请选择数量', bool: '请选择数量', region: '请选择数量' },
  att: '请上传数量',
};

const kinds = Object.keys(EMPTY_VALUES) as FieldKind[];

describe('fields', () => {
  test.each(kinds)('FK1: an empty required field of kind %s asks for its value, whatever it is sent', (kind) => {
    const inputs = [undefined, null, { x: 1 }, Symbol.iterator];
    expect(readings(required[kind], ...inputs)).toEqual(inputs.map(() => EMPTY_MESSAGES[kind]));
    const record = v.safeParse(v.object({ one: required[kind] }), {});
    expect(record.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['one', EMPTY_MESSAGES[kind]],
    ]);
  });

  test.each(kinds)('FK2: an empty optional field of kind %s has the empty value of its kind', (kind) => {
    const optional = field(kind, { label, dictionary: PAYMENT_TERMS, check: () => ({ code: 'x', message: 'x' }) });
    expect(readings(optional, undefined, null)).toEqual([EMPTY_VALUES[kind], EMPTY_VALUES[kind]]);
    expect(v.parse(v.object({ one: optional }), {})).toEqual({ one: EMPTY_VALUES[kind] });
  });

  test('FK2: blanks count as nothing', () => {
    const blank = (kind: FieldKind) => reading(required[kind], ' ');
    const written = [
      'str',
      'text',
      'rich',
      'phone',
      'id',
      'money',
      'price',
      'qty',
      'int',
      'rate',
      'enum',
      'date',
    ] as const;
    expect(written.map(blank)).toEqual(written.map((kind) => EMPTY_MESSAGES[kind]));
    const optional = written.map((kind) => reading(field(kind, { label, dictionary: PAYMENT_TERMS }), ' '));
    expect(optional).toEqual(written.map((kind) => EMPTY_VALUES[kind]));
    expect(reading(required.rich, '<p>&nbsp;<br></p>')).toBe('请输入数量');
    expect(reading(required.rich, '<p><img src="a"></p>')).toBe('<p><img src="a"></p>');
  });

  test('FK3: a field says what it is, and a record what its fields are', () => {
    const schema = field('str', { label: '项目名称', required: true, min: 2, max: 60 });
    expect(fieldFacts(schema)).toEqual({ kind: 'str', label: '项目名称', required: true, min: 2, max: 60 });
    expect(fieldFacts(field('enum', { label, dictionary: PAYMENT_TERMS }))).toEqual({
      ...{ kind: 'enum', label, required: false, dictionary: PAYMENT_TERMS },
    });
    expect([v.string(), v.pipe(v.string(), v.trim())].map(fieldFacts)).toEqual([null, null]);
    const record = v.object({ name: schema, version: v.number(), count: field('int', { label }) });
    expect(Object.entries(recordFields(record)).map(([name, facts]) => [name, facts?.label])).toEqual([
      ['name', '项目名称'],
      ['count', '数量'],
    ]);
  });

  test('a record calls its fields and its lists by their labels, and what has none by its name', () => {
    const record = v.object({
      name: field('str', { label: '项目名称' }),
      steps: rows(v.string(), { label: '服务流程', max: 8 }),
      version: v.number(),
    });
    expect(['name', 'steps', 'version', 'other'].map((name) => fieldLabel(record, name))).toEqual([
      ...['项目名称', '服务流程', 'version', 'other'],
    ]);
  });

  test('FK4: the types follow kind and necessity', () => {
    const enumerated = field('enum', { label, required: true, dictionary: PAYMENT_TERMS });
    expectTypeOf<v.InferOutput<typeof enumerated>>().toEqualTypeOf<(typeof PAYMENT_TERMS)[number]['value']>();
    const amount = field('money', { label });
    expectTypeOf<v.InferOutput<typeof amount>>().toEqualTypeOf<number | null>();
    const name = field('str', { label });
    expectTypeOf<v.InferOutput<typeof name>>().toEqualTypeOf<string>();
    expect(reading(enumerated, 9)).toBe(9);
  });

  test('FK5: a rule of its own is asked about a value that is there, after normalisation', () => {
    const code = field('str', { label: '代码', normalize: normalizeCreditCode, check: checkCreditCode });
    expect(readings(code, '91220102madem0a15y', '91220102MADEM0A15X', '')).toEqual([
      '91220102MADEM0A15Y',
      '统一社会信用代码格式不正确',
      '',
    ]);
  });
});

describe('fields of text', () => {
  const name = field('str', { label: '名称', min: 2, max: 4 });

  test('FK6: a line is trimmed, loses control characters and is measured in characters', () => {
    expect(readings(name, ' 长春 ', '长\u0000\n春\u007f', '𠮷𠮷𠮷𠮷', '1234', '长', '12345')).toEqual([
      ...['长春', '长春', '𠮷𠮷𠮷𠮷', '1234', '名称不能少于2个字', '名称不能超过4个字'],
    ]);
    const unit = fc.constantFrom('长', 'a', '1', ' ', '\n', '\t', '\u0000', '\u0085', '𠮷');
    const line = field('str', { label });
    fc.assert(
      fc.property(fc.string({ unit }), (input) => {
        const value = v.parse(line, input);
        expect(/\p{Cc}|^\s|\s$/u.test(value)).toBe(false);
        expect(v.parse(line, value)).toBe(value);
      }),
    );
  });

  test('FK7: several lines keep their breaks and blanks', () => {
    const text = field('text', { label: '说明', max: 5 });
    expect(readings(text, ' a\r\nb ', 'a\rb', 'a\tb\u0007', '123456')).toEqual([
      ...[' a\nb ', 'a\nb', 'a\tb', '说明不能超过5个字'],
    ]);
  });

  test('FK8: markup is measured after it was made safe', () => {
    const rich = field('rich', {
      label: '内容',
      max: 8,
      sanitize: (html) => html.replace(/<script.*?<\/script>/g, ''),
    });
    expect(readings(rich, '<p>a</p><script>alert(1)</script>', '<p>ab</p>')).toEqual(['<p>a</p>', '内容不能超过8个字']);
    expect(reading(field('rich', { label, max: 4 }), '<p>a')).toBe('<p>a');
  });

  test('FK9: phone and id', () => {
    expect(readings(required.phone, ' 13812341234 ', '12812341234', '1381234123')).toEqual([
      ...['13812341234', '请输入11位手机号！', '请输入11位手机号！'],
    ]);
    expect(readings(required.id, '12345678901234567890', '123456789012345678901', '1a', '0')).toEqual([
      ...['12345678901234567890', '请选择数量', '请选择数量', '0'],
    ]);
  });
});

describe('fields of numbers', () => {
  const malformed = '数量请输入正确的金额，最多保留两位小数';

  test('FK10: an amount is fen as a number and yuan as a text', () => {
    expect(readings(required.money, 123450, '1,234.5', 0, '0', 9_999_999_999_999)).toEqual([
      ...[123450, 123450, 0, 0, 9_999_999_999_999],
    ]);
    expect(readings(required.money, '1.234', -1, 1.5, '-1', 10_000_000_000_000, '.5', '1.')).toEqual(
      Array(7).fill(malformed),
    );
    expect(readings(required.money, '1e3', 'abc', '1-2', '--1', '+1', '.')).toEqual(Array(6).fill('数量请输入数字'));
    fc.assert(
      fc.property(
        fc.string(),
        (input) => typeof reading(required.money, input) === 'string' || parseYuan(input) !== null,
      ),
    );
  });

  test('FK11: a price is an amount above nothing', () => {
    expect(readings(required.price, 1, '0.01', 99_999_999_999)).toEqual([1, 1, 99_999_999_999]);
    expect(readings(required.price, 0, '0', 100_000_000_000, '1000000000')).toEqual(Array(4).fill(malformed));
  });

  test('FK12: a quantity is decimal text', () => {
    expect(readings(required.qty, '１２.５', '1,000', '0.001')).toEqual(['12.5', '1000', '0.001']);
    expect(readings(required.qty, '0', '1.2345', '-1')).toEqual(Array(3).fill('数量须大于0，最多保留三位小数'));
    expect(readings(required.qty, '1e3', '一')).toEqual(Array(2).fill('数量请输入数字'));
  });

  test('FK13: a whole number lies in its range', () => {
    const int = field('int', { label, min: 3, max: 90 });
    expect(readings(int, 3, '90', '５')).toEqual([3, 90, 5]);
    expect(readings(int, 2, '91', 3.5, '-3', '3.0')).toEqual(Array(5).fill('数量须为3到90之间的整数'));
    expect(readings(int, '3x', Number.NaN)).toEqual(['数量请输入数字', '请输入数量']);
    expect(readings(required.int, 0, -1, '9999999999999999')).toEqual([
      ...[0, '数量须为0到9007199254740991之间的整数', '数量须为0到9007199254740991之间的整数'],
    ]);
    expect(reading(field('int', { label, min: -5 }), '-3')).toBe(-3);
  });
});

describe('fields of choices', () => {
  test('FK14: a choice is a value of its dictionary, a rate one of the rates', () => {
    expect(readings(required.enum, 1, '2', 8, 'x')).toEqual([1, 2, '请选择数量', '请选择数量']);
    expect(readings(required.rate, 13, '0', 5, '13%')).toEqual([13, 0, '请选择数量', '请选择数量']);
    expect(readings(required.bool, 1, 0, '1', '0', true, false, 2)).toEqual([1, 0, 1, 0, 1, 0, '请选择数量']);
  });

  test('FK15: days and moments exist and have their whole form', () => {
    const [day, moment] = ['2026-11-21', '2026-11-21 11:00:00'];
    expect(readings(required.date, day, moment, '2026-02-30', '2026-2-3')).toEqual([
      day,
      ...Array(3).fill('请选择数量'),
    ]);
    expect(readings(required.dt, moment, day, '2026-11-21 24:00:00')).toEqual([moment, '请选择数量', '请选择数量']);
  });

  test('FK16: a place is whole, its codes nested', () => {
    const { districtName, ...partial } = region;
    expect(reading(required.region, region)).toEqual(region);
    const broken = [
      partial,
      { ...region, cityCode: '230100', districtCode: '230102' },
      { ...region, districtCode: '220202' },
      { ...region, provinceCode: '22' },
      { ...region, districtCode: '2201021' },
    ];
    expect(readings(required.region, ...broken)).toEqual(broken.map(() => '请选择数量'));
    expect(districtName).toBe('南关区');
  });

  test('FK17: attachments count without those marked as deleted', () => {
    const file = (id: string, modifyStatus: number) => ({ id, fileName: `${id}.pdf`, modifyStatus });
    const att = field('att', { label: '证书', required: true, min: 1, max: 2 });
    const deleted = file('9', 3);
    expect(reading(att, [file('1', 0), file('2', 1), deleted])).toMatchObject([{ id: '1' }, { id: '2' }, { id: '9' }]);
    expect(reading(att, [file('1', 0), file('2', 1), file('3', 1)])).toBe('证书最多2条');
    expect(reading(field('str', { label: '昵称' }), ' 王\u202e国\u200b建\u00ad ')).toBe('王国建');
    expect(reading(att, [file('1', 0), file('1', 0), file('2', 1)])).toMatchObject([{ id: '1' }, { id: '2' }]);
    expect(readings(att, [], [deleted], [file('1', 2)])).toEqual(['请上传证书', '请上传证书', '请上传证书']);
    expect(reading(field('att', { label: '证书', min: 2 }), [file('1', 0)])).toBe('请上传证书');
    expect(reading(field('att', { label: '证书', min: 1 }), [file('1', 0)])).toMatchObject([{ id: '1' }]);
    expect(reading(field('att', { label: '证书' }), [deleted])).toEqual([]);
  });
});
