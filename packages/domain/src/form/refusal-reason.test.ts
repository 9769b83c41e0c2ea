import { expect, test } from 'vitest';
import { checkAnswer, refusalReason } from './refusal-reason.ts';

test('an answer agrees, or says why not in 2 to 200 characters', () => {
  const record = refusalReason('驳回原因', '请输入驳回原因');
  const check = (agree: number, reason: string) => checkAnswer(record, { agree, reason });
  expect(check(1, '')).toBeNull();
  expect(check(0, '')).toBe('请输入驳回原因');
  expect(check(0, ' 否 ')).not.toBeNull();
  expect(check(0, '资质不符')).toBeNull();
  expect(check(0, '否'.repeat(201))).toBe('驳回原因不能超过200个字');
});
