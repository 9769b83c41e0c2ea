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
    ['111111', ''],
    ['123456', ''],
    ['987654', ''],
    ['258036', '220102199001258036'],
  ])('MR5: %s is too simple to be set', (pin, idNumber) => {
    expect(checkNewPin(pin, pin, idNumber)).toEqual({ code: 'pin-weak', message: '密码过于简单，请重新设置' });
  });

  test('MR5: both entries are alike', () => {
    expect(checkNewPin('258036', '258037')).toEqual({ code: 'pin-confirmation', message: '两次输入的密码不一致' });
    expect(checkNewPin('258036', '258036', '22010219900125111X')).toBeNull();
    expect(checkNewPin('25803', '25803')?.message).toBe('请输入6位数字！');
  });
});
