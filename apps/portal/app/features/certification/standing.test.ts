import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { expect, test } from 'vitest';
import { actOf, reasonsOf } from './standing.ts';

const { draft, pending, approved, rejected, lapsed } = CERTIFICATION_STATUS;

test.each([
  [null, false, '去认证'],
  [draft, false, '继续填写'],
  [rejected, false, '继续填写'],
  [pending, false, '撤回审核'],
  [lapsed, false, '去认证'],
  [approved, true, '变更认证'],
  // A change of what is in force.
  [draft, true, '继续填写'],
  [rejected, true, '继续填写'],
  [pending, true, '撤回审核'],
])('where it is %j and in force: %s, its form is opened for %s', (status, isInForce, act) => {
  expect(actOf({ status, isInForce })).toBe(act);
});

test('what has lapsed was not rejected', () => {
  const of = (status: number) => reasonsOf({ status, isInForce: false, reason: '营业执照已过期' });
  expect(of(lapsed)).toEqual([{ term: '失效原因', value: '营业执照已过期' }]);
  expect(of(rejected)).toEqual([{ term: '驳回原因', value: '营业执照已过期' }]);
  expect([draft, pending, approved].flatMap(of)).toEqual([]);
});
