import { AWARD_STATUS, INQUIRY_STATUS, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { expect, it } from 'vitest';
import { startChoices } from './award-choices.ts';
import type { Comparison } from './second-round.tsx';

const line = (lineId: string, lineStatus: number, wonBy: string | null) => ({ lineId, lineStatus, wonBy });
const compared = (status: number, lines: readonly object[], award: object | null = null) =>
  // What is looked at of a comparison.
  ({ inquiry: { status, award }, lines }) as unknown as Comparison;

it.each([INQUIRY_STATUS.quoting, INQUIRY_STATUS.awarding, INQUIRY_STATUS.secondRound])(
  'nothing is decided of lines that are open (status %i)',
  (status) => {
    expect([...startChoices(compared(status, [line('1', LINE_STATUS.open, null)]))]).toEqual([]);
  },
);

it('after a refusal the lines of the others stay decided', () => {
  const lines = [
    line('1', LINE_STATUS.awarded, 'a'),
    line('2', LINE_STATUS.open, null),
    line('3', LINE_STATUS.dropped, null),
  ];
  expect([...startChoices(compared(INQUIRY_STATUS.awarding, lines))]).toEqual([
    ['1', 'a'],
    ['3', null],
  ]);
});

it('an award that waits is what was decided', () => {
  const held = { status: AWARD_STATUS.held, awards: [{ lineId: '1', quotationId: 'b' }] };
  expect([...startChoices(compared(INQUIRY_STATUS.awarding, [line('1', LINE_STATUS.open, null)], held))]).toEqual([
    ['1', 'b'],
  ]);
});
