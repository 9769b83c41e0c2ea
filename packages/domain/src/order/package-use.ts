import * as v from 'valibot';
import { type Refusal, refusal } from '../error/refusal.ts';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { DAY_MS } from '../time/units.ts';
import { ORDER_TYPE } from './order.ts';
import { ORDER_STATUS } from './order-status.ts';
import { PACKAGE_USE_MESSAGES as messages } from './package-use-messages.ts';

/** How long a buyer has to answer a use; then it counts as confirmed (domain rules 11.4). */
export const ANSWER_USE_WITHIN_HOURS = 48;

export const PACKAGE_USE_STATUS = { open: 0, confirmed: 1, refused: 2, lapsed: 3 } as const;

export type PackageUseStatus = (typeof PACKAGE_USE_STATUS)[keyof typeof PACKAGE_USE_STATUS];

const { open, confirmed, refused, lapsed } = PACKAGE_USE_STATUS;

/** Statuses of an order whose uses are answered; in dispute they wait, and with its refund they lapse. */
const RUNNING: readonly number[] = [ORDER_STATUS.serving, ORDER_STATUS.delivered, ORDER_STATUS.done];

/** What an act on a use depends on besides its status. */
export interface PackageUseFacts {
  readonly orderStatus: number;
  /** The 48 hours are not over. */
  readonly isInTime: boolean;
}

/**
 * Statuses of one use of a package of legal services: the seller's lawyer says it, the buyer confirms or refuses it in
 * 48 hours, time confirms it after (domain rules 11.4). A refused or lapsed one counts no more.
 */
export const packageUseMachine = defineStatusMachine<
  PackageUseStatus,
  'buyer' | 'system',
  'confirm' | 'refuse' | 'lapse',
  'isRunning' | 'isOverdue' | 'isInTime' | 'isRefunded',
  PackageUseFacts
>({
  statuses: {
    [open]: { label: '待确认', tone: 'warning' },
    [confirmed]: { label: '已确认', tone: 'success' },
    [refused]: { label: '不认可', tone: 'danger' },
    [lapsed]: { label: '已失效', tone: 'neutral' },
  },
  conditions: {
    isRunning: {
      holds: ({ orderStatus }) => RUNNING.includes(orderStatus),
      refusal: refusal('stateConflict', messages.notRunning),
    },
    isOverdue: { holds: ({ isInTime }) => !isInTime, refusal: refusal('stateConflict') },
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed', messages.answerOver) },
    isRefunded: {
      holds: ({ orderStatus }) => orderStatus === ORDER_STATUS.refunded,
      refusal: refusal('stateConflict'),
    },
  },
  transitions: [
    { from: open, action: 'confirm', who: 'buyer', to: confirmed, permission: 'order_accept', when: ['isRunning'] },
    { from: open, action: 'confirm', who: 'system', to: confirmed, when: ['isOverdue', 'isRunning'] },
    {
      ...{ from: open, action: 'refuse', who: 'buyer', to: refused, permission: 'order_accept' },
      when: ['isRunning', 'isInTime'],
    },
    { from: open, action: 'lapse', who: 'system', to: lapsed, when: ['isRefunded'] },
  ],
});

/** What the seller's lawyer says of a use: which item of the package, from 0, and what was done. */
export const packageUseRecord = v.object({
  itemNo: field('int', { label: '服务项目', required: true, min: 0, max: 99 }),
  note: field('str', { label: '服务说明', required: true, min: 2, max: 200 }),
});

/** Why a buyer does not accept a use. */
export const refuseUseRecord = refusalReason('不认可原因');

/** An item of a package as its order has it. */
export interface BoughtItem {
  readonly name: string;
  /** Of one package; null without limit. */
  readonly times: number | null;
}

/** How an item stands. */
export interface ItemBalance {
  readonly name: string;
  /** Bought in all; null without limit, like what is left. */
  readonly times: number | null;
  /** Said and not refused, answered or not. */
  readonly used: number;
  readonly left: number | null;
}

/** Whether a use counts: it is answered for, or waits for that. */
export const countsAsUsed = (status: number): boolean => status === open || status === confirmed;

/** How every item of an order stands, in its order. @param uses of that order */
export function itemBalances(
  items: readonly BoughtItem[],
  quantity: number,
  uses: readonly { readonly itemNo: number; readonly status: number }[],
): ItemBalance[] {
  return items.map(({ name, times }, index) => {
    const used = uses.filter(({ itemNo, status }) => itemNo === index && countsAsUsed(status)).length;
    const bought = times === null ? null : times * quantity;
    return { name, times: bought, used, left: bought === null ? null : Math.max(0, bought - used) };
  });
}

/** Until when a package is used. @param begin of its service */
export const packageEnd = (begin: Date, days: number): Date => new Date(begin.getTime() + days * DAY_MS);

/** What is asked of a use before it is written. */
export interface WantedUse {
  readonly orderType: number;
  readonly orderStatus: number;
  /** Null before the seller has begun. */
  readonly begin: Date | null;
  /** For which it is valid from there. */
  readonly days: number;
  /** Of the item; undefined where the package has no such one. */
  readonly balance: ItemBalance | undefined;
  readonly now: Date;
}

/** Why a use cannot be written: nothing beyond the service's time, its days and the times that were bought. */
export function refuseUse({ orderType, orderStatus, begin, days, balance, now }: WantedUse): Refusal | null {
  if (orderType !== ORDER_TYPE.lawPackage) return refusal('stateConflict', messages.noPackage);
  if (balance === undefined) return refusal('invalidParameter', messages.noItem);
  if (orderStatus !== ORDER_STATUS.serving || begin === null) return refusal('stateConflict', messages.notServing);
  if (now.getTime() >= packageEnd(begin, days).getTime()) return refusal('deadlinePassed', messages.over);
  return balance.left === 0 ? refusal('stateConflict', messages.usedUp(balance.name)) : null;
}
