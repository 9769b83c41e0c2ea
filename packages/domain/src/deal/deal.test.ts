import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEAL_STATUS, type DealFacts, dealMachine, dealRatingRecord } from '../deals.ts';

const FACTS: DealFacts = {
  ...{ isInTime: true, isVoidAsked: false, isVoidOffered: false, isRated: false, mayStillRate: true },
};
const permissionKeys = ['deal_view', 'deal_confirm', 'deal_finish', 'deal_void', 'deal_rate'];
const acts = (who: 'buyer' | 'supplier' | 'system', facts: Partial<DealFacts> = {}) =>
  Object.values(DEAL_STATUS).map((status) =>
    dealMachine.allowedActions(status, { is: [who], permissionKeys }, { ...FACTS, ...facts }).join(),
  );

test('DE1: a deal goes the ways of its table', () => {
  expect(acts('buyer')).toEqual(['', 'contract,finish,requestVoid', '', '', 'rate', '']);
  expect(acts('supplier')).toEqual(['confirm,refuse', 'contract,requestVoid', '', '', 'rate', '']);
  expect(acts('system')).toEqual(['expire', 'finish', '', '', '', '']);
});

test('DE2: time, the other side and what was done before decide too', () => {
  expect(acts('supplier', { isInTime: false })[0]).toBe('');
  expect(acts('buyer', { isVoidAsked: true })[1]).toBe('contract,finish');
  expect(acts('buyer', { isVoidOffered: true })[1]).toBe('contract,finish,confirmVoid');
  expect(acts('buyer', { isRated: true })[4]).toBe('');
  expect(acts('buyer', { mayStillRate: false })[4]).toBe('');
});

test('DE3: a rating has three scores from 1 to 5', () => {
  const rating = { quality: 5, delivery: 1, service: 3 };
  expect(v.parse(dealRatingRecord, rating)).toEqual({ ...rating, text: '' });
  expect(v.safeParse(dealRatingRecord, { ...rating, quality: 6 }).issues?.[0].message).toBe('质量须为1到5之间的整数');
});
