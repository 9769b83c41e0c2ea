import { describe, expect, it } from 'vitest';
import { matchingData } from './matching.ts';

const row = {
  id: '1',
  tab: 'material',
  side: 'require' as const,
  categoryCode: '01',
  categoryName: '钢材',
  title: '螺纹钢',
  specification: 'Φ16',
  companyName: '甲公司',
  regionName: '长春 净月',
  quantity: '9600',
  unit: 'm³',
  amount: null,
  deadline: '2026-11-26 17:00:00',
  status: 2,
  statusLabel: '即将截止',
  createTime: '2026-11-20 08:00:00',
  url: '/user/my-quotation',
};
const price = {
  name: '螺纹钢',
  unit: '元/吨',
  price: 342_000,
  change: 2_000,
  trend: [340_000, 342_000],
  regionName: '长春',
  period: '11月第3周',
};
const counters = {
  demandTotal: 0,
  dealTotal: 0,
  companyTotal: 4812,
  dealAmount: 0,
  inquiryToday: 312,
  dealThisMonth: 1846,
  lawPackageTotal: 0,
  lawyerTotal: 0,
  lawLessonTotal: 0,
  updateTime: '',
};
const answers = { demands: [row], offers: [], counters, prices: [price] };

describe('the supply-demand section', () => {
  it('shows quantity, deadline and a word for the status (R-HOME-001)', () => {
    expect(matchingData(answers).rows.demand[0]).toMatchObject({
      href: '/user/my-quotation?id=1',
      amountText: '9,600 m³',
      timeText: '11-26 17:00',
      dateTime: '2026-11-26T17:00:00+08:00',
      status: { label: '即将截止', tone: 'warning' },
    });
  });

  it('shows the price of an offer, or that it is to be agreed', () => {
    const offer = { ...row, side: 'supply' as const, deadline: '', unit: '吨' };
    const { supply } = matchingData({ ...answers, offers: [{ ...offer, amount: 341_050 }, offer] }).rows;
    expect(supply.map(({ amountText }) => amountText)).toEqual(['3,410.5元/吨', '面议']);
  });

  it.each([
    [2_000, '涨20', 'up'],
    [-650, '跌6.5', 'down'],
    [0, '持平', 'flat'],
    [null, '持平', 'flat'],
  ])('says a change of %s fen in a word: %s', (change, changeText, direction) => {
    expect(matchingData({ ...answers, prices: [{ ...price, change }] }).prices?.items[0]).toMatchObject({
      changeText,
      direction,
    });
  });

  it('offers each category once and no board without prices', () => {
    const data = matchingData({ ...answers, demands: [row, row, { ...row, categoryName: '' }], prices: [] });
    expect(data.categories).toEqual([{ key: '钢材', label: '钢材' }]);
    expect(data).not.toHaveProperty('prices');
    const many = Array.from({ length: 9 }, (_, turn) => ({ ...row, categoryName: `第${turn}类` }));
    expect(matchingData({ ...answers, demands: many }).categories).toHaveLength(7);
  });
});
