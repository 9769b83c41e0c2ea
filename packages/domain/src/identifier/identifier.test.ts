import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDateTime } from '../time/shanghai-time.ts';
import { checkBankAccount, checkBankCard, normalizeBankCard } from './bank-card.ts';
import { ageOn, checkAdultCitizenId, checkCitizenId, normalizeCitizenId, readCitizenId } from './citizen-id.ts';
import { checkEmail, checkHttpsUrl, checkLandline, checkPostcode } from './contact.ts';
import { checkCreditCode, hasOrganizationCheck, normalizeCreditCode } from './credit-code.ts';

const now = parseDateTime('2026-11-21 11:00:00') ?? 0;

/** The text with the character at `place` replaced. */
const replaced = (text: string, place: number, character: string): string =>
  text.slice(0, place) + character + text.slice(place + 1);

describe('unified social credit code', () => {
  const valid = [
    ...['91220102MADEM0A15Y', '91220104MADEM0A23N', '91220202MADEM0B11D', '91220302MADEM0C18X'],
    ...['91220502MADEM0D14H', '91222401MADEM0E100', '91220702MADEM0F17G', '91220802MADEM0G13Y'],
  ];

  test.each(valid)('IC1: %s is one, in lower case and between blanks too', (code) => {
    expect(checkCreditCode(code)).toBeNull();
    expect(checkCreditCode(` ${code.toLowerCase()} `)).toBeNull();
    expect(normalizeCreditCode(` ${code.toLowerCase()} `)).toBe(code);
  });

  test.each([
    ...['91220102MADEM0A15X', '91220120MADEM0A15Y', '9122O102MADEM0A15Y', '91220102MADEM0A15', '91220102MADEM0A15YY'],
    ...['', '91220102MADEMOA15Y', 'I1220102MADEM0A15Y', '91 220102MADEM0A15', '91A20102MADEM0A15Y'],
  ])('IC1: %j is none', (code) => {
    expect(checkCreditCode(code)).toEqual({ code: 'credit-code', message: '统一社会信用代码格式不正确' });
  });

  test('IC1: a wrong character anywhere is found, and so are two swapped neighbours', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.nat(17), fc.constantFrom(...alphabet), (code, place, character) => {
        fc.pre(code.charAt(place) !== character);
        expect(checkCreditCode(replaced(code, place, character))).not.toBeNull();
      }),
      { numRuns: 500 },
    );
    for (const code of valid) {
      for (let place = 0; place < 17; place++) {
        const swapped = replaced(replaced(code, place, code.charAt(place + 1)), place + 1, code.charAt(place));
        expect([swapped, checkCreditCode(swapped) === null]).toEqual([swapped, swapped === code]);
      }
    }
  });

  test('IC2: the organisation code inside has a check of its own, which only informs', () => {
    expect(valid.filter((code) => !hasOrganizationCheck(code.toLowerCase()))).toEqual([]);
    const organizations = [
      ...['000000000', '100000008', '010000004', '001000002', '000100001', '000010006', '000001003', '000000107'],
      ...['000000019', 'A00000003', '00000006X'],
    ];
    expect(organizations.filter((code) => !hasOrganizationCheck(`00000000${code}0`))).toEqual([]);
    expect(organizations.filter((code) => hasOrganizationCheck(`00000000${replaced(code, 8, '5')}0`))).toEqual([]);
  });
});

describe('citizen number', () => {
  test.each([
    ['220102198503150015', '1985-03-15', '男'],
    ['222401199206120027', '1992-06-12', '女'],
    ['22020219900820002x', '1990-08-20', '女'],
    ['220302197801010033', '1978-01-01', '男'],
  ])('IC3: %s is of %s, %s', (number, birthday, sex) => {
    expect(readCitizenId(number, now)).toEqual({ birthday, sex });
    expect(checkCitizenId(` ${number} `, now)).toBeNull();
    expect(checkAdultCitizenId(number, now)).toBeNull();
    expect(normalizeCitizenId(` ${number} `)).toBe(number.toUpperCase());
  });

  test('IC3: a wrong digit anywhere is found', () => {
    const number = '220102198503150015';
    fc.assert(
      fc.property(fc.nat(17), fc.nat(9), (place, digit) => {
        fc.pre(number.charAt(place) !== String(digit));
        expect(readCitizenId(replaced(number, place, String(digit)), now)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  /** A number with this province, birthday and order whose check character is right. */
  const numbered = (province: string, birthday: string, order = '001'): string => {
    const body = `${province}0102${birthday}${order}`;
    const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
    const sum = weights.reduce((total, weight, index) => total + weight * Number(body.charAt(index)), 0);
    return body + '10X98765432'.charAt(sum % 11);
  };

  test('IC4: the province is one of the thirty-four', () => {
    const known = Array.from({ length: 90 }, (_, index) => String(index + 10)).filter((province) =>
      readCitizenId(numbered(province, '19900101'), now),
    );
    expect(known.join(' ')).toBe(
      '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82',
    );
  });

  test.each([
    ['19000101', true],
    ['18991231', false],
    ['20261121', true],
    ['20261122', false],
    ['20000229', true],
    ['19000229', false],
    ['19901301', false],
    ['19900100', false],
  ])('IC4: the birthday %s is possible: %s', (birthday, possible) => {
    expect(readCitizenId(numbered('22', birthday), now) !== null).toBe(possible);
  });

  test.each([
    ['220102198502300018', '请输入正确的身份证号码', 'citizen-id'],
    ['220102198503150016', '请输入正确的身份证号码', 'citizen-id'],
    ['22010219850315001', '请输入正确的身份证号码', 'citizen-id'],
    ['0220102198503150015', '请输入正确的身份证号码', 'citizen-id'],
    ['', '请输入正确的身份证号码', 'citizen-id'],
    ['1220102850315001', '请输入正确的身份证号码', 'citizen-id'],
    ['220102850315001', '请使用18位身份证号码', 'citizen-id-old'],
    [' 220102850315001 ', '请使用18位身份证号码', 'citizen-id-old'],
  ])('IC5: %j is refused with %s', (number, message, code) => {
    expect(checkCitizenId(number, now)).toEqual({ code, message });
    expect(checkAdultCitizenId(number, now)).toEqual({ code, message });
  });

  test('IC6: certification asks for eighteen years', () => {
    const minor = { code: 'citizen-id-minor', message: '未满18周岁不能认证' };
    expect(checkAdultCitizenId('220102201501010013', now)).toEqual(minor);
    expect(checkCitizenId('220102201501010013', now)).toBeNull();
    expect(checkAdultCitizenId(numbered('22', '20081121'), now)).toBeNull();
    expect(checkAdultCitizenId(numbered('22', '20081122'), now)).toEqual(minor);
  });

  test('IC6: years are full on the birthday; who is born on 29 February waits for 1 March', () => {
    const age = (birthday: string, day: string) => ageOn(birthday, parseDateTime(day) ?? 0);
    expect([age('2008-11-22', '2026-11-21'), age('2008-11-21', '2026-11-21')]).toEqual([17, 18]);
    expect([age('2008-02-29', '2026-02-28'), age('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
    expect(age('1985-03-15', '2026-11-21')).toBe(41);
  });
});

describe('bank numbers', () => {
  const valid = ['6222020000000000018', '6217000000000000020', '6228480000000000034'];

  test.each(valid)('IC7: %s is a card, in groups too', (card) => {
    expect(checkBankCard(card)).toBeNull();
    expect(checkBankCard(card.replace(/(.{4})/g, '$1 '))).toBeNull();
    expect(normalizeBankCard(' 6222 0200 ')).toBe('62220200');
  });

  test('IC7: the check counts from the right, for even lengths too', () => {
    expect(checkBankCard('4111111111111111')).toBeNull();
    expect(checkBankCard('1411111111111111')).not.toBeNull();
    expect(checkBankCard('6222020000000018')).not.toBeNull();
  });

  test('IC7: a card has 16 to 19 digits', () => {
    const zeros = (length: number) => '0'.repeat(length);
    expect([15, 16, 19, 20].map((length) => checkBankCard(zeros(length)) === null)).toEqual([false, true, true, false]);
    expect(checkBankCard('622202000000000001x')).toEqual({ code: 'bank-card', message: '请输入正确的银行卡号' });
  });

  test('IC7: one wrong digit is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.nat(18), fc.nat(9), (card, place, digit) => {
        fc.pre(card.charAt(place) !== String(digit));
        expect(checkBankCard(replaced(card, place, String(digit)))).not.toBeNull();
      }),
    );
  });

  test('IC8: an account of a business has 8 to 32 digits', () => {
    const accepted = [7, 8, 32, 33].map((length) => checkBankAccount('1'.repeat(length)) === null);
    expect(accepted).toEqual([false, true, true, false]);
    expect(checkBankAccount('1234 5678')).toBeNull();
    expect(checkBankAccount('1234567a')?.message).toBe('请输入正确的银行卡号');
  });
});

describe('contact', () => {
  const cases = [
    {
      check: checkEmail,
      violation: { code: 'email', message: '请输入正确的邮箱地址' },
      right: ['a@b.cn', 'first.last+tag@mail.example.com', 'A_1@x-y.org', 'a@1.cn'],
      wrong: [
        '',
        'a',
        'a@b',
        '@b.cn',
        'a@b.c',
        'a b@c.cn',
        'a@-b.cn',
        'a@b-.cn',
        'a@b..cn',
        'a@b.cn ',
        ' a@b.cn',
        'a@b.c1',
      ],
    },
    {
      check: checkLandline,
      violation: { code: 'landline', message: '请输入正确的固定电话' },
      right: ['0431-88888888', '043188888888', '010-8888888', '0431-8888888-801', '0431-88888888-123456'],
      wrong: [
        '',
        '431-88888888',
        '0431-888888',
        '0431-888888888',
        '0431-88888888-',
        '0431-88888888-1234567',
        '04311-88888888 ',
        'x0431-88888888',
      ],
    },
    {
      check: checkPostcode,
      violation: { code: 'postcode', message: '请输入6位邮政编码' },
      right: ['130000', '000000'],
      wrong: ['', '13000', '1300000', '13000a', ' 130000', '１３００００'],
    },
    {
      check: checkHttpsUrl,
      violation: { code: 'https-url', message: '请输入以https://开头的链接' },
      right: ['https://example.cn', 'HTTPS://example.cn/a?b=c#d', 'https://例子.中国/'],
      wrong: [
        '',
        'http://example.cn',
        'https:/example.cn',
        'https:example.cn',
        'https://',
        'https://u@example.cn',
        'https://:p@example.cn',
        'javascript://https://x',
        ' https://example.cn',
        'https://a b',
      ],
    },
  ];

  test.each(cases)('IC9: $violation.code', ({ check, violation, right, wrong }) => {
    expect(right.filter((text) => check(text) !== null)).toEqual([]);
    expect(wrong.map(check)).toEqual(wrong.map(() => violation));
  });
});
