import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { DEAL_MESSAGES } from './messages.ts';

export const DEAL_STATUS = { waiting: 0, confirmed: 1, refused: 2, expired: 3, finished: 4, void: 5 } as const;

export type DealStatus = (typeof DEAL_STATUS)[keyof typeof DEAL_STATUS];

/** Deals that have not fallen through: what they cover is bought, or waits for the supplier's word. */
export const LIVE_DEAL_STATUSES: readonly DealStatus[] = [
  DEAL_STATUS.waiting,
  DEAL_STATUS.confirmed,
  DEAL_STATUS.finished,
];

/** Deals that were agreed to and stand. */
export const STANDING_DEAL_STATUSES: readonly DealStatus[] = [DEAL_STATUS.confirmed, DEAL_STATUS.finished];

/** From the award to the supplier's word. */
export const CONFIRM_WITHIN_HOURS = 48;
/** From one side's wish to give a deal up to the other's consent. */
export const VOID_WITHIN_DAYS = 7;
/** A confirmed deal is taken as finished after so many days. */
export const FINISH_AFTER_DAYS = 180;
/** From the finish to the ratings. */
export const RATE_WITHIN_DAYS = 30;

/** What an act on a deal depends on besides its status. */
export interface DealFacts {
  /** The time to confirm is not over. */
  readonly isInTime: boolean;
  /** The own side has asked to give it up, not longer ago than VOID_WITHIN_DAYS. */
  readonly isVoidAsked: boolean;
  /** The other side has. */
  readonly isVoidOffered: boolean;
  readonly isRated: boolean;
  readonly mayStillRate: boolean;
}

const { waiting, confirmed, refused, expired, finished } = DEAL_STATUS;
const given = DEAL_STATUS.void;

/** Statuses of a deal (domain rules 4.8). Both sides rate each other once. */
export const dealMachine = defineStatusMachine<
  DealStatus,
  'buyer' | 'supplier' | 'system',
  'confirm' | 'refuse' | 'expire' | 'contract' | 'finish' | 'requestVoid' | 'confirmVoid' | 'rate',
  'isInTime' | 'isVoidUnasked' | 'isVoidUnoffered' | 'isVoidOffered' | 'isUnrated' | 'mayStillRate',
  DealFacts
>({
  statuses: {
    [waiting]: { label: '待确认', tone: 'warning' },
    [confirmed]: { label: '已确认', tone: 'brand' },
    [refused]: { label: '已拒绝', tone: 'danger' },
    [expired]: { label: '超时失效', tone: 'danger' },
    [finished]: { label: '已完成', tone: 'success' },
    [given]: { label: '已作废', tone: 'neutral' },
  },
  conditions: {
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed') },
    isVoidUnasked: {
      holds: ({ isVoidAsked }) => !isVoidAsked,
      refusal: refusal('stateConflict', DEAL_MESSAGES.voidAsked),
    },
    isVoidUnoffered: {
      holds: ({ isVoidOffered }) => !isVoidOffered,
      refusal: refusal('stateConflict', DEAL_MESSAGES.voidOffered),
    },
    isVoidOffered: {
      holds: ({ isVoidOffered }) => isVoidOffered,
      refusal: refusal('stateConflict', DEAL_MESSAGES.voidNotAsked),
    },
    isUnrated: { holds: ({ isRated }) => !isRated, refusal: refusal('stateConflict', DEAL_MESSAGES.rated) },
    mayStillRate: {
      holds: ({ mayStillRate }) => mayStillRate,
      refusal: refusal('deadlinePassed', DEAL_MESSAGES.ratingOver),
    },
  },
  transitions: [
    {
      ...{ from: waiting, action: 'confirm', who: 'supplier', to: confirmed, permission: 'deal_confirm' },
      when: ['isInTime'],
    },
    {
      ...{ from: waiting, action: 'refuse', who: 'supplier', to: refused, permission: 'deal_confirm' },
      when: ['isInTime'],
    },
    { from: waiting, action: 'expire', who: 'system', to: expired },
    {
      ...{ from: confirmed, action: 'contract', who: ['buyer', 'supplier'], to: confirmed, permission: 'deal_view' },
    },
    { from: confirmed, action: 'finish', who: 'buyer', to: finished, permission: 'deal_finish' },
    { from: confirmed, action: 'finish', who: 'system', to: finished },
    {
      ...{ from: confirmed, action: 'requestVoid', who: ['buyer', 'supplier'], to: confirmed },
      ...{ permission: 'deal_void', when: ['isVoidUnasked', 'isVoidUnoffered'] },
    },
    {
      ...{ from: confirmed, action: 'confirmVoid', who: ['buyer', 'supplier'], to: given },
      ...{ permission: 'deal_void', when: ['isVoidOffered'] },
    },
    {
      ...{ from: finished, action: 'rate', who: ['buyer', 'supplier'], to: finished, permission: 'deal_rate' },
      when: ['isUnrated', 'mayStillRate'],
    },
  ],
});
