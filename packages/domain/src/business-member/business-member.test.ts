import { describe, expect, test } from 'vitest';
import {
  type BusinessMemberAct,
  MEMBERSHIP_STATUS,
  type MemberFacts,
  refuseLeaving,
  refuseMemberAct,
  refuseNewOwner,
  refuseOtherRoles,
  ruledOutMemberActs,
  whyNotMemberAct,
} from '../business-members.ts';

const { active, disabled, removed } = MEMBERSHIP_STATUS;
const colleague: MemberFacts = { status: active, isOwner: false, isSelf: false, isUsable: true };
const owner: MemberFacts = { ...colleague, isOwner: true };
const self: MemberFacts = { ...colleague, isSelf: true };
const messageOf = (act: BusinessMemberAct, member: MemberFacts) => refuseMemberAct(act, member)?.message ?? null;

describe('acts on members', () => {
  test('BM1: the administrator is neither disabled nor removed, and nobody disables or removes herself', () => {
    for (const act of ['disable', 'remove'] as const) {
      expect(messageOf(act, colleague)).toBeNull();
      expect(messageOf(act, owner)).toBe('企业管理员不能停用或移除');
      expect(messageOf(act, { ...owner, isSelf: true })).toBe('企业管理员不能停用或移除');
      expect(messageOf(act, self)).toBe('不能停用或移除自己，如需离开请使用“退出企业”');
      for (const member of [owner, self]) expect(whyNotMemberAct(act, member)).toBe(messageOf(act, member));
      // What her status rules out is left out without a word.
      expect(whyNotMemberAct(act, { ...colleague, status: removed })).toBeNull();
    }
    expect(whyNotMemberAct('transfer', colleague)).toBeNull();
  });

  test('BM2: nobody changes own roles, nor the administrator’s; who was removed is let in by no act', () => {
    expect(refuseOtherRoles(colleague)).toBeNull();
    expect(refuseOtherRoles(self)?.message).toBe('不能修改自己的角色');
    expect(refuseOtherRoles(owner)?.message).toContain('转让管理员');
    expect(ruledOutMemberActs({ ...colleague, status: disabled })).toEqual(['update', 'disable', 'transfer']);
    expect(ruledOutMemberActs({ ...colleague, status: removed })).toEqual([
      ...['update', 'disable', 'enable', 'remove', 'transfer'],
    ]);
    expect(ruledOutMemberActs(colleague)).toEqual(['enable', 'transfer']);
  });

  test('BM3: the administrator alone passes the company on, to a certified colleague in good standing', () => {
    expect(messageOf('transfer', { ...owner, isSelf: true })).toBeNull();
    expect(messageOf('transfer', owner)).toBe('只有企业管理员本人可以转让管理员');
    expect(messageOf('transfer', self)).toBe('只有企业管理员本人可以转让管理员');
    expect(refuseNewOwner({ ...colleague, isCertified: true })).toBeNull();
    expect(refuseNewOwner({ ...colleague, isCertified: false })?.message).toBe('新管理员须先完成个人认证');
    for (const unfit of [
      undefined,
      { ...owner, isCertified: true },
      { ...colleague, status: disabled, isCertified: true },
      { ...colleague, isUsable: false, isCertified: true },
    ])
      expect(refuseNewOwner(unfit)?.message).toBe('新管理员须为本企业状态正常的其他成员');
  });

  test('BM4: everybody but the administrator may leave', () => {
    expect(refuseLeaving(self)).toBeNull();
    expect(refuseLeaving({ ...self, status: disabled })).toBeNull();
    expect(refuseLeaving(owner)?.message).toBe('企业管理员不能退出企业，请先转让管理员');
    expect(refuseLeaving({ ...self, status: removed })?.code).toBe(404);
  });
});
