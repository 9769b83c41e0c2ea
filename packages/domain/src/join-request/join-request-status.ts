import { defineStatusMachine } from '../record/status-machine.ts';

export const JOIN_REQUEST_STATUS = { waiting: 0, agreed: 1, refused: 2, withdrawn: 3 } as const;

export type JoinRequestStatus = (typeof JOIN_REQUEST_STATUS)[keyof typeof JOIN_REQUEST_STATUS];

const { waiting, agreed, refused, withdrawn } = JOIN_REQUEST_STATUS;

/** Statuses of a request to join a company (domain rules 16.2). */
export const joinRequestMachine = defineStatusMachine({
  statuses: {
    [waiting]: { label: '待审核', tone: 'warning' },
    [agreed]: { label: '已同意', tone: 'success' },
    [refused]: { label: '已拒绝', tone: 'danger' },
    [withdrawn]: { label: '已撤回', tone: 'neutral' },
  },
  transitions: [
    { from: waiting, action: 'agree', who: 'company', to: agreed, permission: 'member_invite' },
    { from: waiting, action: 'refuse', who: 'company', to: refused, permission: 'member_invite' },
    { from: waiting, action: 'withdraw', who: 'applicant', to: withdrawn },
  ],
});
