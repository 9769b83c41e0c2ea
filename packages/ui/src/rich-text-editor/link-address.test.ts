import { expect, test } from 'vitest';
import { readLinkAddress } from './link-address.ts';

test.each([
  ['https://www.example.cn/a?b=1#c', 'https://www.example.cn/a?b=1#c'],
  ['  www.example.cn ', 'https://www.example.cn/'],
  ['//www.example.cn/a', 'https://www.example.cn/a'],
  ['HTTPS://WWW.EXAMPLE.CN', 'https://www.example.cn/'],
  ['http://www.example.cn', null],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:secret@www.example.cn', null],
  ['招标', null],
  ['https://', null],
  ['', null],
])('%s is read as %s', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});
