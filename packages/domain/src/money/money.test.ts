import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitalAmount } from './capital-amount.ts';
import { normalizeNumberText } from './number-text.ts';
import { formatQuantity, parseQuantity, quantityThousandths } from './quantity.ts';
import { checkInvoiceType, DEFAULT_TAX_RATES, INVOICE_TYPES, TAX_RATES, type TaxRate } from './tax-rate.ts';
import { LINE_MAX_FEN, lineAmount, splitTax, totalAmount } from './tax-split.ts';
import { formatMoney, MONEY_MAX_FEN, PRICE_MAX_FEN, parseYuan, yuanText } from './yuan-text.ts';

const fenArbitrary = fc.integer({ min: 0, max: MONEY_MAX_FEN });
const rates = TAX_RATES.map(({ value }) => value);

describe('amounts', () => {
  test.each([
    ['1234.5', 123450],
    ['1,234.50', 123450],
    ['１２３４．５０', 123450],
    ['１，２３４', 123400],
    [' 0.01 ', 1],
    ['0', 0],
    ['0.29', 29],
    ['99999999999.99', MONEY_MAX_FEN],
  ])('MY1: %j yuan is %d fen', (text, fen) => expect(parseYuan(text)).toBe(fen));

  test.each([
    '',
    '.5',
    '1.',
    '1.234',
    '007',
    '-1',
    '+1',
    '1e3',
    '1 000',
    'NaN',
    '¥1',
    '1,23',
    '1,2345',
    '100000000000',
  ])('MY1: %j is no amount', (text) => expect(parseYuan(text)).toBeNull());

  test('MY2: what is shown is read back to the same fen, with and without separators', () => {
    fc.assert(
      fc.property(fenArbitrary, (fen) => {
        expect(parseYuan(yuanText(fen))).toBe(fen);
        expect(parseYuan(formatMoney(fen).slice(1))).toBe(fen);
      }),
    );
  });

  test.each([
    [123450, '¥1,234.50'],
    [100000003, '¥1,000,000.03'],
    [0, '¥0.00'],
    [5, '¥0.05'],
    [99999, '¥999.99'],
    [-123450, '-¥1,234.50'],
  ])('MY3: %d fen is shown as %s', (fen, shown) => expect(formatMoney(fen)).toBe(shown));

  test('MY3: an input field shows two decimals and no separators', () => {
    expect([yuanText(123450), yuanText(5), yuanText(-5)]).toEqual(['1234.50', '0.05', '-0.05']);
  });

  test('MY3: separators stand before every third digit of the yuan and nowhere else', () => {
    const reference = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fenArbitrary,
        (fen) =>
          formatMoney(fen) ===
          `¥${reference.format(BigInt(Math.floor(fen / 100)))}`.replace(
            /\.00$/,
            `.${String(fen % 100).padStart(2, '0')}`,
          ),
      ),
    );
  });
});

describe('quantities', () => {
  test.each([
    ['１２.５', '12.5', 12500n],
    ['１２．５', '12.5', 12500n],
    ['1,000', '1000', 1000000n],
    ['0.001', '0.001', 1n],
    ['999999999.999', '999999999.999', 999999999999n],
    ['1.50', '1.50', 1500n],
  ])('MY4: %j is stored as %s', (text, stored, thousandths) => {
    expect(parseQuantity(text)).toBe(stored);
    expect(quantityThousandths(text)).toBe(thousandths);
  });

  test.each(['0', '0.000', '1.2345', '1e3', '-1', '+1', '', '01', '1.', '1000000000', 'x'])(
    'MY4: %j is no quantity',
    (text) => {
      expect(parseQuantity(text)).toBeNull();
      expect(quantityThousandths(text)).toBeNull();
    },
  );

  test('MY4: separators go only where thousands are separated', () => {
    expect(normalizeNumberText('1,234,567.8')).toBe('1234567.8');
    expect(normalizeNumberText('1,23')).toBe('1,23');
    expect(normalizeNumberText(',123')).toBe(',123');
  });
});

describe('tax', () => {
  test.each<[number, string, TaxRate, number, number, number]>([
    [412345, '12.345', 13, 5090399, 4504778, 585621],
    [1, '0.5', 13, 1, 1, 0],
    [99, '3', 6, 297, 280, 17],
    [365000, '0.001', 13, 365, 323, 42],
    [12550, '1000', 3, 12550000, 12184466, 365534],
    [100, '1', 0, 100, 100, 0],
    [33333, '3.333', 9, 111099, 101926, 9173],
  ])('MY5: %d fen * %s at %d%% is %d, of which %d net and %d tax', (price, quantity, rate, amount, net, tax) => {
    expect(lineAmount(price, quantity, rate)).toEqual({ amount, net, tax });
  });

  test('MY5: net and tax add up to the amount, and the net is right to half a fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LINE_MAX_FEN }), fc.constantFrom(...rates), (amount, rate) => {
        const { net, tax } = splitTax(amount, rate);
        expect(net + tax).toBe(amount);
        const error = 2n * (BigInt(net) * BigInt(100 + rate) - BigInt(amount) * 100n);
        expect(error <= BigInt(100 + rate) && error > -BigInt(100 + rate)).toBe(true);
      }),
    );
  });

  test('MY6: a line and a total above their caps are refused, at the caps they pass', () => {
    expect(lineAmount(LINE_MAX_FEN, '1', 0)).toMatchObject({ amount: 999_999_999_999 });
    expect(lineAmount(PRICE_MAX_FEN, '999999999.999', 13)).toEqual({
      code: 'line-amount',
      message: '单行金额超出上限',
    });
    expect(lineAmount(LINE_MAX_FEN + 1, '1', 0)).toMatchObject({ code: 'line-amount' });
    const line = splitTax(LINE_MAX_FEN, 0);
    expect(totalAmount(Array(11).fill(line))).toEqual({ code: 'total-amount', message: '总金额超出上限' });
    expect(totalAmount([splitTax(MONEY_MAX_FEN, 0)])).toMatchObject({ amount: 9_999_999_999_999 });
    expect(totalAmount([splitTax(MONEY_MAX_FEN, 0), splitTax(1, 0)])).toMatchObject({ code: 'total-amount' });
    expect(lineAmount(1, '0', 13)).toEqual({ code: 'quantity', message: '数量须大于0，最多保留三位小数' });
  });

  test('MY7: totals are the sums of the lines, so that lines always add up', () => {
    const lineArbitrary = fc.record({ amount: fc.nat(100_000_000), rate: fc.constantFrom(...rates) });
    fc.assert(
      fc.property(fc.array(lineArbitrary, { maxLength: 50 }), (drafts) => {
        const lines = drafts.map(({ amount, rate }) => splitTax(amount, rate));
        const sum = (part: 'amount' | 'net' | 'tax') => lines.map((line) => line[part]).reduce((a, b) => a + b, 0);
        expect(totalAmount(lines)).toEqual({ amount: sum('amount'), net: sum('net'), tax: sum('tax') });
      }),
    );
  });

  test('MY8: rates, their defaults and the kinds of invoice', () => {
    expect(TAX_RATES.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(
      '13 13%, 9 9%, 6 6%, 3 3%, 1 1%, 0 免税',
    );
    expect(DEFAULT_TAX_RATES).toEqual({
      ...{ goods: 13, construction: 9, transport: 9, service: 6, simplified: 3, smallScale: 1, exempt: 0 },
    });
    expect(INVOICE_TYPES.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(
      '1 增值税专用发票, 2 增值税普通发票, 3 不开发票',
    );
  });

  test('MY9: an exempt line has no special invoice', () => {
    const refused = [1, 2, 3].flatMap((type) =>
      rates.filter((rate) => checkInvoiceType(type, rate)).map((rate) => [type, rate]),
    );
    expect(refused).toEqual([[1, 0]]);
    expect(checkInvoiceType(1, 0)).toEqual({ code: 'invoice-type', message: '免税时不能开具增值税专用发票' });
  });
});

describe('amounts in Chinese capitals', () => {
  test.each([
    [123450, '壹仟贰佰叁拾肆元伍角整'],
    [100000003, '壹佰万元零叁分'],
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [55, '伍角伍分'],
    [105, '壹元零伍分'],
    [150, '壹元伍角整'],
    [1000, '壹拾元整'],
    [100100, '壹仟零壹元整'],
    [1001000, '壹万零壹拾元整'],
    [10100000, '壹拾万壹仟元整'],
    [100100000, '壹佰万壹仟元整'],
    [10000000100, '壹亿零壹元整'],
    [10000100000, '壹亿零壹仟元整'],
    [1000010000000, '壹佰亿零壹拾万元整'],
    [9999999999999, '玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ])('MY10: %d fen is %s', (fen, capitals) => expect(capitalAmount(fen)).toBe(capitals));

  test('MY11: the capitals say the amount: read back they are the same fen', () => {
    const digit = (character: string) => '零壹贰叁肆伍陆柒捌玖'.indexOf(character);
    const places: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 };
    const groupValue = (text: string) =>
      [...text.matchAll(/([壹贰叁肆伍陆柒捌玖])([拾佰仟]?)/g)].reduce(
        (sum, [, figure = '', place = '']) => sum + digit(figure) * (places[place] ?? 1),
        0,
      );
    const readBack = (text: string) => {
      const [, yi = '', wan = '', yuan = '', rest = ''] = /^(?:(.*)亿)?(?:(.*)万)?(?:(.*)元)?(.*)$/.exec(text) ?? [];
      const [, jiao = ''] = /(.)角/.exec(rest) ?? [];
      const [, cent = ''] = /(.)分/.exec(rest) ?? [];
      const whole = groupValue(yi) * 100_000_000 + groupValue(wan) * 10_000 + groupValue(yuan);
      return whole * 100 + Math.max(0, digit(jiao || '零')) * 10 + digit(cent || '零');
    };
    const sparse = fc
      .array(fc.constantFrom('0', '0', '0', '7'), { minLength: 1, maxLength: 13 })
      .map((digits) => Number(digits.join('')));
    fc.assert(
      fc.property(fc.oneof(fenArbitrary, sparse), (fen) => {
        const text = capitalAmount(fen);
        expect(readBack(text)).toBe(fen);
        expect(text).not.toMatch(/零零|^零(?!元整$)|零整/);
        expect(text.endsWith('分') || text.endsWith('整')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ['1086.4', '1,086.4'],
  ['999', '999'],
  ['123456789.125', '123,456,789.125'],
])('a quantity of %s is shown as %s', (stored, shown) => {
  expect(formatQuantity(stored)).toBe(shown);
});
