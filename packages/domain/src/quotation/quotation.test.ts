import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TAX_RATES } from '../money/tax-rate.ts';
import {
  type AskedInquiry,
  type ComparedQuotation,
  checkQuotation,
  checkSecondPrices,
  compareQuotations,
  isEquivalent,
  QUOTATION_STATUS,
  type QuotationFields,
  quotationMachine,
  quotationRecord,
  reductionPercent,
  supplierLook,
  totalParts,
  totalsOfQuotation,
} from '../quotations.ts';
import { allocate, quotationTotals } from './totals.ts';

const rates = TAX_RATES.map(({ value }) => value);

describe('totals', () => {
  test('QT1: an amount is spread to the fen in proportion, the rest by the largest remainder', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(1, [1, 3])).toEqual([0, 1]);
    expect(allocate(5, [0, 0])).toEqual([0, 0]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 999_999_999_999 }), { minLength: 1, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const amount = Math.floor(whole * share);
          const shares = allocate(amount, weights);
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
          expect(shares.every((one, index) => one >= 0 && one <= (weights[index] ?? 0) + 1)).toBe(true);
        },
      ),
    );
  });

  test('QT2: the total is goods, freight less discount; tax is that of the goods after it, freight stands apart', () => {
    const priced = [{ unitPrice: 412_345, quantity: '12.345', taxRate: 13 as const }];
    expect(quotationTotals(priced, { freightAmount: 10_900, freightTaxRate: 9, discountAmount: 399 })).toMatchObject({
      goodsAmount: 5_090_399,
      netAmount: 4_504_425,
      taxAmount: 585_575,
      freight: { amount: 10_900, net: 10_000, tax: 900 },
      totalAmount: 5_100_900,
      lines: [{ amount: 5_090_399, net: 4_504_778, tax: 585_621 }],
    });
  });

  test('QT2: parts add up to the total, whatever the lines', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => String(thousandths / 1000)),
      taxRate: fc.constantFrom(...rates),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat(100), (priced, percent) => {
        const plain = quotationTotals(priced, { freightAmount: 0, freightTaxRate: 9, discountAmount: 0 });
        if ('code' in plain) throw new Error(plain.message);
        const discountAmount = Math.floor((plain.goodsAmount * percent) / 100);
        const totals = quotationTotals(priced, { freightAmount: 777, freightTaxRate: 9, discountAmount });
        if ('code' in totals) throw new Error(totals.message);
        expect(totals.netAmount + totals.taxAmount).toBe(totals.goodsAmount - discountAmount);
        expect(totals.totalAmount).toBe(totals.netAmount + totals.taxAmount + 777);
        const { amount: freightAmount, tax: freightTax } = totals.freight;
        const whole = totalParts({ ...totals, freightAmount, freightTax });
        expect(whole.net + whole.tax).toBe(totals.totalAmount);
        expect(whole.net - totals.netAmount).toBe(totals.freight.net);
      }),
    );
  });

  test('QT3: a line or a total above its limit is named', () => {
    const huge = { unitPrice: 99_999_999_999, quantity: '11', taxRate: 13 as const };
    const none = { freightAmount: 0, freightTaxRate: 9 as const, discountAmount: 0 };
    expect(quotationTotals([huge], none)).toMatchObject({ message: '单行金额超出上限' });
    const large = { ...huge, quantity: '10' };
    expect(quotationTotals(Array(11).fill(large), none)).toMatchObject({ message: '总金额超出上限' });
    const freight = { ...none, freightAmount: 9_999_999_999_999 };
    expect(quotationTotals([large], freight)).toMatchObject({ message: '总金额超出上限' });
  });
});

const inquiry: AskedInquiry = {
  quoteDeadline: '2026-12-01 10:00:00',
  ...{ wholeOrder: false, invoiceType: 1, asksFreight: false, expectTaxRates: [] },
  lines: [
    { lineId: '1', quantity: '10', brand: '', acceptEquivalent: true },
    { lineId: '2', quantity: '5.5', brand: '砚北、衡砺', acceptEquivalent: false },
  ],
};
const line = { quoted: 1, unitPrice: 100, taxRate: 13, moq: '', brand: '' };
const quotation = (changes: object = {}, lines: readonly object[] = [{}, { brand: '衡砺' }]): QuotationFields =>
  v.parse(quotationRecord, {
    ...{ validUntil: '2026-12-08', deliveryDays: 3, paymentTermAccept: 1, invoiceType: 1 },
    ...{ contactName: '陈钢', contactPhone: '13800000011', ...changes },
    lines: lines.map((one, index) => ({ ...line, inquiryLineId: String(index + 1), ...one })),
  });
const messages = (changes?: object, lines?: readonly object[], asked: object = {}) =>
  checkQuotation(quotation(changes, lines), { ...inquiry, ...asked }).map(({ message }) => message);

describe('a quotation that is submitted', () => {
  test('QT4: is valid from 7 to 365 days after the deadline', () => {
    expect(messages()).toEqual([]);
    expect(messages({ validUntil: '2026-12-07' })).toEqual(['报价有效期不能少于报价截止后7天']);
    expect(messages({ validUntil: '2027-12-01' })).toEqual([]);
    expect(messages({ validUntil: '2027-12-02' })).toEqual(['报价有效期不能超过报价截止后365天']);
  });

  test('QT5: answers what the head of the inquiry asks', () => {
    expect(messages({ paymentTermAccept: 0 })).toEqual(['请输入可接受的付款方式']);
    expect(messages({ invoiceType: 2 })).toEqual(['发票类型与采购要求不一致']);
    expect(messages({}, undefined, { asksFreight: true })).toEqual(['请输入运费合计']);
    expect(messages({ freightAmount: 0 }, undefined, { asksFreight: true })).toEqual([]);
    expect(messages({ discountAmount: 1550 })).toEqual(['优惠金额不能大于货款合计']);
    expect(messages({ discountAmount: 1549 })).toEqual([]);
  });

  test('QT6: quotes something, and everything where the sheet goes to one', () => {
    expect(messages({}, [{ quoted: 0 }, { quoted: 0 }])).toEqual(['请至少填写一项报价']);
    expect(messages({}, [{}, { quoted: 0 }])).toEqual([]);
    expect(messages({}, [{}], { wholeOrder: true })).toEqual(['整单询价须对全部清单报价，第2行未报价']);
    expect(messages({}, [{}, { quoted: 0 }], { wholeOrder: true })).toEqual(['整单询价须对全部清单报价，第2行未报价']);
  });

  test('QT7: each line that is quoted has price, rate and brand as asked', () => {
    expect(messages({}, [{ unitPrice: null }])).toEqual(['第1行：请输入正确的单价，最多保留两位小数']);
    expect(messages({}, [{ taxRate: null }])).toEqual(['第1行：税率不在采购方可接受范围内']);
    expect(messages({}, [{}], { expectTaxRates: [3] })).toEqual(['第1行：税率不在采购方可接受范围内']);
    expect(messages({}, [{ taxRate: 0 }])).toEqual(['第1行：免税时不能开具增值税专用发票']);
    expect(messages({}, [{}, {}])).toEqual(['第2行：请输入报价品牌']);
    expect(messages({}, [{}, { brand: '松屿' }])).toEqual(['第2行：该材料不接受同等品牌']);
    expect(messages({}, [{ moq: '10' }])).toEqual([]);
    expect(messages({}, [{ moq: '10.001' }])).toEqual(['第1行：起订量不能大于采购数量']);
    expect(checkQuotation(quotation({}, [{ moq: '11' }]), inquiry)[0]).toMatchObject({ field: 'moq', row: 1 });
    expect([isEquivalent('', '甲'), isEquivalent('甲、乙', '乙'), isEquivalent('甲', '乙')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('QT8: lines that are not quoted cost nothing', () => {
    const totals = totalsOfQuotation(quotation({ freightAmount: 900 }, [{}, { quoted: 0 }]), inquiry);
    expect(totals).toMatchObject({ goodsAmount: 1000, totalAmount: 1000 });
  });

  test('QT9: a second price is asked for each line, and is no higher than the first', () => {
    const asked = [
      { lineId: '1', row: 1, firstUnitPrice: 100 },
      { lineId: '2', row: 4, firstUnitPrice: 200 },
    ];
    const check = (prices: Record<string, number>) =>
      checkSecondPrices(
        Object.entries(prices).map(([inquiryLineId, secondUnitPrice]) => ({ inquiryLineId, secondUnitPrice })),
        asked,
      ).map(({ message }) => message);
    expect(check({ 1: 100, 2: 199 })).toEqual([]);
    expect(check({ 1: 100, 2: 201 })).toEqual(['第4行：二次报价不得高于首轮报价']);
    expect(check({ 1: 100 })).toEqual(['第4行：请输入二次单价']);
    expect([reductionPercent(1000, 965), reductionPercent(100, 100)]).toEqual([3.5, 0]);
  });
});

const quoted = (quotationId: string, prices: Record<string, number>, changes: Partial<ComparedQuotation> = {}) => ({
  ...{ quotationId, freightAmount: 0, freightTaxRate: 9 as const, discountAmount: 0, deliveryDays: 5 },
  submitTime: `2026-11-2${quotationId} 10:00:00`,
  prices: new Map(Object.entries(prices).map(([id, unitPrice]) => [id, { unitPrice, taxRate: 13 as const }])),
  ...changes,
});
const lines = [
  { lineId: 'a', quantity: '10' },
  { lineId: 'b', quantity: '1' },
];

describe('comparison', () => {
  test('QC1: the lowest of a line are marked together; a lone price, and equal ones, have no highest', () => {
    const { cells } = compareQuotations(
      lines,
      [quoted('1', { a: 100, b: 50 }), quoted('2', { a: 100 }), quoted('3', { a: 130 })],
      'net',
    );
    expect(cells.map(({ lineId, isLowest, isHighest }) => [lineId, isLowest, isHighest])).toEqual([
      ['a', true, false],
      ['a', true, false],
      ['a', false, true],
      ['b', true, false],
    ]);
    const equal = compareQuotations(lines, [quoted('1', { a: 7 }), quoted('2', { a: 7 })], 'net').cells;
    expect(equal.some(({ isHighest }) => isHighest)).toBe(false);
  });

  test('QC2: prices are compared without tax, or with it when asked', () => {
    const both = [
      quoted('1', { a: 113 }),
      quoted('2', {}, { prices: new Map([['a', { unitPrice: 104, taxRate: 3 as const }]]) }),
    ];
    const lowest = (mode: 'net' | 'gross') =>
      compareQuotations(lines, both, mode).cells.find(({ isLowest }) => isLowest)?.quotationId;
    expect([lowest('net'), lowest('gross')]).toEqual(['1', '2']);
    expect(compareQuotations(lines, [quoted('1', { a: 412_345 })], 'net').cells[0]?.netUnitPrice).toBe('3649.0708');
  });

  test('QC3: the whole lowest is among those who quote everything; ties go to speed, then to who was first', () => {
    const whole = (...all: ComparedQuotation[]) => compareQuotations(lines, all, 'net').strategies.wholeLowest;
    expect(whole(quoted('1', { a: 100, b: 100 }), quoted('2', { a: 1 }))).toBe('1');
    expect(whole(quoted('1', { a: 100, b: 1 }), quoted('2', { a: 100, b: 1 }, { deliveryDays: 4 }))).toBe('2');
    expect(whole(quoted('2', { a: 100, b: 1 }), quoted('1', { a: 100, b: 1 }))).toBe('1');
    expect(whole(quoted('2', { a: 100 }))).toBeNull();
  });

  test('QC4: the lowest of a line goes, among equals, to the lower total, the shorter delivery, the earlier submission', () => {
    const per = (...all: ComparedQuotation[]) => compareQuotations(lines, all, 'net').strategies.perLineLowest;
    expect(per(quoted('1', { a: 100, b: 60 }), quoted('2', { a: 100, b: 50 }))).toEqual([
      { lineId: 'a', quotationId: '2' },
      { lineId: 'b', quotationId: '2' },
    ]);
    expect(per(quoted('1', { a: 9 }), quoted('2', { a: 9 }, { deliveryDays: 1 }))).toEqual([
      { lineId: 'a', quotationId: '2' },
    ]);
  });

  test('QC5: landed cost has the share of freight and discount; the fastest is who delivers first', () => {
    const dear = quoted('1', { a: 100, b: 100 }, { freightAmount: 10_900, deliveryDays: 2 });
    const { strategies, suppliers, cells } = compareQuotations(lines, [dear, quoted('2', { a: 110, b: 110 })], 'net');
    expect(strategies.perLineLowest[0]?.quotationId).toBe('1');
    expect(strategies.perLineLanded.map(({ quotationId }) => quotationId)).toEqual(['2', '2']);
    expect(strategies.fastest).toBe('1');
    expect(suppliers.map(({ rankTotal, freightTax }) => [rankTotal, freightTax])).toEqual([
      [2, 900],
      [1, 0],
    ]);
    const landed = cells.filter(({ quotationId }) => quotationId === '1').reduce((sum, cell) => sum + cell.landed, 0);
    expect(landed).toBe((suppliers[0]?.netAmount ?? 0) + 10_000);
  });

  test('whoever has refused its deal is marked nowhere, and nothing is chosen for it', () => {
    const refused = quoted('1', { a: 100, b: 50 }, { deliveryDays: 1, hasRefused: true });
    const others = [quoted('2', { a: 110, b: 60 }), quoted('3', { a: 120 })];
    const { cells, strategies } = compareQuotations(lines, [refused, ...others], 'net');
    expect(cells.filter(({ isLowest }) => isLowest).map(({ quotationId }) => quotationId)).toEqual(['2', '2']);
    expect(cells.filter(({ isHighest }) => isHighest).map(({ quotationId }) => quotationId)).toEqual(['3']);
    const all = ['a', 'b'].map((lineId) => ({ lineId, quotationId: '2' }));
    expect(strategies).toEqual({ wholeLowest: '2', perLineLowest: all, perLineLanded: all, fastest: '2' });
    expect(compareQuotations(lines, [refused], 'net').strategies).toEqual({
      ...{ wholeLowest: null, perLineLowest: [], perLineLanded: [], fastest: null },
    });
  });

  test('QC6: of three prices or more, one that is over 30 % from the middle is marked', () => {
    const outliers = (...prices: number[]) =>
      compareQuotations(
        lines,
        prices.map((a, index) => quoted(String(index), { a })),
        'net',
      ).cells.map(({ isOutlier }) => isOutlier);
    expect(outliers(100, 130, 69)).toEqual([false, false, true]);
    expect(outliers(100, 131, 100)).toEqual([false, true, false]);
    expect(outliers(100, 900)).toEqual([false, false]);
  });
});

test('QS1: a quotation goes the ways of its table', () => {
  const all = { isInTime: true, isInSecondTime: true, isOwnInquiry: false, isBlacklisted: false, mayAnswer: true };
  const supplier = {
    is: ['supplier'],
    permissionKeys: ['quotation_submit', 'quotation_withdraw', 'quotation_second'],
  } as const;
  const system = { is: ['system'], permissionKeys: [] } as const;
  const acts = Object.values(QUOTATION_STATUS).map((status) => [
    quotationMachine.allowedActions(status, supplier, { ...all, revision: 1 }),
    quotationMachine.allowedActions(status, system, { ...all, revision: 1 }),
  ]);
  const award = ['win', 'winPart'];
  expect(acts).toEqual([
    [['submit'], ['expire']],
    [
      ['submit', 'withdraw'],
      [...award, 'lose', 'expire'],
    ],
    [['submit'], []],
    [['submitSecond'], ['keepFirst', 'expire']],
    [['submitSecond'], [...award, 'lose', 'expire']],
    [[], [...award, 'forfeit']],
    [[], [...award, 'forfeit']],
    [[], award],
    [[], []],
  ]);
  const refused = (facts: object) => {
    const result = quotationMachine.transition(1, 'submit', supplier, { ...all, revision: 1, ...facts });
    return result.ok ? null : [result.refusal.code, result.refusal.message];
  };
  expect(refused({ isOwnInquiry: true, isInTime: false })).toEqual([422, '不能对本企业发布的信息进行报价']);
  expect(refused({ isInTime: false })).toEqual([410, '已超过截止时间，无法操作']);
  expect(refused({ isBlacklisted: true })).toEqual([422, '贵单位暂不能参与该采购方的询价']);
  expect(refused({ mayAnswer: false })).toEqual([422, '该询价仅限受邀供应商报价']);
  expect([refused({ revision: 19 }), refused({ revision: 20 })]).toEqual([null, [422, '修改次数已达上限']]);
});

test('an inquiry says to a supplier what its own answer was, and else how far it is', () => {
  const none = { quotationStatus: null, inviteStatus: null };
  const said = [
    none,
    { ...none, inviteStatus: 2 },
    { ...none, inviteStatus: 3 },
    { quotationStatus: 0, inviteStatus: 3 },
  ];
  const { draft, submitted, withdrawn, lost } = QUOTATION_STATUS;
  const words = [
    ...said,
    ...[draft, submitted, withdrawn, lost].map((quotationStatus) => ({ ...none, quotationStatus })),
  ];
  const labels = (status: number) => words.map((standing) => supplierLook(status, standing).label);
  expect(labels(1)).toEqual(['待报价', '待报价', '已谢绝', '已谢绝', '待报价', '已报价', '已撤回', '未中标']);
  expect(labels(3)).toEqual(['等待结果', '等待结果', '已谢绝', '已谢绝', '等待结果', '已报价', '已撤回', '未中标']);
});
