import { expect, test } from 'vitest';
import { isStepAlone, isTabAlone } from './tab-alone.ts';

const at = (search: string, path = '/user/invite-tenders/subPage/public') =>
  new URL(`https://portal.test${path}${search}`);

test.each([
  ['?id=7&mode=view', '?id=7&mode=view&tab=lines', true],
  ['?id=7&tab=lines', '?tab=thread&id=7', true],
  ['?id=7&tab=lines', '?id=7&tab=lines', false],
  ['?id=7', '?id=8&tab=lines', false],
])('from %s to %s is another tab alone: %s', (from, to, isAlone) => {
  expect(isTabAlone({ currentUrl: at(from), nextUrl: at(to) })).toBe(isAlone);
});

test('another step is no other tab', () => {
  const to = { currentUrl: at('?step=1'), nextUrl: at('?step=2') };
  expect([isStepAlone(to), isTabAlone(to)]).toEqual([true, false]);
});

test('another page is more than another tab', () => {
  expect(isTabAlone({ currentUrl: at('?id=7'), nextUrl: at('?id=7&tab=lines', '/user/my-bid/bid') })).toBe(false);
});
