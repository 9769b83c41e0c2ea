import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkNewPin, checkPin, pinSchema } from './pin.ts';

describe('PIN', () => {
  test.each(['12345', '1234567', '12345a', ' 123456', '123456\n', '１２３４５６', ''])(
    'MR4 R-VALID-043: %j is refused',
    (pin) => {
      expect(checkPin(pin)).toEqual({ code: 'pin', message: '请输入6位数字！' });
      expect(v.safeParse(pinSchema, pin).issues?.[0].message).toBe('请输入6位数字！');
    },
  );

  test('MR4: a PIN may begin with zeros', () => {
    expect(checkPin('012345')).toBeNull();
    expect(v.parse(pinSchema, '000001')).toBe('000001');
  });

  test.each([
    ['111111', {}],
    ['123456', {}],
    ['987654', {}],
    ['258036', { idNumber: '220102199001258036' }],
    ['000014', { phone: '13800000014' }],
  ])('MR5: %s is too simple to be set', (pin, owner) => {
    expect(checkNewPin(pin, pin, owner)).toEqual([
      {
        field: 'newPin',
        code: 'pin-weak',
        message: '密码过于简单，请重新设置：不能全部相同、连续，也不能是手机号或证件号的后6位',
      },
    ]);
  });

  test('MR5: both entries are alike', () => {
    expect(checkNewPin('258036', '258037')).toEqual([
      { field: 'confirm', code: 'pin-confirmation', message: '两次输入的密码不一致' },
    ]);
    expect(checkNewPin('258036', '258036', { idNumber: '22010219900125111X' })).toEqual([]);
    expect(checkNewPin('25803', '25803').map(({ message }) => message)).toEqual(['请输入6位数字！']);
  });

  test('MR5: every field that is wrong is named', () => {
    expect(checkNewPin('', '').map(({ field, code }) => [field, code])).toEqual([
      ['newPin', 'pin'],
      ['confirm', 'pin'],
    ]);
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

  test('MR5: the end of the phone number or of the identity number never passes', () => {
    fc.assert(
      fc.property(digits(11), digits(18), (phone, idNumber) => {
        for (const pin of [phone.slice(-6), idNumber.slice(-6)]) {
          expect(checkNewPin(pin, pin, { phone, idNumber }).map(({ code }) => code)).toEqual(['pin-weak']);
        }
      }),
    );
  });

  test('MR5: a PIN passes exactly when its neighbours neither all agree nor all step one way', () => {
    const steps = (pin: string) => new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
    const isPlain = (pin: string) => [0, 1, -1].some((step) => steps(pin).size === 1 && steps(pin).has(step));
    const runs = fc.constantFrom('000000', '999999', '012345', '456789', '543210', '987654');
    fc.assert(
      fc.property(fc.oneof(digits(6), runs), (pin) => {
        expect(checkNewPin(pin, pin).length === 0).toBe(!isPlain(pin));
      }),
    );
  });
});
