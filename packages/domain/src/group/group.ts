import * as v from 'valibot';
import { creditCodeField, sentCreditCode } from '../certification/identity-fields.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { GROUP_MESSAGES } from './messages.ts';

/** Subsidiaries that one company has, those that have not answered yet among them. */
export const MOST_SUBSIDIARIES = 50;

/** The lists that a subsidiary may show its parent, and what a member of the parent needs to read each. */
export const GROUP_LISTS = {
  inquiry: { label: '询价', permission: 'inquiry_view' },
  tender: { label: '招标', permission: 'tender_view' },
  deal: { label: '成交单', permission: 'deal_view' },
  member: { label: '成员', permission: 'member_view' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly permission: PermissionKey }>>;

export type GroupList = keyof typeof GROUP_LISTS;

// Object.keys of the table gives exactly its lists.
export const GROUP_LIST_NAMES = Object.keys(GROUP_LISTS) as readonly GroupList[];

/** Which company is asked to be a subsidiary, as it is filled in. */
export const groupInvitation = v.object({ creditCode: creditCodeField });

/** The same as it is sent. */
export const askedSubsidiary = v.object({ creditCode: sentCreditCode });

/** What a subsidiary shows its parent; nothing at all, too. */
export const groupSharing = v.object({
  lists: v.pipe(
    v.array(v.picklist(GROUP_LIST_NAMES, GROUP_MESSAGES.unknownList)),
    v.maxLength(GROUP_LIST_NAMES.length, GROUP_MESSAGES.unknownList),
  ),
});

export const GROUP_STATUS = { waiting: 0, joined: 1, refused: 2, revoked: 3, ended: 4 } as const;

export type GroupStatus = (typeof GROUP_STATUS)[keyof typeof GROUP_STATUS];

const { waiting, joined, refused, revoked, ended } = GROUP_STATUS;

/**
 * A company and its subsidiary: asked by the parent, agreed to by the subsidiary, which alone says what it shows, and ended
 * by either side.
 */
export const groupMachine = defineStatusMachine({
  statuses: {
    [waiting]: { label: '待确认', tone: 'warning' },
    [joined]: { label: '已关联', tone: 'success' },
    [refused]: { label: '已拒绝', tone: 'danger' },
    [revoked]: { label: '已撤回', tone: 'neutral' },
    [ended]: { label: '已解除', tone: 'neutral' },
  },
  transitions: [
    { from: waiting, action: 'accept', who: 'subsidiary', to: joined, permission: 'business_edit' },
    { from: waiting, action: 'refuse', who: 'subsidiary', to: refused, permission: 'business_edit' },
    { from: waiting, action: 'revoke', who: 'parent', to: revoked, permission: 'business_edit' },
    { from: joined, action: 'share', who: 'subsidiary', to: joined, permission: 'business_edit' },
    { from: joined, action: 'end', who: ['parent', 'subsidiary'], to: ended, permission: 'business_edit' },
  ],
});

export type GroupSide = 'parent' | 'subsidiary';
export type GroupAction = Parameters<typeof groupMachine.transition>[1];
