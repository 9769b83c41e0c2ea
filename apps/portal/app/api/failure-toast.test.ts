import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { expect, it } from 'vitest';
import { CONNECTION_TOAST, failureToast } from './failure-toast.ts';

it('leads to the second factor from a call that is refused for want of one, and from no other', () => {
  const text = '该企业要求成员开启二次验证，请先到“账户安全”开启';
  expect(failureToast(new BusinessError('address.save', 403, text, { reason: 'SECOND_FACTOR_REQUIRED' }))).toEqual({
    tone: 'warning',
    text,
    action: { text: '前往开启', href: '/user/password/second-factor' },
  });
  expect(failureToast(new BusinessError('address.save', 403, '没有权限', { permission: 'address_add' }))).toEqual({
    tone: 'warning',
    text: '没有权限',
  });
});

it('says nothing of a call that fails quietly', () => {
  expect(failureToast(new BusinessError('address.save', 401, '', null))).toBeNull();
  expect(failureToast(new NetworkError('address.save'))).toMatchObject({ tone: 'error', id: CONNECTION_TOAST });
});
