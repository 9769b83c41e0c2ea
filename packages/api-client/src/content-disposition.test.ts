import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf } from './content-disposition.ts';

it.each([
  ['attachment; filename="a.txt"', 'a.txt'],
  ['attachment; filename=a.txt', 'a.txt'],
  ['attachment;filename="a \\"b\\".txt"', 'a "b".txt'],
  ["attachment; filename*=UTF-8''%E8%AF%A2%E4%BB%B7%E5%8D%95.xlsx", '询价单.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=utf-8\'zh-CN\'%E8%AF%A2.xlsx', '询.xlsx'],
  ['attachment; filename="%E8%AF%A2.xlsx"', '询.xlsx'],
  ['attachment; filename="100%.txt"', '100%.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.txt"', 'a.txt'],
  ['attachment', undefined],
  ['', undefined],
])('reads the file name of %s (AD2)', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

it('gives back any name that was written in UTF-8, and never a path (AD2)', () => {
  const encode = (name: string) =>
    encodeURIComponent(name).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const read = fileNameOf(`attachment; filename*=UTF-8''${encode(name)}`);
      expect(read).toBe(name.split(/[\\/]/).pop() || undefined);
    }),
  );
});
