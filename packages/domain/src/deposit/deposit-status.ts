import { defineStatusMachine } from '../record/status-machine.ts';

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
}

const { due, verifying, paid, unverified, releasing, returned, kept, converted } = DEPOSIT_STATUS;

/**
 * Statuses of a deposit (domain rules 5.5). What money does is the platform's: `receive` when it has come, `release`
 * when it is to be given back, `return` when it is. A guarantee that is not verified yet is simply taken back.
 */
export const depositMachine = defineStatusMachine<
  DepositStatus,
  'buyer' | 'supplier' | 'system',
  'submit' | 'receive' | 'verify' | 'reject' | 'miss' | 'takeBack' | 'release' | 'return' | 'ask',
  'isGuarantee',
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
  },
  transitions: [
    { from: [due, unverified], action: 'submit', who: 'supplier', to: verifying, permission: 'bid_pay' },
    { from: [due, verifying, unverified], action: 'receive', who: 'system', to: paid },
    {
      ...{ from: verifying, action: 'verify', who: 'buyer', to: paid, permission: 'fund_view' },
      when: ['isGuarantee'],
    },
    {
      ...{ from: verifying, action: 'reject', who: 'buyer', to: unverified, permission: 'fund_view' },
      when: ['isGuarantee'],
    },
    { from: verifying, action: 'miss', who: 'system', to: unverified },
    { from: verifying, action: 'takeBack', who: 'system', to: due, when: ['isGuarantee'] },
    { from: paid, action: 'release', who: 'system', to: releasing },
    { from: releasing, action: 'return', who: 'system', to: returned },
    { from: returned, action: 'ask', who: 'system', to: due },
  ],
});

/** A deposit that a bid may go with: it is there, or waits to be looked at until the opening. */
export const depositAllowsBid = (status: number): boolean => status === paid || status === verifying;
