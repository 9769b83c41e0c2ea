import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { BID_MESSAGES } from './messages.ts';

export const BID_STATUS = {
  draft: 0,
  submitted: 1,
  withdrawn: 2,
  opened: 3,
  evaluating: 4,
  rejected: 5,
  candidate: 6,
  won: 7,
  lost: 8,
  void: 9,
} as const;

export type BidStatus = (typeof BID_STATUS)[keyof typeof BID_STATUS];

/** What an act on a bid depends on besides its status. */
export interface BidFacts {
  /** Strictly before the deadline, by the clock read under the tender's lock, and the tender takes bids. */
  readonly isInTime: boolean;
  readonly isOwnTender: boolean;
  /** Its sign-up is let in. */
  readonly isSignedUp: boolean;
  /** Or there is none to pay. */
  readonly isFeePaid: boolean;
  /** Or there is none to pay; one that waits for its verification counts until the opening. */
  readonly isDepositPaid: boolean;
}

const { draft, submitted, withdrawn, opened, evaluating, rejected, candidate, won, lost } = BID_STATUS;
const nothing = BID_STATUS.void;

/**
 * Statuses of a bid (domain rules 5.6), as its supplier reads them. The buyer rejects one while its tender is evaluated,
 * which the table of the tender tells.
 */
export const bidMachine = defineStatusMachine<
  BidStatus,
  'supplier' | 'buyer' | 'system',
  | 'submit'
  | 'withdraw'
  | 'open'
  | 'rejectUnpaid'
  | 'expire'
  | 'review'
  | 'reject'
  | 'nominate'
  | 'reviewAgain'
  | 'win'
  | 'lose'
  | 'forfeit'
  | 'restore',
  'isInTime' | 'isNotOwn' | 'isSignedUp' | 'isFeePaid' | 'isDepositPaid',
  BidFacts
>({
  statuses: {
    [draft]: { label: '草稿', tone: 'neutral' },
    [submitted]: { label: '已投标', tone: 'brand' },
    [withdrawn]: { label: '已撤回', tone: 'neutral' },
    [opened]: { label: '已开标', tone: 'brand' },
    [evaluating]: { label: '评审中', tone: 'warning' },
    [rejected]: { label: '否决投标', tone: 'danger' },
    [candidate]: { label: '中标候选人', tone: 'success' },
    [won]: { label: '已中标', tone: 'success' },
    [lost]: { label: '未中标', tone: 'neutral' },
    [nothing]: { label: '已失效', tone: 'neutral' },
  },
  conditions: {
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed') },
    isNotOwn: {
      holds: ({ isOwnTender }) => !isOwnTender,
      refusal: refusal('stateConflict', BID_MESSAGES.ownTender),
    },
    isSignedUp: {
      holds: ({ isSignedUp }) => isSignedUp,
      refusal: refusal('stateConflict', BID_MESSAGES.notSignedUp),
    },
    isFeePaid: { holds: ({ isFeePaid }) => isFeePaid, refusal: refusal('stateConflict', BID_MESSAGES.feeUnpaid) },
    isDepositPaid: {
      holds: ({ isDepositPaid }) => isDepositPaid,
      refusal: refusal('stateConflict', BID_MESSAGES.depositUnpaid),
    },
  },
  transitions: [
    {
      ...{ from: [draft, submitted, withdrawn], action: 'submit', who: 'supplier', to: submitted },
      permission: 'bid_submit',
      when: ['isNotOwn', 'isInTime', 'isSignedUp', 'isFeePaid', 'isDepositPaid'],
    },
    {
      ...{ from: submitted, action: 'withdraw', who: 'supplier', to: withdrawn },
      ...{ permission: 'bid_withdraw', when: ['isInTime'] },
    },
    { from: submitted, action: 'open', who: 'system', to: opened },
    { from: opened, action: 'rejectUnpaid', who: 'system', to: rejected },
    { from: opened, action: 'review', who: 'system', to: evaluating },
    { from: [opened, evaluating], action: 'reject', who: 'buyer', to: rejected, permission: 'tender_evaluate' },
    { from: evaluating, action: 'nominate', who: 'system', to: candidate },
    { from: [candidate, lost], action: 'reviewAgain', who: 'system', to: evaluating },
    { from: candidate, action: 'win', who: 'system', to: won },
    { from: [evaluating, candidate], action: 'lose', who: 'system', to: lost },
    { from: won, action: 'forfeit', who: 'system', to: lost },
    { from: lost, action: 'restore', who: 'system', to: candidate },
    {
      from: [draft, submitted, withdrawn, opened, evaluating, candidate],
      action: 'expire',
      who: 'system',
      to: nothing,
    },
  ],
});

/** What the buyer reads of the status, where it is not the supplier's word. */
export const BUYER_BID_LABELS: Readonly<Partial<Record<BidStatus, string>>> = {
  [submitted]: '已投标(密封)',
  [evaluating]: '有效',
  [rejected]: '否决',
};
