import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { BANK_CARD_MESSAGES } from './messages.ts';

export const BANK_CARD_STATUS = { pending: 0, bound: 1, failed: 2, unbound: 3 } as const;

export type BankCardStatus = (typeof BANK_CARD_STATUS)[keyof typeof BANK_CARD_STATUS];

const { pending, bound, failed, unbound } = BANK_CARD_STATUS;

export interface BankCardFacts {
  /** Something that is not settled yet is paid from the card or to it. */
  readonly isInUse: boolean;
  readonly isDefault: boolean;
}

/**
 * Statuses of a bank card (domain rules 13.1). A person's card is bound once its bank has confirmed it; a company's
 * account waits for the amount that was sent to it, which three wrong ones end. One that never was bound is given up
 * without the PIN.
 */
export const bankCardMachine = defineStatusMachine<
  BankCardStatus,
  'owner' | 'system',
  'verify' | 'fail' | 'setDefault' | 'unbind' | 'drop',
  'unused' | 'further',
  BankCardFacts
>({
  statuses: {
    [pending]: { label: '待验证', tone: 'warning' },
    [bound]: { label: '已绑定', tone: 'success' },
    [failed]: { label: '验证失败', tone: 'danger' },
    [unbound]: { label: '已解绑', tone: 'neutral' },
  },
  conditions: {
    unused: {
      holds: ({ isInUse }) => !isInUse,
      refusal: { ...refusal('stateConflict'), message: BANK_CARD_MESSAGES.inUse },
    },
    further: { holds: ({ isDefault }) => !isDefault, refusal: refusal('stateConflict') },
  },
  transitions: [
    { from: pending, action: 'verify', who: 'owner', to: bound, permission: 'bankcard_bind' },
    { from: pending, action: 'fail', who: 'system', to: failed },
    { from: bound, action: 'setDefault', who: 'owner', to: bound, permission: 'bankcard_bind', when: ['further'] },
    { from: bound, action: 'unbind', who: 'owner', to: unbound, permission: 'bankcard_unbind', when: ['unused'] },
    { from: [pending, failed], action: 'drop', who: 'owner', to: unbound, permission: 'bankcard_bind' },
  ],
});
