import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  checkSignUp,
  SIGN_UP_STATUS,
  type SignUpFacts,
  type SignUpStatus,
  signUpMachine,
  signUpRecord,
} from '../sign-ups.ts';

/** Of nobody: the example of GB 11643-1999. */
const ID_CARD = '11010519491231002X';
const letter = { id: '1', fileName: '授权委托书.pdf', fileExt: 'pdf', fileSize: 3, modifyStatus: 1 };
const filled = {
  ...{ contactName: '王建国', contactPhone: '13800003333', email: '', authorizedPerson: '赵敏' },
  ...{ authorizedIdCard: ID_CARD, authorizationLetter: [letter], commitment: 1 },
};
const told = (over: object) => {
  const result = v.safeParse(signUpRecord, { ...filled, ...over });
  return result.success ? [] : result.issues.map(({ message }) => message);
};

describe('SU3: a sign-up asks for what it needs in its own words', () => {
  test.each([
    [{}, []],
    [{ authorizedIdCard: '110105194912310021' }, ['请输入正确的身份证号码']],
    [{ authorizationLetter: [] }, ['请上传授权委托书']],
    [{ commitment: 0 }, ['请先勾选承诺']],
  ])('%j', (over, messages) => expect(told(over)).toEqual(messages));
});

test('SU4: the shares of a consortium come to 100, where the tender takes one', () => {
  const check = (shares: readonly number[], allowConsortium = true) =>
    checkSignUp(
      { consortium: shares.map((share, index) => ({ businessName: `联合体${index}`, share })) },
      { requiredQualifications: [], allowConsortium },
      [],
    ).map(({ message }) => message);
  expect(check([])).toEqual([]);
  expect(check([60, 40])).toEqual([]);
  expect(check([60, 39])).toEqual(['联合体份额合计须为100%']);
  expect(check([60, 40], false)).toHaveLength(1);
});

test('SU5: it goes the ways of its status table, in the times of its tender, and stays once a bid was sent', () => {
  const { waiting, approved, rejected, cancelled } = SIGN_UP_STATUS;
  const open: SignUpFacts = { takesSignUps: true, takesBids: true, hasSentBid: false };
  const go = (
    from: SignUpStatus,
    action: Parameters<typeof signUpMachine.transition>[1],
    who: 'buyer' | 'supplier' | 'system',
    facts: SignUpFacts = open,
  ) => {
    const actor = { is: [who], permissionKeys: ['bid_signup', 'tender_audit'] };
    const result = signUpMachine.transition(from, action, actor, facts);
    return result.ok ? result.status : result.refusal.code;
  };
  expect(go(waiting, 'approve', 'buyer')).toBe(approved);
  expect(go(waiting, 'reject', 'buyer')).toBe(rejected);
  expect(go(rejected, 'submit', 'supplier')).toBe(waiting);
  expect(go(approved, 'cancel', 'supplier')).toBe(cancelled);
  expect(go(approved, 'cancel', 'supplier', { ...open, hasSentBid: true })).toBe(422);
  expect(go(waiting, 'approve', 'buyer', { ...open, takesSignUps: false })).toBe(410);
  // Nobody has decided: it is let in.
  expect(go(waiting, 'admit', 'system', { ...open, takesSignUps: false })).toBe(approved);
});
