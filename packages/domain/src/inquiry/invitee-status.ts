import { dictionary } from '../dictionary/dictionary.ts';
import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';

export const INVITEE_STATUS = { unseen: 0, seen: 1, accepted: 2, declined: 3, quoted: 4, expired: 5 } as const;

export type InviteeStatus = (typeof INVITEE_STATUS)[keyof typeof INVITEE_STATUS];

/** Where an invitee came from. */
export const INVITEE_SOURCES = dictionary([
  [1, '供应商库'],
  [2, '平台推荐'],
  [3, '公开报名'],
]);

export interface InviteeFacts {
  /** The deadline of the first round is not over. */
  readonly isInTime: boolean;
}

const { unseen, seen, accepted, declined, quoted, expired } = INVITEE_STATUS;

/** Statuses of an invitation to quote (domain rules 3.6). */
export const inviteeMachine = defineStatusMachine<
  InviteeStatus,
  'supplier' | 'system',
  'view' | 'accept' | 'decline' | 'quote' | 'expire',
  'isInTime',
  InviteeFacts
>({
  statuses: {
    [unseen]: { label: '待查看', tone: 'neutral' },
    [seen]: { label: '已查看', tone: 'brand' },
    [accepted]: { label: '已接受', tone: 'brand' },
    [declined]: { label: '已谢绝', tone: 'danger' },
    [quoted]: { label: '已报价', tone: 'success' },
    [expired]: { label: '已失效', tone: 'neutral' },
  },
  conditions: {
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed') },
  },
  transitions: [
    { from: unseen, action: 'view', who: 'supplier', to: seen },
    {
      ...{ from: [unseen, seen, declined], action: 'accept', who: 'supplier', to: accepted },
      ...{ permission: 'quotation_view', when: ['isInTime'] },
    },
    {
      ...{ from: [unseen, seen, accepted], action: 'decline', who: 'supplier', to: declined },
      ...{ permission: 'quotation_view', when: ['isInTime'] },
    },
    { from: [unseen, seen, accepted], action: 'quote', who: 'system', to: quoted },
    { from: [unseen, seen, accepted], action: 'expire', who: 'system', to: expired },
  ],
});
