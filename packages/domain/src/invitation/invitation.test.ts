import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seats } from '../index.ts';
import {
  INVITATION_STATUS,
  INVITED_COLUMNS,
  invitationMachine,
  invitationStatusByNow,
  invitedRow,
  JOIN_REQUEST_STATUS,
  joinRequestMachine,
  linkState,
  readInvitedRows,
  readPhoneLines,
} from '../invitations.ts';

test('IV1: a company has 5, 20, 50 or 200 seats by its level', () => {
  expect([0, 1, 2, 3, 9].map(seats)).toEqual([5, 20, 50, 200, 5]);
});

describe('IV2: an invitation is answered in its time by whom it is for, taken back by the company, or ends', () => {
  const { waiting, joined, refused, revoked, expired } = INVITATION_STATUS;
  const inTime = { isInTime: true };
  const invitee = { is: ['invitee'], permissionKeys: [] } as const;
  const inviter = { is: ['inviter'], permissionKeys: ['member_invite'] } as const;

  test('while it waits', () => {
    expect(invitationMachine.allowedActions(waiting, invitee, inTime)).toEqual(['accept', 'refuse']);
    expect(invitationMachine.allowedActions(waiting, inviter, inTime)).toEqual(['revoke']);
    expect(invitationMachine.allowedActions(waiting, { is: ['inviter'], permissionKeys: [] }, inTime)).toEqual([]);
  });

  test('not when its time is over', () => {
    expect(invitationMachine.transition(waiting, 'accept', invitee, { isInTime: false })).toMatchObject({
      ok: false,
      refusal: { code: 410, message: '邀请已失效' },
    });
    expect(invitationMachine.allowedActions(waiting, inviter, { isInTime: false })).toEqual([]);
    expect(invitationStatusByNow(waiting, { isInTime: false })).toBe(expired);
    expect(invitationStatusByNow(waiting, inTime)).toBe(waiting);
    expect(invitationStatusByNow(joined, { isInTime: false })).toBe(joined);
  });

  test('for who has joined in another way it is over', () => {
    const system = { is: ['system'], permissionKeys: [] } as const;
    expect(invitationMachine.transition(waiting, 'settle', system, inTime)).toMatchObject({ status: joined });
  });

  test.each([joined, refused, revoked, expired])('nor in status %i', (status) => {
    expect(invitationMachine.allowedActions(status, invitee, inTime)).toEqual([]);
    expect(invitationMachine.allowedActions(status, inviter, inTime)).toEqual([]);
  });
});

test('IV3: a request to join is agreed to or refused once, by who may invite', () => {
  const { waiting, agreed, refused } = JOIN_REQUEST_STATUS;
  const company = { is: ['company'], permissionKeys: ['member_invite'] } as const;
  expect(joinRequestMachine.allowedActions(waiting, company, {})).toEqual(['agree', 'refuse']);
  expect(joinRequestMachine.allowedActions(waiting, { ...company, permissionKeys: [] }, {})).toEqual([]);
  for (const status of [agreed, refused]) expect(joinRequestMachine.allowedActions(status, company, {})).toEqual([]);
});

describe('IV4: an invitation asks for what it needs in its own words', () => {
  const filled = { phone: '13844120036', roleIds: ['2'], expireDays: 7 };
  const told = (over: object) => {
    const read = v.safeParse(invitedRow, { ...filled, ...over });
    return read.success ? [] : read.issues.map(({ message }) => message);
  };
  test.each([
    [{}, []],
    [{ phone: '12844120036' }, ['请输入11位手机号！']],
    [{ roleIds: [] }, ['请选择角色']],
    [{ roleIds: ['1', '2', '3', '4', '5', '6'] }, ['最多选择5个角色']],
    [{ expireDays: 30 }, ['请选择有效期']],
    [{ department: '长'.repeat(31) }, ['部门不能超过30个字']],
  ])('%j', (over, messages) => expect(told(over)).toEqual(messages));
});

describe('IV5: phones are read one a line, however they are written', () => {
  test.each([
    ['13844120036', '13844120036', ''],
    ['138 4412 0036', '13844120036', ''],
    ['138-4412-0036', '13844120036', ''],
    ['+86 13844120036', '13844120036', ''],
    ['１３８４４１２００３６', '13844120036', ''],
    ['张三 13844120036', '13844120036', '张三'],
    ['13844120036，张三', '13844120036', '张三'],
    ['张三\t13844120036', '13844120036', '张三'],
  ])('%j', (line, phone, name) => expect(readPhoneLines(line)).toEqual([{ phone, name, message: null }]));

  test('what is none, and what stands there twice, says so', () => {
    expect(readPhoneLines('13844120036\n\n12844120036\r\n13844120036\n李四').map(({ message }) => message)).toEqual([
      ...[null, '请输入11位手机号！', '手机号重复', '请输入11位手机号！'],
    ]);
  });
});

describe('IV6: a workbook of people is read row by row', () => {
  const roles = [
    { id: '2', name: '采购员' },
    { id: '77', name: '片区采购' },
  ];
  const read = (...rows: readonly (readonly string[])[]) => readInvitedRows([INVITED_COLUMNS, ...rows], roles);

  test('roles are found by their names', () => {
    expect(read(['13844120036', '张三', '采购员、片区采购', '物资部', ''], [], ['13844120037'])).toEqual({
      rows: [
        {
          ...{ rowNo: 2, phone: '13844120036', name: '张三', roleIds: ['2', '77'] },
          ...{ department: '物资部', position: '' },
        },
        { rowNo: 4, phone: '13844120037', name: '', roleIds: [], department: '', position: '' },
      ],
      errors: [],
    });
  });

  test('what is wrong is named by its row', () => {
    expect(read(['13844120036'], ['1384412003', '', '会计'], ['13844120036'])).toMatchObject({
      rows: [{ rowNo: 2 }],
      errors: [
        { rowNo: 3, phone: '1384412003', messages: ['请输入11位手机号！', '角色“会计”不存在'] },
        { rowNo: 4, messages: ['手机号重复'] },
      ],
    });
  });

  test('another file, an empty one and one that is too long are refused as a whole', () => {
    expect(readInvitedRows([['姓名', '电话']], roles)).toEqual({ message: '文件与模板不一致，请下载最新模板填写' });
    expect(read()).toEqual({ message: '文件中没有可导入的数据' });
    expect(read(...Array.from({ length: 201 }, (_, index) => [String(13_800_000_000 + index)]))).toEqual({
      message: '一次最多导入200行',
    });
  });
});

test('IV7: a link leads in until it is stopped, used up or over', () => {
  const link = { isRevoked: false, expiresAt: 100, uses: 1, maxUses: 2 };
  expect(linkState(link, 99)).toBe('open');
  expect(linkState(link, 100)).toBe('expired');
  expect(linkState({ ...link, uses: 2 }, 99)).toBe('usedUp');
  expect(linkState({ ...link, isRevoked: true, uses: 2 }, 200)).toBe('revoked');
});
