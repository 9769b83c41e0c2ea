import { expect, test } from 'vitest';
import type { Evaluation } from './evaluation-calls.ts';
import { evaluationSections } from './evaluation-sections.tsx';

/** An evaluation by price that is done; what the sections do not ask for is left out. */
const DONE = {
  ...{ isScored: false, isComplete: true, isWithheld: false, waiting: 0, lines: [], committee: [] },
  ...{ allowedActions: ['evaluate'], candidates: [{ bidId: '1', rank: 1 }], ranked: [] },
} as unknown as Evaluation;

const summaryOf = (sheet: Evaluation) =>
  evaluationSections(sheet, null).find(({ key }) => key === 'summary')?.content as { readonly props: object };

test('who has declared a conflict is told why there are no scores and ranks', () => {
  expect(summaryOf(DONE).props).toEqual({ sheet: DONE });
  const kept = { ...DONE, allowedActions: [], isWithheld: true, candidates: [] };
  expect(summaryOf(kept).props).toEqual({ children: '您已声明存在利益冲突，评分与排名在公示中标候选人后可见' });
});
