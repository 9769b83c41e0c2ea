import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { DEPOSIT_MESSAGES } from './messages.ts';

export const DEPOSIT_STATUS = {
  due: 0,
  verifying: 1,
  paid: 2,
  unverified: 3,
  releasing: 4,
  returned: 5,
  kept: 6,
  converted: 7,
} as const;

export type DepositStatus = (typeof DEPOSIT_STATUS)[keyof typeof DEPOSIT_STATUS];

/** What an act on a deposit depends on besides its status. */
export interface DepositFacts {
  /** A guarantee, which the buyer verifies; money is the platform's to look for. */
  readonly isGuarantee: boolean;
  /** Its company has won and refused: the buyer decides whether it is kept, and has not asked for that yet. */
  readonly isUndecided: boolean;
  /** The buyer wants to keep it, and waits for the platform's word. */
  readonly isForfeitAsked: boolean;
  /** Its company has won and has confirmed the deal. */
  readonly hasWon: boolean;
  /** The buyer has proposed to turn it into the performance bond, and waits for the winner. */
  readonly isProposed: boolean;
}

const { due, verifying, paid, unverified, releasing, returned, kept, converted } = DEPOSIT_STATUS;

const conflict = refusal('stateConflict');
const decides = { who: 'buyer', permission: 'fund_view' } as const;

/**
 * Statuses of a deposit (domain rules 5.5). What money does is the platform's: `receive` when it has come, `release`
 * when it is to be given back, `return` when it is. A guarantee that is not verified yet is simply taken back. The
 * deposit of a winner who has refused is held: the buyer has it kept (the platform confirms that) or gives it back. The
 * money of a winner becomes the performance bond when the buyer proposes it and the winner agrees.
 */
export const depositMachine = defineStatusMachine<
  DepositStatus,
  'buyer' | 'supplier' | 'ops' | 'system',
  | 'submit'
  | 'receive'
  | 'verify'
  | 'reject'
  | 'miss'
  | 'takeBack'
  | 'release'
  | 'return'
  | 'ask'
  | 'hold'
  | 'forfeit'
  | 'keep'
  | 'refuseForfeit'
  | 'giveBack'
  | 'propose'
  | 'convert'
  | 'decline',
  'isGuarantee' | 'isFree' | 'isUndecided' | 'isForfeitAsked' | 'isMoney' | 'hasWon' | 'isNotProposed' | 'isProposed',
  DepositFacts
>({
  statuses: {
    [due]: { label: '待缴纳', tone: 'warning' },
    [verifying]: { label: '待核实', tone: 'warning' },
    [paid]: { label: '已缴纳', tone: 'success' },
    [unverified]: { label: '核实未通过', tone: 'danger' },
    [releasing]: { label: '待退还', tone: 'brand' },
    [returned]: { label: '已退还', tone: 'neutral' },
    [kept]: { label: '不予退还', tone: 'danger' },
    [converted]: { label: '已转履约保证金', tone: 'success' },
  },
  conditions: {
    isGuarantee: {
      holds: ({ isGuarantee }) => isGuarantee,
      refusal: { code: 422, message: '银行转账由平台核实' },
    },
    isFree: { holds: ({ isUndecided, isForfeitAsked }) => !isUndecided && !isForfeitAsked, refusal: conflict },
    isUndecided: {
      holds: ({ isUndecided }) => isUndecided,
      refusal: refusal('stateConflict', DEPOSIT_MESSAGES.notHeld),
    },
    isForfeitAsked: { holds: ({ isForfeitAsked }) => isForfeitAsked, refusal: conflict },
    isMoney: {
      holds: ({ isGuarantee }) => !isGuarantee,
      refusal: refusal('stateConflict', DEPOSIT_MESSAGES.guaranteeStays),
    },
    hasWon: { holds: ({ hasWon }) => hasWon, refusal: refusal('stateConflict', DEPOSIT_MESSAGES.notWinner) },
    isNotProposed: {
      holds: ({ isProposed }) => !isProposed,
      refusal: refusal('stateConflict', DEPOSIT_MESSAGES.proposedAlready),
    },
    isProposed: { holds: ({ isProposed }) => isProposed, refusal: conflict },
  },
  transitions: [
    { from: [due, unverified], action: 'submit', who: 'supplier', to: verifying, permission: 'bid_pay' },
    { from: [due, verifying, unverified], action: 'receive', who: 'system', to: paid },
    { from: verifying, action: 'verify', ...decides, to: paid, when: ['isGuarantee'] },
    { from: verifying, action: 'reject', ...decides, to: unverified, when: ['isGuarantee'] },
    { from: verifying, action: 'miss', who: 'system', to: unverified },
    { from: verifying, action: 'takeBack', who: 'system', to: due, when: ['isGuarantee'] },
    { from: paid, action: 'release', who: 'system', to: releasing, when: ['isFree'] },
    { from: releasing, action: 'return', who: 'system', to: returned },
    { from: returned, action: 'ask', who: 'system', to: due },
    { from: paid, action: 'hold', who: 'system', to: paid },
    { from: paid, action: 'forfeit', ...decides, to: paid, when: ['isUndecided'] },
    { from: paid, action: 'keep', who: 'ops', to: kept, when: ['isForfeitAsked'] },
    { from: paid, action: 'refuseForfeit', who: 'ops', to: paid, when: ['isForfeitAsked'] },
    { from: paid, action: 'giveBack', ...decides, to: releasing, when: ['isUndecided'] },
    { from: paid, action: 'propose', ...decides, to: paid, when: ['isMoney', 'hasWon', 'isNotProposed'] },
    {
      ...{ from: paid, action: 'convert', who: 'supplier', to: converted, permission: 'bid_pay' },
      when: ['isProposed', 'isMoney', 'hasWon'],
    },
    {
      ...{ from: paid, action: 'decline', who: 'supplier', to: paid, permission: 'bid_pay' },
      when: ['isProposed'],
    },
  ],
});

/** A deposit that a bid may go with: it is there, or waits to be looked at until the opening. */
export const depositAllowsBid = (status: number): boolean => status === paid || status === verifying;

/** A deposit that is still to be paid, or anew where nothing was found of it. */
export const owesDeposit = (status: number): boolean => status === due || status === unverified;
