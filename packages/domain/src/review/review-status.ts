import type { PermissionKey } from '../permission/permission-keys.ts';
import { defineStatusMachine } from '../record/status-machine.ts';

/** Statuses of a review, the same for every kind of record. */
export const REVIEW_STATUS = { draft: 0, pending: 1, approved: 2, rejected: 3 } as const;

export type ReviewStatus = (typeof REVIEW_STATUS)[keyof typeof REVIEW_STATUS];

const { draft, pending, approved, rejected } = REVIEW_STATUS;

/** Word and colour of each, wherever a record has them among its own statuses. */
export const REVIEW_LOOKS = {
  [draft]: { label: '待提交', tone: 'neutral' },
  [pending]: { label: '审核中', tone: 'brand' },
  [approved]: { label: '审核通过', tone: 'success' },
  [rejected]: { label: '审核驳回', tone: 'danger' },
} as const;

/**
 * The review of one kind of record. Its owner submits and withdraws with `permission`; an operator, or the system
 * where reviews are automatic, approves or rejects with a reason.
 */
export function defineReviewMachine(permission: PermissionKey) {
  return defineStatusMachine({
    statuses: REVIEW_LOOKS,
    transitions: [
      { from: [draft, approved, rejected], action: 'submit', who: 'owner', to: pending, permission },
      { from: pending, action: 'withdraw', who: 'owner', to: draft, permission },
      { from: pending, action: 'approve', who: ['ops', 'system'], to: approved },
      { from: pending, action: 'reject', who: ['ops', 'system'], to: rejected },
    ],
  });
}
