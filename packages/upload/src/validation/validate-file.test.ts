import { describe, expect, test } from 'vitest';
import { megabytes } from './size-unit.ts';
import { DEFAULT_ACCEPT, UPLOAD_VARIANTS } from './upload-rules.ts';
import { validateFile } from './validate-file.ts';

const uncapped = { ...UPLOAD_VARIANTS.default, capMB: null };
const message = (name: string, size: number, rules: typeof uncapped = uncapped, unit: 1000 | 1024 = 1024) =>
  validateFile({ name, size }, rules, { unit })?.message ?? null;

describe('extensions', () => {
  test('the default list is the specification’s, to the letter (UV2)', () => {
    expect(DEFAULT_ACCEPT.join(', ')).toBe(
      'doc, docx, pdf, xls, xlsx, ppt, pptx, txt, jpg, jpeg, png, tif, swf, mpb, zip, rar, 7z, apz, flv, rmvb, mp4, mvb, wma, mp3',
    );
  });

  test.each(DEFAULT_ACCEPT)('%s is accepted (UV2)', (extension) => {
    expect(message(`a.${extension}`, 1)).toBeNull();
  });

  test.each(['gif', 'bmp', 'svg', 'html', 'mpg', 'mov', 'exe', 'docm', 'pd'])('%s is refused (UV2)', (extension) => {
    expect(message(`a.${extension}`, 1)).toBe(`a.${extension} 文件不符合上传条件`);
  });

  test.each(['A.PDF', 'a.tar.7z', 'b.exe.pdf', '.a.pdf'])('%s is judged by its last dot, in any case (UV3)', (name) => {
    expect(message(name, 1)).toBeNull();
  });

  test.each(['a.pdf.exe', 'README', 'pdf', '.pdf', 'a.', 'a.pdf '])('"%s" is refused (UV3)', (name) => {
    expect(message(name, 1)).toBe(`${name} 文件不符合上传条件`);
  });

  test('a list of its own replaces the default one (UV4)', () => {
    const rules = { ...uncapped, accept: ['PNG'] };
    expect(message('a.png', 1, rules)).toBeNull();
    expect(message('a.pdf', 1, rules)).toBe('a.pdf 文件不符合上传条件');
  });
});

describe('sizes', () => {
  test('nothing at all is too small, one byte is enough (UV5)', () => {
    expect(message('a.pdf', 0)).toBe('文件过小，请检查后重新上传');
    expect(message('a.pdf', 1)).toBeNull();
  });

  test.each([1000, 1024] as const)('4 GB is refused, a byte less is not; unit %i (UV5)', (unit) => {
    expect(message('a.zip', 4 * unit ** 3, uncapped, unit)).toBe('文件过大，请上传4G以下文件');
    expect(message('a.zip', 4 * unit ** 3 - 1, uncapped, unit)).toBeNull();
  });

  test.each([
    ['default', 10],
    ['oneMegabyte', 1],
    ['fiveHundredMegabytes', 500],
    ['single', 10],
    ['fileLimit', 10],
  ] as const)('the variant %s refuses from %i MB upward, in both units (UV6)', (variant, cap) => {
    for (const unit of [1000, 1024] as const) {
      const rules = UPLOAD_VARIANTS[variant];
      const size = megabytes(cap, unit);
      expect(validateFile({ name: 'a.pdf', size }, rules, { unit })).toEqual({
        rule: 'overCap',
        file: 'a.pdf',
        limit: cap,
        message: `文件过大，请上传${cap}M以下文件`,
      });
      expect(validateFile({ name: 'a.pdf', size: size - 1 }, rules, { unit })).toBeNull();
    }
  });

  test('the first rule that refuses speaks: extension, nothing, 4 GB, cap (UV7)', () => {
    expect(message('a.exe', 0)).toBe('a.exe 文件不符合上传条件');
    expect(message('a.exe', 5 * 1024 ** 3)).toBe('a.exe 文件不符合上传条件');
    expect(message('a.pdf', 5 * 1024 ** 3, { ...uncapped, ...UPLOAD_VARIANTS.default, capMB: null })).toBe(
      '文件过大，请上传4G以下文件',
    );
    expect(validateFile({ name: 'a.pdf', size: 5 * 1024 ** 3 }, UPLOAD_VARIANTS.default, { unit: 1024 })?.rule).toBe(
      'tooLarge',
    );
  });
});
