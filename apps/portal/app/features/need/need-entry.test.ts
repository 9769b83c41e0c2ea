import type { NeedSummary } from '@jianzhu/domain';
import { expect, it } from 'vitest';
import { budgetText, deadlineText, needEntry } from './need-entry.ts';

it.each([
  [8_000_000, 12_000_000, '8万-12万元'],
  [null, null, '面议'],
  [850_000, null, '8,500元以上'],
  [null, 12_500_000, '12.5万元以内'],
  [8_000_000, 8_000_000, '8万元'],
])('says the budget from %s to %s fen', (budgetMin, budgetMax, text) => {
  expect(budgetText({ budgetMin, budgetMax })).toBe(text);
});

it.each([
  [1, '2026-12-20', '12-20截止，剩余27天'],
  [1, '2026-11-23', '11-23截止，今天最后一天'],
  [1, '2026-11-22', '11-22截止'],
  [2, '2026-12-20', '12-20截止'],
])('of status %i says how long it takes offers', (status, deadline, text) => {
  expect(deadlineText({ status, deadline }, '2026-11-23')).toBe(text);
});

it('leads to its page', () => {
  const need = { id: '7', title: '管综深化', demand: '工程咨询', regionName: '松原市', status: 2, replyCount: 0 };
  const entry = needEntry(
    { ...need, budgetMin: null, budgetMax: null, deadline: '2026-12-20' } as NeedSummary,
    '2026-11-23',
  ); // what an entry is made of
  expect(entry).toMatchObject({
    href: '/default/comprehensives-ervices/case-list-need?id=7',
    offers: '暂无方案',
    state: { text: '已对接', tone: 'success' },
  });
});
