import { expect, test } from 'vitest';
import { withDrawnNumber } from './record-numbers.ts';

const NOW = Date.parse('2026-11-21T09:00:00+08:00');

test('a drawn number is one of the day, and another one where it is taken', async () => {
  const drawn: string[] = [];
  const kept = await withDrawnNumber('bid', NOW, async (code) => {
    drawn.push(code);
    return drawn.length > 3 ? code : undefined;
  });
  expect(drawn).toHaveLength(4);
  expect(drawn.every((code) => /^TB20261121\d{5}$/.test(code))).toBe(true);
  expect(kept).toBe(drawn[3]);
});

test('a day whose numbers are taken has longer ones', async () => {
  const kept = await withDrawnNumber('bid', NOW, async (code) =>
    code.length > 'TB2026112199999'.length ? code : undefined,
  );
  expect(kept).toMatch(/^TB20261121\d{6}$/);
});
