import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import {
  COMMON_DIGITS,
  COMMON_WORDS,
  GIVEN_SYLLABLES,
  KEY_WALKS,
  SHORT_GIVEN_NAMES,
  SURNAMES,
} from './common-words.ts';

describe('common passwords (domain 18.2, decision 61)', () => {
  it.each(
    `Password2024 Jianzhu2024 Aa112233 wangjianguo1 P@ssw0rd Passw0rd! 1qaz2wsx 1q2w3e4r qwe123456 a123456789 123456aa
    Admin@123 admin888 Woaini1314 woaini520 5201314a Qwerty123 qweasd123 zxcvbnm1 abc123abc a1b2c3d4 letmein1
    Trustno1 ILoveYou1 iloveyou520 password@123 Pa55word Changchun2025 jilin@2024 zhangwei888 LiNa1990 wang123456
    abcd1234 1234abcd qq123456 wx147258 Aa@123456 123456@a 11111111a a88888888 19900101a monkey12 Dragon@1 Test1234
    hello@2024 Welcome1 p@$$w0rd liuyang1987 chenxiaoming2 HuaWei2023 jianshe@2024 caigou123 admin123admin`.split(
      /\s+/,
    ),
  )('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(
    `Heron-4417-Qx Songyu#2026 Jiangong-2026x Kq7#vLm2 tz48Rwpn Changed#2027 Yanbei#2026 correct-horse-battery-9
    password83920174 violet.Kettle.83 Shengyue#2026`.split(/\s+/),
  )('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('are 10,000 and more that people choose', () => {
    const names = [...SURNAMES].flatMap((surname) =>
      [...GIVEN_SYLLABLES].slice(0, 12).map((given) => `${surname}${given}${given}1`),
    );
    const dressed = [...COMMON_WORDS]
      .filter((word) => word.length > 3)
      .flatMap((word) =>
        ['1', '123', '1234', '2024', '2025', '888', '520', '@123', '#1', '!'].flatMap((end) => [
          word + end,
          `${word[0]?.toUpperCase()}${word.slice(1)}${end}`,
          end + word,
        ]),
      );
    const tried = new Set([...names, ...dressed].filter((password) => password.length >= 8));
    expect(tried.size).toBeGreaterThan(10_000);
    expect([...tried].filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([`a${'1'.repeat(58)}37391`, `${'a1'.repeat(30)}kq7z`, `${'@0'.repeat(32)}`, `${'qwe'.repeat(20)}k9x`])(
    'are found or not with few look-ups, however the password is made: %s',
    (password) => {
      // Twice as long a password takes eight times as many at most; ways to cut one up, all of them, are 2 to the 63rd.
      const most = password.length ** 3;
      let count = 0;
      const counted = <Args extends unknown[], Result>(look: (...args: Args) => Result) =>
        function (this: unknown, ...args: Args): Result {
          count += 1;
          if (count > most) throw new Error(`more than ${most} look-ups`);
          return look.apply(this, args);
        };
      const spies = [
        ...[COMMON_WORDS, COMMON_DIGITS, SURNAMES, GIVEN_SYLLABLES, SHORT_GIVEN_NAMES].map((words) =>
          vi.spyOn(words, 'has').mockImplementation(counted(Set.prototype.has)),
        ),
        vi.spyOn(KEY_WALKS, 'some').mockImplementation(counted(Array.prototype.some)),
      ];
      onTestFinished(() => {
        for (const spy of spies) spy.mockRestore();
      });
      isCommonPassword(password);
      expect(count).toBeGreaterThan(password.length);
    },
  );
});
