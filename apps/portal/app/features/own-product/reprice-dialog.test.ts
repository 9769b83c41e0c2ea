import { expect, it } from 'vitest';
import { readPercent } from './reprice-dialog.tsx';

it.each([
  ['5', 5],
  ['+5%', 5],
  ['-12.5', -12.5],
  ['－１２．５', -12.5],
  ['0', null],
  ['-50.01', null],
  ['100', 100],
  ['101', null],
  ['1.234', null],
  ['五', null],
  ['', null],
])('%s read as a percentage is %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
