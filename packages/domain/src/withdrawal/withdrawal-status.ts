import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { WITHDRAWAL_MESSAGES } from './messages.ts';

export const WITHDRAWAL_STATUS = { pending: 0, processing: 1, paid: 2, failed: 3, refused: 4, cancelled: 5 } as const;

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS];

const { pending, processing, paid, failed, refused, cancelled } = WITHDRAWAL_STATUS;

export interface WithdrawalFacts {
  /** The member who acts has asked for it herself. */
  readonly isApplicant: boolean;
  /** The time of the second member has not run out. */
  readonly isInTime: boolean;
}

const approval = { who: 'member', permission: 'fund_approve' } as const;

/**
 * Statuses of a withdrawal (domain rules 13.4, 32.8). Up to the limit it begins at `processing`; above, another member
 * than the applicant lets it go within a day (decision 78) or sends it back, and until then it may be given up. What becomes of a payout the channel
 * says alone. Money is frozen while it is pending or processing, and back unless it was paid.
 */
export const withdrawalMachine = defineStatusMachine<
  WithdrawalStatus,
  'member' | 'system',
  'confirm' | 'refuse' | 'cancel' | 'lapse' | 'pay' | 'fail',
  'otherEyes' | 'isInTime' | 'isOver',
  WithdrawalFacts
>({
  statuses: {
    [pending]: { label: '审核中', tone: 'warning' },
    [processing]: { label: '处理中', tone: 'brand' },
    [paid]: { label: '提现成功', tone: 'success' },
    [failed]: { label: '提现失败', tone: 'danger' },
    [refused]: { label: '已驳回', tone: 'danger' },
    [cancelled]: { label: '已取消', tone: 'neutral' },
  },
  conditions: {
    otherEyes: {
      holds: ({ isApplicant }) => !isApplicant,
      refusal: refusal('noPermission', WITHDRAWAL_MESSAGES.own),
    },
    isInTime: {
      holds: ({ isInTime }) => isInTime,
      refusal: refusal('deadlinePassed', WITHDRAWAL_MESSAGES.over),
    },
    isOver: { holds: ({ isInTime }) => !isInTime, refusal: refusal('stateConflict') },
  },
  transitions: [
    { from: pending, action: 'confirm', to: processing, ...approval, when: ['otherEyes', 'isInTime'] },
    { from: pending, action: 'refuse', to: refused, ...approval, when: ['otherEyes'] },
    { from: pending, action: 'lapse', who: 'system', to: cancelled, when: ['isOver'] },
    { from: pending, action: 'cancel', who: 'member', to: cancelled, permission: 'fund_withdraw' },
    { from: processing, action: 'pay', who: 'system', to: paid },
    { from: processing, action: 'fail', who: 'system', to: failed },
  ],
});
