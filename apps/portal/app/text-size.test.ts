import { expect, test } from 'vitest';
import { textSizeCookieLines } from './text-size.ts';

const shared = { domain: 'example.com', secure: true };

test('the choice of large text is kept for every site of the domain (6.9)', () => {
  expect(textSizeCookieLines(true, shared)).toEqual([
    'Text-Size=large; Path=/; Max-Age=604800; SameSite=Lax; Domain=example.com; Secure',
  ]);
  expect(textSizeCookieLines(true, { secure: false })).toEqual([
    'Text-Size=large; Path=/; Max-Age=604800; SameSite=Lax',
  ]);
});

test('it is forgotten with the domain and without (6.9)', () => {
  expect(textSizeCookieLines(false, shared)).toEqual([
    'Text-Size=; Path=/; Max-Age=0; SameSite=Lax; Domain=example.com; Secure',
    'Text-Size=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});
