import { randomUUID } from 'node:crypto';
import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { type TestMember, tokensOf } from './members.ts';
import { TENDER_PATH, tendersOn } from './tenders.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';

export const SIGN_UP_PATH = TENDER_PATH.replace('tender', 'signup');
export const DEPOSIT_PATH = TENDER_PATH.replace('tender', 'deposit');
export const PAY_PATH = '/api/rs-member-service/ecomm/pay';
/** Of nobody: the example of GB 11643-1999. */
export const ID_CARD = '11010519491231002X';

/** What tests of sign-ups and what they pay do again and again, by the calls and as time would. */
export function signUpsOn(platform: () => TestPlatform) {
  const tenders = tendersOn(platform);
  const { by, pass } = tenders;
  /** A certificate that the tenders of tests ask for. */
  const certify = async (member: TestMember, over: { expireDate?: string } = {}) => {
    const [row] = await platform().db.admin<{ id: string }>(
      `insert into qualification (business_id, series, category_name, grade, cert_no, expire_date, approved_at)
       values ($1, '安全生产许可', '安全生产许可证', '', $2, $3, now()) returning id`,
      [member.businessId, randomUUID(), over.expireDate ?? '2030-01-01'],
    );
    return row?.id ?? '';
  };
  const fieldsOf = async (member: TestMember, tenderId: string, over: object = {}) => ({
    ...{ tenderId, contactName: '王建国', contactPhone: '13800003333', email: 'bid@example.com' },
    ...{ authorizedPerson: '赵敏', authorizedIdCard: ID_CARD, commitment: 1, consortium: [] },
    authorizationLetter: [await addUploadedFile(platform(), member, '授权委托书.pdf')],
    qualificationIds: [await certify(member)],
    ...over,
  });
  const submit = async (member: TestMember, tenderId: string, over: object = {}) =>
    by(member).post(`${SIGN_UP_PATH}/submit`, await fieldsOf(member, tenderId, over));
  const rowOf = async (member: TestMember, tenderId: string) => {
    const [row] = await platform().db.admin<{ id: string; version: number; status: number }>(
      'select id, version, status from sign_up where tender_id = $1 and business_id = $2',
      [tenderId, member.businessId],
    );
    if (row === undefined) throw new Error('has not signed up');
    return row;
  };
  const audit = async (buyer: TestMember, supplier: TestMember, tenderId: string, reason = '') => {
    const { id, version } = await rowOf(supplier, tenderId);
    return by(buyer).post(`${SIGN_UP_PATH}/audit`, { id, version, agree: reason === '' ? 1 : 0, reason });
  };
  const cancel = async (supplier: TestMember, tenderId: string) => {
    const { id, version } = await rowOf(supplier, tenderId);
    return by(supplier).post(`${SIGN_UP_PATH}/cancel`, { id, version });
  };
  /** A tender that takes sign-ups, and gives its documents out. */
  const open = async (buyer: TestMember, over: object = {}) => {
    const id = await tenders.publish(buyer, over);
    await pass(id, 'sign_up_start');
    await platform().db.admin(`update tender set doc_start = clock_timestamp() where id = $1`, [id]);
    return id;
  };
  /** The same without its way there. */
  const placed = async (buyer: TestMember, over: object = {}) => {
    const id = await tenders.save(buyer, over);
    await platform().db.admin(
      `update tender set status = 4, publish_time = now(), sign_up_start = clock_timestamp(), doc_start = clock_timestamp()
       where id = $1`,
      [id],
    );
    return id;
  };
  const bill = async (member: TestMember, tenderId: string, payType = 1) =>
    (await by(member).get(`${DEPOSIT_PATH}/bill?tenderId=${tenderId}&payType=${payType}`)).data;
  const pay = (member: TestMember, tenderId: string, method: number, payType = 1, over: object = {}) =>
    by(member).post(`${DEPOSIT_PATH}/create`, { tenderId, payType, method, agreed: 1, ...over });
  const answer = (member: TestMember, id: string, outcome: 'charged' | 'failed' | 'again') =>
    by(member).post(`${PAY_PATH}/sandbox`, { id, outcome });
  return {
    ...tenders,
    ...{ certify, fieldsOf, submit, rowOf, audit, cancel, open, placed, bill, pay, answer },
    /** Signs up and is let in. */
    letIn: async (buyer: TestMember, supplier: TestMember, tenderId: string) => {
      const signed = await submit(supplier, tenderId);
      if (signed.code !== 200) throw new Error(`not signed up: ${signed.msg}`);
      const audited = await audit(buyer, supplier, tenderId);
      if (audited.code !== 200) throw new Error(`not let in: ${audited.msg}`);
      return rowOf(supplier, tenderId);
    },
    /** Pays online at once. */
    settle: async (member: TestMember, tenderId: string, payType: number) => {
      const { data } = await pay(member, tenderId, 1, payType);
      return answer(member, data.orderId, 'charged');
    },
    voucher: async (member: TestMember, amount: number) => ({
      ...{ payerName: '吉林建材', paidAmount: amount, paidDate: '2026-11-25' },
      files: [await addUploadedFile(platform(), member, '转账凭证.pdf')],
    }),
    guarantee: async (member: TestMember, amount: number) => ({
      ...{ guaranteeNo: 'BH2026001', issuer: '吉林银行', guaranteeAmount: amount },
      validUntil: formatDateTime(Date.now() + 200 * DAY_MS).slice(0, 10),
      files: [await addUploadedFile(platform(), member, '保函.pdf')],
    }),
    tokens: tokensOf,
  };
}
