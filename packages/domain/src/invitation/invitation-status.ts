import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { INVITATION_MESSAGES } from './messages.ts';

export const INVITATION_STATUS = { waiting: 0, joined: 1, refused: 2, revoked: 3, expired: 4 } as const;

export type InvitationStatus = (typeof INVITATION_STATUS)[keyof typeof INVITATION_STATUS];

/** What an act on an invitation depends on besides its status; by the clock that was read after its lock. */
export interface InvitationFacts {
  readonly isInTime: boolean;
}

const { waiting, joined, refused, revoked, expired } = INVITATION_STATUS;

/**
 * Statuses of an invitation (domain rules 16.2). What has ended stays as it is: to send it again makes a new one. Who
 * may answer is whose phone it is for, whatever her roles elsewhere.
 */
export const invitationMachine = defineStatusMachine<
  InvitationStatus,
  'invitee' | 'inviter' | 'system',
  'accept' | 'refuse' | 'revoke' | 'expire' | 'settle',
  'isInTime',
  InvitationFacts
>({
  statuses: {
    [waiting]: { label: '待接受', tone: 'warning' },
    [joined]: { label: '已加入', tone: 'success' },
    [refused]: { label: '已拒绝', tone: 'danger' },
    [revoked]: { label: '已撤回', tone: 'neutral' },
    [expired]: { label: '已过期', tone: 'neutral' },
  },
  conditions: {
    isInTime: {
      holds: ({ isInTime }) => isInTime,
      refusal: refusal('deadlinePassed', INVITATION_MESSAGES.ended),
    },
  },
  transitions: [
    { from: waiting, action: 'accept', who: 'invitee', to: joined, when: ['isInTime'] },
    { from: waiting, action: 'refuse', who: 'invitee', to: refused, when: ['isInTime'] },
    { from: waiting, action: 'revoke', who: 'inviter', to: revoked, when: ['isInTime'], permission: 'member_invite' },
    { from: waiting, action: 'expire', who: 'system', to: expired },
    // She has joined in another way: it is no way in again once she has gone.
    { from: waiting, action: 'settle', who: 'system', to: joined },
  ],
});

/** What an invitation is by now: what nobody has answered in its time is over before its job has said so. */
export const invitationStatusByNow = (status: InvitationStatus, { isInTime }: InvitationFacts): InvitationStatus =>
  status === waiting && !isInTime ? expired : status;

/** Invitations that may be sent again, as new ones. */
export const RESENT_FROM: readonly InvitationStatus[] = [refused, revoked, expired];
