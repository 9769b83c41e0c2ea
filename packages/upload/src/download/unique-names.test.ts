import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueNames } from './unique-names.ts';

test('names that are taken get a number before the extension (UD4)', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (1).pdf', 'README', 'README', '.env', '.env', 'a.tar.gz'])).toEqual(
    ['a.pdf', 'A (1).pdf', 'a (2).pdf', 'a (1) (1).pdf', 'README', 'README (1)', '.env', '.env (1)', 'a.tar.gz'],
  );
});

test('no name leaves its folder (UD4)', () => {
  expect(uniqueNames(['../../etc/passwd', 'C:\\x.exe', '..', '', '\u0000'])).toEqual([
    '.._.._etc_passwd',
    'C__x.exe',
    '_',
    '_ (1)',
    '_ (2)',
  ]);
});

test('names are unique whatever was asked for, and those that were stay (UD4)', () => {
  const names = fc.array(fc.constantFrom('a.pdf', 'A.pdf', 'a (1).pdf', 'a (2).pdf', 'b', 'b (1)', '.x'));
  fc.assert(
    fc.property(names, (asked) => {
      const unique = uniqueNames(asked);
      expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(asked.length);
      if (new Set(asked.map((name) => name.toLowerCase())).size === asked.length) expect(unique).toEqual(asked);
    }),
  );
});
