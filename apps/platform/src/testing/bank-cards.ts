import '../member/tables.ts';
import { randomUUID } from 'node:crypto';
import { keepNumber, markNumber, personPurpose } from '../certification/citizen-number.ts';
import { hashPassword } from '../member/password-hash.ts';
import { type TestMember, tokensOf } from './members.ts';
import { PATHS, receiveCode, type TestPlatform } from './test-platform.ts';

export const CARDS_PATH = '/api/rs-member-service/ecomm/bankcard';
export const PIN = '258036';

const passesLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** A debit card of 中国工商银行 that passes its check, one a number. */
function cardNumber(index: number): string {
  const body = `622202${String(index).padStart(12, '0')}`;
  return body + (['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((last) => passesLuhn(body + last)) ?? '');
}

let indexes = 100;
/** One that nobody has, and that the banks of a demonstration know. */
export function newCardNumber(): string {
  indexes += 1;
  const number = cardNumber(indexes);
  return number.endsWith('99') ? newCardNumber() : number;
}

/** Certifies a member as a person, as if his application had been approved. */
export async function certifyPerson(
  { db, keeper }: TestPlatform,
  { userId }: TestMember,
  { number, name = '王建国' }: { readonly number: string; readonly name?: string },
): Promise<void> {
  const kept = await keepNumber(keeper, number, personPurpose(userId));
  const fields = {
    ...{ realName: name, idCardBegin: '2015-01-01', idCardEnd: '', isLongTerm: 1, phone: '13800138000' },
    ...{ frontImage: [], backImage: [], holdImage: [], faceVideo: [] },
  };
  await db.admin(
    `insert into personal_certification (create_user_id, update_user_id, code, status, fields, id_number, id_mark,
       id_masked, submit_time, decide_time)
     values ($1, $1, 'AQ' || app.next_id(), 2, $2, $3, $4, $5, now(), now())`,
    [userId, JSON.stringify(fields), kept.number, await markNumber(keeper, number), kept.masked],
  );
}

/** Gives a member the payment PIN {@link PIN}. */
export async function givePin({ db }: TestPlatform, { userId }: TestMember): Promise<void> {
  await db.admin('insert into pay_password (user_id, pin_hash) values ($1, $2)', [userId, await hashPassword(PIN)]);
}

/** The code that proves the phone of a card. */
export async function receiveCardCode(platform: TestPlatform, phone: string): Promise<string> {
  // As if those before had been sent long ago: an address has so many an hour.
  await platform.db.admin(`update sms_code set created_at = created_at - interval '2 hours'`);
  return receiveCode(platform, phone, 'bank-card', `${PATHS.verificationCode}?phone=${phone}`);
}

let phones = 13_560_000_000;

/** Binds a card with the code that its phone receives. */
export async function bindCardOf(
  platform: TestPlatform,
  member: TestMember,
  fields: object,
  key: string = randomUUID(),
) {
  phones += 1;
  const reservePhone = String(phones);
  const smsCode = await receiveCardCode(platform, reservePhone);
  return platform.post(
    `${CARDS_PATH}/bind`,
    { ...{ idCard: '', branchName: '', cnaps: '', isDefault: 0, bankCode: 'ICBC', reservePhone, smsCode }, ...fields },
    { tokens: tokensOf(member), headers: { 'idempotency-key': key } },
  );
}

/** A ticket of the payment PIN. */
export const provePin = (platform: TestPlatform, member: TestMember, bizId: string, over: object = {}) =>
  platform.post(
    '/api/rs-member-service/ecomm/pay/pin-verify',
    { pin: PIN, purpose: 'unbindCard', bizId, amount: 0, ...over },
    { tokens: tokensOf(member) },
  );
