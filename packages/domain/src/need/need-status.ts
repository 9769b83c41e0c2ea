import { defineStatusMachine } from '../record/status-machine.ts';

export const NEED_STATUS = { pending: 0, shown: 1, matched: 2, finished: 3, closed: 4, rejected: 5 } as const;

export type NeedStatus = (typeof NEED_STATUS)[keyof typeof NEED_STATUS];

export const NEED_REPLY_STATUS = { waiting: 0, chosen: 1, passed: 2, withdrawn: 3 } as const;

export type NeedReplyStatus = (typeof NEED_REPLY_STATUS)[keyof typeof NEED_REPLY_STATUS];

const { pending, shown, matched, finished, closed, rejected } = NEED_STATUS;
const { waiting, chosen, passed, withdrawn } = NEED_REPLY_STATUS;

/** Statuses of a need (domain rules 32.5). The system closes what is past its deadline and has found nobody. */
export const needMachine = defineStatusMachine({
  statuses: {
    [pending]: { label: '待审核', tone: 'warning' },
    [shown]: { label: '展示中', tone: 'brand' },
    [matched]: { label: '已对接', tone: 'success' },
    [finished]: { label: '已完成', tone: 'success' },
    [closed]: { label: '已关闭', tone: 'neutral' },
    [rejected]: { label: '驳回', tone: 'danger' },
  },
  transitions: [
    { from: pending, action: 'approve', who: ['ops', 'system'], to: shown },
    { from: pending, action: 'reject', who: ['ops', 'system'], to: rejected },
    { from: shown, action: 'choose', who: 'owner', to: matched, permission: 'need_add' },
    { from: matched, action: 'finish', who: 'owner', to: finished, permission: 'need_add' },
    { from: matched, action: 'reopen', who: 'owner', to: shown, permission: 'need_add' },
    { from: [pending, shown, matched], action: 'close', who: 'owner', to: closed, permission: 'need_add' },
    { from: shown, action: 'choose', who: 'visitor', to: matched },
    { from: matched, action: 'finish', who: 'visitor', to: finished },
    { from: matched, action: 'reopen', who: 'visitor', to: shown },
    { from: [pending, shown, matched], action: 'close', who: 'visitor', to: closed },
    { from: [pending, shown], action: 'close', who: 'system', to: closed },
  ],
});

/** Statuses of a reply to a need. Whoever chooses one passes the others; a need that opens again passes the chosen one. */
export const needReplyMachine = defineStatusMachine({
  statuses: {
    [waiting]: { label: '待选择', tone: 'brand' },
    [chosen]: { label: '已选中', tone: 'success' },
    [passed]: { label: '未选中', tone: 'neutral' },
    [withdrawn]: { label: '已撤回', tone: 'neutral' },
  },
  transitions: [
    { from: waiting, action: 'choose', who: 'needOwner', to: chosen, permission: 'need_add' },
    { from: waiting, action: 'choose', who: 'visitor', to: chosen },
    { from: [waiting, chosen], action: 'pass', who: ['needOwner', 'visitor', 'system'], to: passed },
    { from: waiting, action: 'withdraw', who: 'replier', to: withdrawn, permission: 'need_reply' },
  ],
});
