import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { checkPasswordChange, passwordStrength } from './password.ts';

const change = (newPassword: string, more: { oldPassword?: string; confirmation?: string } = {}) => ({
  newPassword,
  confirmation: newPassword,
  ...more,
});

describe('login password', () => {
  test.each(['abcdefg1', '1234567!', 'abcdefg!', 'Demo@2024', `a1${'b'.repeat(62)}`])(
    'MR6: %s has the form',
    (password) => {
      expect(checkPasswordChange(change(password))).toEqual([]);
    },
  );

  test.each([
    'abcdef1',
    `a1${'b'.repeat(63)}`,
    'abcdefgh',
    '12345678',
    '!!!!!!!!',
    'abc 1234',
    'abc\t1234',
    '密码密码abc123',
  ])('MR6: %j lacks the form', (password) => {
    expect(checkPasswordChange(change(password))).toEqual([
      {
        field: 'newPassword',
        code: 'form',
        message: '密码须为8-64位，且包含字母、数字、特殊字符中的至少两种',
      },
    ]);
  });

  test.each([
    [change('abcdefg1', { oldPassword: '' }), 'oldPassword', '请输入原密码', 'empty'],
    [change('', { confirmation: 'abcdefg1' }), 'newPassword', '请输入新密码', 'empty'],
    [change('abcdefg1', { confirmation: '' }), 'confirmation', '请再次输入新密码', 'empty'],
    [change('abcdefg1', { oldPassword: 'abcdefg1' }), 'newPassword', '新密码不能与原密码相同', 'unchanged'],
    [change('abcdefg1', { confirmation: 'abcdefg2' }), 'confirmation', '两次输入的密码不一致', 'confirmation-differs'],
  ])('MR7: %j is refused at %s', (entered, field, message, code) => {
    expect(checkPasswordChange(entered)).toEqual([{ field, code, message }]);
  });

  test('MR7: every field that is wrong is named, in the order of the form', () => {
    const fieldsOf = (entered: Parameters<typeof checkPasswordChange>[0]) =>
      checkPasswordChange(entered).map(({ field, code }) => [field, code]);
    expect(fieldsOf({ oldPassword: '', newPassword: '', confirmation: '' })).toEqual([
      ['oldPassword', 'empty'],
      ['newPassword', 'empty'],
      ['confirmation', 'empty'],
    ]);
    expect(fieldsOf({ oldPassword: 'x', newPassword: 'short', confirmation: 'other' })).toEqual([
      ['newPassword', 'form'],
      ['confirmation', 'confirmation-differs'],
    ]);
  });

  test.each([
    ['x13000000000', { phone: '13000000000' }, '不能含有手机号'],
    ['x13012340000', { phone: '130****0000' }, '不能含有手机号'],
    ['ZhangSan123', { namesPinyin: ['zhangsan'] }, '不能含有姓名、昵称或企业名称的拼音'],
    ['xliang123', { namesPinyin: ['jilinjiangong', 'Lian'] }, '不能含有姓名、昵称或企业名称的拼音'],
    ['Password1', { isCommon: (typed: string) => typed === 'Password1' }, '这是常用密码'],
  ])('MR8: %s is too simple for its owner, and why is said', (password, owner, reason) => {
    expect(checkPasswordChange(change(password), owner)).toEqual([
      { field: 'newPassword', code: 'weak', message: `密码过于简单，请重新设置：${reason}` },
    ]);
    expect(checkPasswordChange(change(password))).toEqual([]);
  });

  test('MR8: a name of three letters may occur', () => {
    expect(checkPasswordChange(change('dalian99'), { namesPinyin: ['lia'] })).toEqual([]);
  });

  test.each([
    ['', 'weak'],
    ['abcdefgh', 'weak'],
    ['abcdefg1', 'weak'],
    ['abcdefghi1', 'medium'],
    ['abcde1!X', 'medium'],
    ['Heron-4417-Qx', 'strong'],
    ['heron4417quartzby', 'strong'],
  ])('MR20: %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test('MR20: whatever is refused is weak, whoever owns it', () => {
    const typed = fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom('Jianzhu-2024-Jianzhu', 'Wangjianguo#4417-x'));
    const owner = { phone: '13000000000', namesPinyin: ['wangjianguo'], isCommon: isCommonPassword };
    fc.assert(
      fc.property(typed, (password) => {
        fc.pre(password !== '');
        const isRefused = checkPasswordChange(change(password), owner).length > 0;
        expect(isRefused && passwordStrength(password, owner)).not.toBe('medium');
        expect(isRefused && passwordStrength(password, owner)).not.toBe('strong');
      }),
    );
    expect(passwordStrength('Wangjianguo#4417-x', owner)).toBe('weak');
    expect(passwordStrength('Wangjianguo#4417-x')).toBe('strong');
  });

  test('MR20: what the rules refuse is weak however long', () => {
    expect(passwordStrength('Wangjianguo-4417', { namesPinyin: ['wangjianguo'] })).toBe('weak');
  });
});
