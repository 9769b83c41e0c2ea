import { describe, expect, test } from 'vitest';
import { isWrong, keptDraft, ownTotal, placeOf } from './score-draft.ts';

const evalItems = [
  { name: '技术', kind: 1, maxScore: 60 },
  { name: '报价', kind: 3, maxScore: 40 },
];
const bid = (bidId: string, totalPrice: number) => ({
  ...{ bidId, totalPrice, version: 1, status: 4, allowedActions: [], businessName: bidId },
  ...{ periodDays: 1, submitTime: '', rejectReason: '', hasRefused: false },
});

describe('the own score sheet', () => {
  test('adds up what is given and what the price is worth, and counts what is missing', () => {
    const draft = keptDraft({ ownMarks: [{ bidId: 'a', itemIndex: 0, score: '55.5' }] });
    expect(ownTotal({ evalItems }, bid('a', 200), draft, 100)).toEqual({ points: 5550 + 2000, missing: 0 });
    expect(ownTotal({ evalItems }, bid('b', 100), draft, 100)).toEqual({ points: 4000, missing: 1 });
  });

  test('a score out of its range is wrong and counts as missing; an empty one is not wrong', () => {
    const [item = { name: '', kind: 1, maxScore: 0 }] = evalItems;
    expect(['60.1', '-1', 'x'].every((text) => isWrong(text, item))).toBe(true);
    expect(['', ' ', '60', '0.1'].some((text) => isWrong(text, item))).toBe(false);
    const draft = new Map([[placeOf('a', 0), '60.1']]);
    expect(ownTotal({ evalItems }, bid('a', 100), draft, 100)).toEqual({ points: 4000, missing: 1 });
  });
});
