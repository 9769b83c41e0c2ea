import { expect, it } from 'vitest';
import { outcomeToast } from './outcome-toast.ts';

const done = (count: number) => `${count}条已删除`;
const failed = (...reasons: readonly string[]) => reasons.map((msg, index) => ({ id: String(index), msg }));

it.each([
  [['1', '2', '3'], [], { tone: 'success', text: '3条已删除' }],
  [['1', '2', '3'], ['已被修改'], { tone: 'warning', text: '3条已删除，1条失败：已被修改' }],
  [['1'], ['已被修改', '不存在', '已被修改'], { tone: 'warning', text: '1条已删除，3条失败：已被修改；不存在' }],
  [[], ['不存在', '不存在'], { tone: 'error', text: '2条失败：不存在' }],
  [[], ['不存在'], { tone: 'error', text: '不存在' }],
])('of several records %j were done and %j not', (ids, reasons, toast) => {
  expect(outcomeToast(done, { done: ids, failed: failed(...reasons) })).toEqual(toast);
});
