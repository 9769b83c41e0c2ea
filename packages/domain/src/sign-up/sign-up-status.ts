import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { SIGN_UP_MESSAGES } from './messages.ts';

export const SIGN_UP_STATUS = { waiting: 0, approved: 1, rejected: 2, cancelled: 3, void: 4 } as const;

export type SignUpStatus = (typeof SIGN_UP_STATUS)[keyof typeof SIGN_UP_STATUS];

/** What an act on a sign-up depends on besides its status; times by the clock that was read after the tender's lock. */
export interface SignUpFacts {
  /** The tender takes sign-ups: it has begun to, and its time for them is not over. */
  readonly takesSignUps: boolean;
  /** The tender takes sign-ups or bids, and the deadline of the bids is not over. */
  readonly takesBids: boolean;
  readonly hasSentBid: boolean;
}

const { waiting, approved, rejected, cancelled } = SIGN_UP_STATUS;
const gone = SIGN_UP_STATUS.void;

/** Statuses of a sign-up (domain rules 5.4). `admit` is the platform's: nobody has to decide, or nobody has. */
export const signUpMachine = defineStatusMachine<
  SignUpStatus,
  'buyer' | 'supplier' | 'system',
  'submit' | 'approve' | 'reject' | 'admit' | 'cancel' | 'end',
  'takesSignUps' | 'takesBids' | 'hasNoBid',
  SignUpFacts
>({
  statuses: {
    [waiting]: { label: '待审核', tone: 'warning' },
    [approved]: { label: '报名成功', tone: 'success' },
    [rejected]: { label: '报名未通过', tone: 'danger' },
    [cancelled]: { label: '已取消', tone: 'neutral' },
    [gone]: { label: '已失效', tone: 'neutral' },
  },
  conditions: {
    takesSignUps: { holds: ({ takesSignUps }) => takesSignUps, refusal: refusal('deadlinePassed') },
    takesBids: { holds: ({ takesBids }) => takesBids, refusal: refusal('deadlinePassed') },
    hasNoBid: {
      holds: ({ hasSentBid }) => !hasSentBid,
      refusal: refusal('stateConflict', SIGN_UP_MESSAGES.bidSent),
    },
  },
  transitions: [
    {
      ...{ from: [rejected, cancelled], action: 'submit', who: 'supplier', to: waiting, permission: 'bid_signup' },
      when: ['takesSignUps'],
    },
    {
      ...{ from: waiting, action: 'approve', who: 'buyer', to: approved, permission: 'tender_audit' },
      when: ['takesSignUps'],
    },
    {
      ...{ from: waiting, action: 'reject', who: 'buyer', to: rejected, permission: 'tender_audit' },
      when: ['takesSignUps'],
    },
    { from: waiting, action: 'admit', who: 'system', to: approved },
    {
      ...{ from: waiting, action: 'cancel', who: 'supplier', to: cancelled, permission: 'bid_signup' },
      when: ['takesSignUps'],
    },
    {
      ...{ from: approved, action: 'cancel', who: 'supplier', to: cancelled, permission: 'bid_signup' },
      when: ['takesBids', 'hasNoBid'],
    },
    { from: [waiting, approved, rejected], action: 'end', who: 'system', to: gone },
  ],
});
