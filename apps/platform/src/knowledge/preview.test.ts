import { expect, it } from 'vitest';
import { firstBlocks } from './preview.ts';

it.each([
  ['<p>一</p><p>二</p><p>三</p>', 2, '<p>一</p><p>二</p>'],
  [
    '<h2>一</h2><ul><li><p>二</p></li><li>三</li></ul><p>四</p>',
    2,
    '<h2>一</h2><ul><li><p>二</p></li><li>三</li></ul>',
  ],
  ['<table><tr><td><p>一</p></td></tr></table><p>二</p>', 1, '<table><tr><td><p>一</p></td></tr></table>'],
  ['<p>一</p>', 0, ''],
  ['<p>一</p>', 5, '<p>一</p>'],
  ['<div>一</div><div><p>二</p></div><div>三</div>', 1, '<div>一</div>'],
  ['<p>一</p>二<br><img src="x">三<p>四</p><p>五</p>', 2, '<p>一</p>二<br><img src="x">三'],
  // What is not marked up as blocks has none to give away.
  ['一<br>二<br>三', 1, ''],
  ['<p>一<p>二<p>三', 1, ''],
  ['<p>一</p>二<br>三', 2, '<p>一</p>'],
])('of %s the first %i', (html, count, first) => {
  expect(firstBlocks(html, count)).toBe(first);
});
