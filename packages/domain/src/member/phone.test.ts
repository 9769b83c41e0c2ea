import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkPhone, checkPhoneField, checkPhoneForCode, phoneSchema } from './phone.ts';

const WRONG = [
  '',
  '12000000000',
  '1300000000',
  '130000000000',
  '23000000000',
  '13000000000\n',
  '１３０００００００００',
  ' 13000000000',
];

describe('phone', () => {
  test.each(WRONG)('MR1 R-VALID-044: %j is refused in a field', (phone) => {
    expect(checkPhoneField(phone)).toEqual({ code: 'phone-field', message: '请输入11位手机号！' });
    expect(v.safeParse(phoneSchema, phone).issues?.[0].message).toBe('请输入11位手机号！');
  });

  test.each(WRONG)('MR2 R-VALID-045: %j is refused by send-code with its own text', (phone) => {
    expect(checkPhoneForCode(phone)).toEqual({ code: 'phone-send-code', message: '请输入正确的11位手机号' });
  });

  test('MR1: 1, then 3 to 9, then nine digits is a phone number for every rule', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9][0-9]{9}$/), (phone) => {
        expect([checkPhoneField(phone), checkPhoneForCode(phone), checkPhone(phone)]).toEqual([null, null, null]);
      }),
    );
  });

  test.each([
    ['', '手机号不能为空', 'phone-empty', 'R-VALID-046'],
    ['1300', '手机号须为11位数字', 'phone-length', 'R-VALID-047'],
    ['130000000000', '手机号须为11位数字', 'phone-length', 'R-VALID-047'],
    ['12000000000', '手机号格式不正确', 'phone-format', 'R-VALID-048'],
    ['1300000000a', '手机号格式不正确', 'phone-format', 'R-VALID-048'],
  ])('MR3: the helper says of %j: %s (%s, %s)', (phone, message, code) => {
    expect(checkPhone(phone)).toEqual({ code, message });
  });
});
