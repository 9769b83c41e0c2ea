import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  BANK_CARD_STATUS,
  BANKS,
  type BankCardStatus,
  bankCardMachine,
  bankCardRecord,
  CARD_OWNER,
  checkBankCardFields,
  readCardBin,
} from '../bank-cards.ts';

const NOW = Date.parse('2026-11-26T00:00:00+08:00');
const DEBIT = '6222020000000000018';
/** 622575 is a credit card of 招商银行. */
const CREDIT = '6225750000000006';
const person = { ownerKind: CARD_OWNER.person, idCard: '220102198503150015', cardNo: DEBIT, branchName: '' } as const;
const company = {
  ownerKind: CARD_OWNER.company,
  idCard: '',
  cardNo: '22001450100052500000',
  branchName: '净月支行',
} as const;
const wrong = (fields: Parameters<typeof checkBankCardFields>[0]) =>
  checkBankCardFields(fields, NOW).map(({ field, message }) => `${field} ${message}`);

describe('the fields of a card', () => {
  test('BK1: of a person: a card with its check, an identity number', () => {
    expect(wrong(person)).toEqual([]);
    expect(wrong({ ...person, cardNo: '6222020000000000019' })).toEqual(['cardNo 请输入正确的银行卡号']);
    expect(wrong({ ...person, idCard: '' })).toEqual(['idCard 请输入正确的身份证号码']);
    expect(wrong({ ...person, idCard: '220102198503150016' })).toEqual(['idCard 请输入正确的身份证号码']);
    expect(wrong({ ...person, cardNo: CREDIT })).toEqual([]);
  });

  test('BK1: of a company: 8 to 32 digits without a check, and a branch', () => {
    expect(wrong(company)).toEqual([]);
    const digits = (length: number) => '1'.repeat(length);
    expect([7, 8, 32, 33].map((length) => wrong({ ...company, cardNo: digits(length) }).length)).toEqual([1, 0, 0, 1]);
    expect(wrong({ ...company, branchName: '' })).toEqual(['branchName 请输入开户支行']);
  });

  test('BK1: each says by itself what is wrong with it', () => {
    const read = (fields: object) =>
      v
        .safeParse(bankCardRecord, {
          ...company,
          bankCode: 'ICBC',
          cnaps: '',
          reservePhone: '13800138000',
          isDefault: 0,
          ...fields,
        })
        .issues?.map(({ message }) => message);
    expect(read({})).toBeUndefined();
    expect(read({ cnaps: '31324100000' })).toEqual(['请输入12位联行号']);
    expect(read({ bankCode: null })).toEqual(['请选择开户银行']);
    expect(read({ reservePhone: '1' })).toEqual(['请输入11位手机号！']);
    expect(read({ branchName: '净月' })).toEqual(['开户支行不能少于4个字']);
    expect(v.parse(bankCardRecord.entries.cardNo, ' 6222 0200 0000 0000 018 ')).toBe(DEBIT);
  });

  test('BK2: a company binds no credit card', () => {
    expect(wrong({ ...company, cardNo: CREDIT })).toEqual(['cardNo 企业账户不支持绑定信用卡']);
    // Begins as one and is an account.
    expect(wrong({ ...company, cardNo: '6225750000000001' })).toEqual([]);
  });
});

describe('the first digits of a card', () => {
  test('BK2: say bank and kind, in groups too', () => {
    expect(readCardBin('6222 02')).toEqual({ bankCode: 'ICBC', isCredit: false });
    expect(readCardBin(CREDIT)).toEqual({ bankCode: 'CMB', isCredit: true });
    expect(readCardBin('95599')).toEqual({ bankCode: 'ABC', isCredit: false });
    expect(readCardBin('62220')).toBeNull();
    expect(readCardBin('')).toBeNull();
  });

  test('BK2: name banks that can be chosen, whatever follows them', () => {
    const known = BANKS.map(({ value }) => value);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        const bin = readCardBin(digits);
        expect(bin === null || known.includes(bin.bankCode)).toBe(true);
        if (bin !== null) expect(readCardBin(`${digits}0`)).toEqual(bin);
      }),
    );
  });
});

describe('the statuses of a card', () => {
  const { pending, bound, failed, unbound } = BANK_CARD_STATUS;
  type Action = Parameters<typeof bankCardMachine.transition>[1];
  const free = { isInUse: false, isDefault: false };
  const go = (from: BankCardStatus, action: Action, facts = free, who: 'owner' | 'system' = 'owner') => {
    const keys = { is: [who], permissionKeys: ['bankcard_bind', 'bankcard_unbind'] };
    const result = bankCardMachine.transition(from, action, keys, facts);
    return result.ok ? result.status : result.refusal.message;
  };

  test('BK3: an account is verified or fails while it waits, and what never was bound is given up', () => {
    expect(go(pending, 'verify')).toBe(bound);
    expect(go(pending, 'fail', free, 'system')).toBe(failed);
    expect(go(pending, 'fail')).toBe('暂无操作权限，请联系企业管理员');
    for (const status of [pending, failed]) expect(go(status, 'drop')).toBe(unbound);
    for (const status of [bound, failed, unbound]) expect(go(status, 'verify')).toBe('当前状态不允许该操作');
  });

  test('BK3: a bound card is unbound unless something needs it, and becomes the default unless it is', () => {
    expect(go(bound, 'unbind')).toBe(unbound);
    expect(go(bound, 'unbind', { ...free, isInUse: true })).toBe('该卡存在处理中的交易，暂不能解绑');
    expect(go(bound, 'setDefault')).toBe(bound);
    expect(go(bound, 'setDefault', { ...free, isDefault: true })).toBe('当前状态不允许该操作');
    for (const action of ['unbind', 'drop', 'setDefault', 'verify'] as const) {
      expect(go(unbound, action)).toBe('当前状态不允许该操作');
    }
  });
});
