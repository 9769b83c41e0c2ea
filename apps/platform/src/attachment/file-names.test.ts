import { describe, expect, test } from 'vitest';
import { isPlainName, safeName, uniqueNames } from './file-names.ts';

describe('a file name', () => {
  test('is plain when it is one line that reads as it is written and names no folder', () => {
    expect(['图纸 (1).pdf', 'a:b?.pdf', '..pdf', '施工图🏗️.dwg'].map(isPlainName)).toEqual([true, true, true, true]);
    const wrong = [
      '../../evil.pdf',
      'a\\b.pdf',
      'a\nb.pdf',
      'a\0.pdf',
      'fdp\u202Eexe.pdf',
      '\u2066a.pdf',
      'a\u0085.pdf',
    ];
    expect(wrong.map(isPlainName)).toEqual(wrong.map(() => false));
  });

  test('of an archive is one that every system takes', () => {
    expect(safeName('a<b>c:d"e/f\\g|h?i*j\n.pdf')).toBe('a_b_c_d_e_f_g_h_i_j_.pdf');
    expect(['公司. .', '..', ' ', ''].map(safeName)).toEqual(['公司', '_', '_', '_']);
    expect(['NUL', 'con.txt', 'com1.pdf', 'Lpt9 .tar', 'console.txt', 'com10.txt'].map(safeName)).toEqual([
      ...['_NUL', '_con.txt', '_com1.pdf', '_Lpt9 .tar', 'console.txt', 'com10.txt'],
    ]);
    expect(safeName('清单\u202Efdp.exe')).toBe('清单_fdp.exe');
  });

  test('is there once in a folder, whatever its case', () => {
    expect(uniqueNames(['a.pdf', 'A.pdf', '../a.pdf', 'a', 'a.pdf.'])).toEqual([
      ...['a.pdf', 'A(2).pdf', '.._a.pdf', 'a', 'a(3).pdf'],
    ]);
  });
});
