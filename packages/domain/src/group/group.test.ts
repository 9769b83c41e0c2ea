import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  GROUP_LIST_NAMES,
  GROUP_STATUS,
  type GroupSide,
  groupInvitation,
  groupMachine,
  groupSharing,
} from '../groups.ts';

test('GP1: the parent asks, the subsidiary answers and says what it shows, either ends it', () => {
  const may = (side: GroupSide, status: keyof typeof GROUP_STATUS, permissionKeys = ['business_edit']) =>
    groupMachine.allowedActions(GROUP_STATUS[status], { is: [side], permissionKeys }, {});
  expect([may('parent', 'waiting'), may('subsidiary', 'waiting')]).toEqual([['revoke'], ['accept', 'refuse']]);
  expect([may('parent', 'joined'), may('subsidiary', 'joined')]).toEqual([['end'], ['share', 'end']]);
  expect(may('subsidiary', 'joined', ['business_view'])).toEqual([]);
  for (const status of ['refused', 'revoked', 'ended'] as const) {
    for (const side of ['parent', 'subsidiary'] as const) expect(may(side, status)).toEqual([]);
  }
});

test('GP2: a subsidiary is asked by its credit code, and shows lists that there are, or none', () => {
  expect(v.parse(groupInvitation, { creditCode: ' 91220104madem0a23n ' })).toEqual({
    creditCode: '91220104MADEM0A23N',
  });
  expect(v.safeParse(groupInvitation, { creditCode: '91220104MADEM0A23X' }).issues?.[0].message).toBe(
    '统一社会信用代码格式不正确',
  );
  expect(v.parse(groupSharing, { lists: [] })).toEqual({ lists: [] });
  expect(v.is(groupSharing, { lists: GROUP_LIST_NAMES })).toBe(true);
  expect(v.is(groupSharing, { lists: ['fund'] })).toBe(false);
});
