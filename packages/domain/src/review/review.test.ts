import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewAutomatically } from './automatic-review.ts';
import { REVIEW_MESSAGES } from './messages.ts';
import { defineReviewMachine } from './review-status.ts';

const review = defineReviewMachine('certification_submit');
const owner = { is: ['owner'], permissionKeys: ['certification_submit'] } as const;
const statuses = [0, 1, 2, 3] as const;

describe('review', () => {
  test('RV1: the four statuses have their labels and colours', () => {
    expect(review.statuses).toEqual({
      0: { label: '待提交', tone: 'neutral' },
      1: { label: '审核中', tone: 'brand' },
      2: { label: '审核通过', tone: 'success' },
      3: { label: '审核驳回', tone: 'danger' },
    });
  });

  test('RV2: the owner submits, withdraws, and submits again what was decided', () => {
    expect(statuses.map((status) => review.allowedActions(status, owner, {}))).toEqual([
      ['submit'],
      ['withdraw'],
      ['submit'],
      ['submit'],
    ]);
    expect(review.transition(3, 'submit', owner, {})).toMatchObject({ status: 1 });
    expect(review.transition(1, 'withdraw', owner, {})).toMatchObject({ status: 0 });
    expect(review.allowedActions(0, { is: ['owner'], permissionKeys: [] }, {})).toEqual([]);
    expect(review.allowedActions(1, { is: ['owner'], permissionKeys: [] }, {})).toEqual([]);
  });

  test.each(['ops', 'system'] as const)('RV3: %s approves or rejects what is pending, and nothing else', (who) => {
    const actor = { is: [who], permissionKeys: ['certification_submit'] };
    expect(statuses.map((status) => review.allowedActions(status, actor, {}))).toEqual([
      [],
      ['approve', 'reject'],
      [],
      [],
    ]);
    expect(review.transition(1, 'approve', actor, {})).toMatchObject({ status: 2 });
    expect(review.transition(1, 'reject', actor, {})).toMatchObject({ status: 3 });
  });

  test('RV4: the automatic review rejects what asks for it and approves all else', () => {
    const rejection = { action: 'reject', reason: '资料不清晰，请重新上传' };
    expect(reviewAutomatically(['长春', '请驳回测试一下'])).toEqual(rejection);
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        expect(reviewAutomatically(texts)).toEqual({ action: 'approve' });
      }),
    );
    expect(REVIEW_MESSAGES.rejected('缺章')).toBe('驳回原因：缺章');
    expect([REVIEW_MESSAGES.submit, REVIEW_MESSAGES.withdraw]).toEqual(['提交审核', '撤回审核']);
  });
});
