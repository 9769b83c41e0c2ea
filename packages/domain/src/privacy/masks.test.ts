import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupPhone, maskBankCard, maskCertificateNo, maskCitizenId, maskName, maskPhone } from './masks.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('masks', () => {
  test.each([
    [maskPhone, '13812341234', '138****1234'],
    [maskCitizenId, '220102198503150015', '220102********0015'],
    [maskBankCard, '6222020000000000018', '**** **** **** 0018'],
    [maskBankCard, '6228480000000034', '**** **** **** 0034'],
    [maskCertificateNo, 'D222000123', 'D22****123'],
    [maskCertificateNo, 'D2220001234', 'D22****234'],
    [maskCertificateNo, 'D22', '***'],
    [maskName, '张三丰', '张**'],
    [maskName, '张三', '张**'],
    [maskName, '𠮷田', '𠮷**'],
  ])('PM1: %o shows %s as %s', (mask, value, shown) => expect(mask(value)).toBe(shown));

  test.each([maskPhone, maskCitizenId, maskBankCard])(
    'PM2: %o shows nothing of a value too short to be one',
    (mask) => {
      expect(mask('')).toBe('');
      expect(mask('1234')).toBe('****');
    },
  );

  test('PM2: a phone or an identity number of just its ends is hidden whole', () => {
    expect(maskPhone('1381234')).toBe('*******');
    expect(maskPhone('13812345')).toBe('138****2345');
    expect(maskCitizenId('2201020015')).toBe('**********');
    expect(maskBankCard('12345')).toBe('**** **** **** 2345');
    expect(maskName('')).toBe('');
  });

  test('PM3: values that differ only in what is hidden look the same', () => {
    fc.assert(
      fc.property(digits(4), digits(4), (one, other) => {
        expect(maskPhone(`138${one}1234`)).toBe(maskPhone(`138${other}1234`));
      }),
    );
    fc.assert(
      fc.property(digits(8), digits(8), (one, other) => {
        expect(maskCitizenId(`220102${one}0015`)).toBe(maskCitizenId(`220102${other}0015`));
      }),
    );
    fc.assert(
      fc.property(digits(12), digits(15), (one, other) => {
        expect(maskBankCard(`${one}0018`)).toBe(maskBankCard(`${other}0018`));
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (one, other) => {
        expect(maskName(`张${one}`)).toBe(maskName(`张${other}`));
      }),
    );
  });

  test('PM4: a full phone number is shown in groups, anything else as it is', () => {
    expect(groupPhone('13800000000')).toBe('138 0000 0000');
    expect(['1380000000', '138000000001', '138****1234', 'x13800000000', ''].map(groupPhone)).toEqual([
      '1380000000',
      '138000000001',
      '138****1234',
      'x13800000000',
      '',
    ]);
  });
});
