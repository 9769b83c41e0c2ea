import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';

export const VIP_STATUS = { unpaid: 0, active: 1, coming: 2, ended: 3, cancelled: 4, refunded: 5 } as const;

export type VipStatus = (typeof VIP_STATUS)[keyof typeof VIP_STATUS];

interface VipFacts {
  /** Its first day has come. */
  readonly hasBegun: boolean;
}

const { unpaid, active, coming, ended, cancelled, refunded } = VIP_STATUS;
const notYet = refusal('stateConflict');

/** Statuses of a membership order (domain rules 12.2): beside those of its service order, it says whether it is in force. */
export const vipMachine = defineStatusMachine<
  VipStatus,
  'system',
  'pay' | 'begin' | 'end' | 'cancel' | 'refund',
  'hasBegun' | 'isAhead',
  VipFacts
>({
  statuses: {
    [unpaid]: { label: '待支付', tone: 'warning' },
    [active]: { label: '生效中', tone: 'success' },
    [coming]: { label: '待生效', tone: 'brand' },
    [ended]: { label: '已到期', tone: 'neutral' },
    [cancelled]: { label: '已取消', tone: 'neutral' },
    [refunded]: { label: '已退款', tone: 'neutral' },
  },
  conditions: {
    hasBegun: { holds: ({ hasBegun }) => hasBegun, refusal: notYet },
    isAhead: { holds: ({ hasBegun }) => !hasBegun, refusal: notYet },
  },
  transitions: [
    { from: unpaid, action: 'pay', who: 'system', to: active, when: ['hasBegun'] },
    { from: unpaid, action: 'pay', who: 'system', to: coming, when: ['isAhead'] },
    { from: coming, action: 'begin', who: 'system', to: active, when: ['hasBegun'] },
    // An upgrade ends what it takes the place of, begun or not.
    { from: [active, coming], action: 'end', who: 'system', to: ended },
    { from: unpaid, action: 'cancel', who: 'system', to: cancelled },
    // What was paid after all is given back.
    { from: cancelled, action: 'refund', who: 'system', to: refunded },
  ],
});
