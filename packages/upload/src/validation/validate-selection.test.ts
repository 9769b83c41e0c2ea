import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UPLOAD_VARIANTS } from './upload-rules.ts';
import { validateSelection } from './validate-selection.ts';

const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, size: 1 }));
const taken = (verdict: ReturnType<typeof validateSelection>) =>
  verdict.files.filter(({ rejection }) => rejection === null).map(({ file }) => file.name);

describe('count', () => {
  test.each([
    ['default', 500],
    ['fileLimit', 99],
    ['single', 1],
  ] as const)('the variant %s takes %i files (UV8)', (variant, limit) => {
    const rules = UPLOAD_VARIANTS[variant];
    expect(validateSelection(files(limit), 0, rules).rejections).toEqual([]);
    const { rejections, ...over } = validateSelection(files(limit + 2), 0, rules);
    expect(taken({ ...over, rejections })).toHaveLength(limit);
    expect(rejections).toEqual([{ rule: 'tooMany', file: `${limit}.pdf`, limit, message: `最多上传${limit}个文件` }]);
  });

  test('files in the list count (UV8)', () => {
    const rules = { ...UPLOAD_VARIANTS.default, maxCount: 2 };
    expect(taken(validateSelection(files(2), 1, rules))).toEqual(['0.pdf']);
    expect(taken(validateSelection(files(2), 0, rules))).toEqual(['0.pdf', '1.pdf']);
    expect(taken(validateSelection(files(2), 3, rules))).toEqual([]);
  });

  test('only files that passed the other rules count (UV7)', () => {
    const chosen = [{ name: 'a.exe', size: 1 }, ...files(2), { name: 'b.pdf', size: 0 }, { name: 'c.pdf', size: 1 }];
    const verdict = validateSelection(chosen, 0, { ...UPLOAD_VARIANTS.default, maxCount: 2 });
    expect(taken(verdict)).toEqual(['0.pdf', '1.pdf']);
    expect(verdict.rejections.map(({ rule }) => rule)).toEqual(['extension', 'empty', 'tooMany']);
  });
});

test('what is taken is the first that fit, in order, and never more than the limit (UV8)', () => {
  const chosen = fc.array(
    fc.record({ name: fc.constantFrom('a.pdf', 'b.exe', 'README'), size: fc.constantFrom(0, 1, 99, 2 ** 33) }),
  );
  fc.assert(
    fc.property(chosen, fc.nat(5), fc.nat(5), (selection, listed, maxCount) => {
      const rules = { ...UPLOAD_VARIANTS.default, maxCount };
      const verdict = validateSelection(selection, listed, rules, { unit: 1024 });
      const valid = selection.filter(({ name, size }) => name === 'a.pdf' && size > 0 && size < 2 ** 33);
      const accepted = verdict.files.filter(({ rejection }) => rejection === null).map(({ file }) => file);
      expect(accepted).toEqual(valid.slice(0, Math.max(0, maxCount - listed)));
      expect(verdict.files.map(({ file }) => file)).toEqual(selection);
      const many = verdict.rejections.filter(({ rule }) => rule === 'tooMany');
      expect(many).toHaveLength(accepted.length < valid.length ? 1 : 0);
    }),
  );
});
