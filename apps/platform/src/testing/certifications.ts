import { randomBytes, randomUUID } from 'node:crypto';
import { checkCreditCode } from '@jianzhu/domain/forms';
import { hashToken, knownRecordId, type RecordId, tokenHashBytes } from '../db/context.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from './members.ts';
import { decideAsSeen } from './reviews.ts';
import { PATHS, receiveCode, type TestPlatform } from './test-platform.ts';

export const CERTIFICATION = '/api/rs-member-service/ecomm/certification';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A credit code that nobody has, one a number. */
function creditCode(index: number): string {
  const code = `91220101MA9${String(index).padStart(6, '0')}`;
  return code + ([...ALPHABET].find((last) => checkCreditCode(code + last) === null) ?? '');
}

let codes = 100;
export const newCode = (): string => {
  codes += 1;
  return creditCode(codes);
};

/** An identity number of somebody born on 15 March 1985, one a number. */
export function citizenId(index: number): string {
  const body = `22010219850315${String(index).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

/** Somebody with the business that every account starts with. */
export async function addApplicant(platform: TestPlatform): Promise<TestMember> {
  const businessId = await addBusiness(platform.db, '个人-测试');
  await platform.db.admin('update business set kind = 0 where id = $1', [businessId]);
  const member = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}', is_owner = true where user_id = $1`, [
    member.userId,
  ]);
  return member;
}

/** The same person in another login, acting for another business that he is a member of. */
export async function actingFor(platform: TestPlatform, member: TestMember, businessId: RecordId): Promise<TestMember> {
  const platformToken = randomBytes(32).toString('base64url');
  const accessToken = randomBytes(32).toString('base64url');
  const [login, session] = [hashToken(platformToken), hashToken(accessToken)];
  const [made] = await platform.db.admin<{ login_id: string; session_id: string }>(
    `with login as (
       insert into login (user_id, token_hash, idle_expires_at, expires_at)
       values ($1, $2, now() + interval '7 days', now() + interval '30 days') returning id)
     insert into session (login_id, user_id, business_id, token_hash, idle_expires_at, expires_at)
     select id, $1, $3, $4, now() + interval '7 days', now() + interval '30 days' from login
     returning login_id, id as session_id`,
    [member.userId, tokenHashBytes(login), businessId, tokenHashBytes(session)],
  );
  const [loginId, sessionId] = [knownRecordId(made?.login_id ?? ''), knownRecordId(made?.session_id ?? '')];
  return { ...member, businessId, loginId, sessionId, platformToken, accessToken, context: { login, session } };
}

type Side = 'personal' | 'corporate';

let files = 0;

/** An entry of a form for a picture that a member has uploaded. */
export async function addPicture(platform: TestPlatform, { businessId, userId }: TestMember, content?: Uint8Array) {
  files += 1;
  const fileName = `证件${files}.png`;
  const key = `tenant/certification-${files}`;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id,
       create_user_name, confirm_time)
     values ($1, $3, 'png', $5, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', $4, $2, '测试', now()) returning id`,
    [businessId, userId, fileName, key, content?.byteLength ?? 3],
  );
  if (content !== undefined) await platform.store.place(key, content, 'image/png');
  return { id: row?.id ?? '', fileName, fileExt: 'png', fileSize: 3, modifyStatus: 1 } as const;
}

/** The application of a form in a status, with its review, as if it had been handed in; its numbers open for nobody. */
export async function placeApplication(
  platform: TestPlatform,
  side: Side,
  { businessId, userId }: TestMember,
  { status, form, licenceEnd = null }: { status: number; form: Record<string, unknown>; licenceEnd?: string | null },
): Promise<string> {
  const { idCard: _idCard, legalIdCard: _legal, agentIdCard: _agent, ...fields } = form;
  const [number, mark] = [randomBytes(40), randomBytes(32)];
  const common = [userId, status, JSON.stringify(fields), number];
  const [row] = await (side === 'personal'
    ? platform.db.admin<{ id: string }>(
        `insert into personal_certification (create_user_id, update_user_id, code, status, fields, id_number, id_mark,
           id_masked, submit_time)
         values ($1, $1, 'AQ' || app.next_id(), $2, $3, $4, $5, '220102********0015', now()) returning id`,
        [...common, mark],
      )
    : platform.db.admin<{ id: string }>(
        `insert into corporate_certification (business_id, create_user_id, update_user_id, submit_user_id, code, status,
           fields, legal_number, business_name, credit_code, is_claim, license_end, submit_time)
         values ($5, $1, $1, $1, 'AQ' || app.next_id(), $2, $3, $4, $6, $7, $8, $9, now()) returning id`,
        [...common, businessId, form.businessName, form.creditCode, form.isClaim === 1, licenceEnd],
      ));
  const id = row?.id ?? '';
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, submit_user_id, submitted_at)
     values ($1, $2, $3, '认证', $4, $5, now())`,
    [`${side}_certification`, id, side === 'personal' ? null : businessId, status === 4 ? 2 : status, userId],
  );
  return id;
}

let phones = 13_550_000_000;
export const newPhone = (): string => {
  phones += 1;
  return String(phones);
};

export async function personForm(platform: TestPlatform, member: TestMember, fields: object = {}) {
  return {
    ...{ realName: '王建国', idCard: citizenId(1), idCardBegin: '2015-01-01', idCardEnd: '', isLongTerm: 1 },
    frontImage: [await addPicture(platform, member)],
    backImage: [await addPicture(platform, member)],
    ...{ holdImage: [], faceVideo: [], phone: newPhone() },
    ...fields,
  };
}

const REGION = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220104', districtName: '朝阳区' },
};

export async function companyForm(platform: TestPlatform, member: TestMember, fields: object = {}) {
  return {
    ...{ subjectType: 1, businessName: '长春测试建设有限公司', creditCode: creditCode(1), isClaim: 0 },
    ...{
      licenseBegin: '2010-01-01',
      licenseEnd: '',
      isLongTerm: 1,
      registeredCapital: '3000',
      establishDate: '2010-01-01',
    },
    ...{ companyNature: 2, companyRoles: [1], region: REGION, address: '人民大街100号', businessScope: '建筑工程施工' },
    ...{ legalName: '王建国', legalIdCard: citizenId(2), legalPhone: newPhone(), applicantIsLegal: 1 },
    ...{ agentName: '', agentIdCard: '', agentPhone: '', intro: '', website: '', landline: '', email: '' },
    licenseImage: [await addPicture(platform, member)],
    legalFront: [await addPicture(platform, member)],
    legalBack: [await addPicture(platform, member)],
    ...{ authorizationLetter: [], logo: [] },
    ...fields,
  };
}

export const certify = (platform: TestPlatform, member: TestMember, path: string, body: object) =>
  platform.post(`${CERTIFICATION}/${path}`, body, {
    tokens: tokensOf(member),
    headers: { 'idempotency-key': randomUUID() },
  });

/** Saves a form and hands it in with the code that its phone received; gives the last answer. */
export async function handInForm(platform: TestPlatform, member: TestMember, side: Side, form: object) {
  const saved = await certify(platform, member, `${side}/save`, form);
  if (saved.code !== 200) return saved;
  const { id, version } = saved.data;
  const phone: string = side === 'personal' ? saved.data.phone : saved.data.legalPhone;
  const smsCode = await receiveFormCode(platform, phone);
  return certify(platform, member, `${side}/submit`, { id, version, smsCode, agree: 1 });
}

/** The code that proves the phone of a form. */
export async function receiveFormCode(platform: TestPlatform, phone: string): Promise<string> {
  // As if those before had been sent long ago: an address has so many an hour.
  await platform.db.admin(`update sms_code set created_at = created_at - interval '2 hours'`);
  return receiveCode(platform, phone, 'certification', `${PATHS.verificationCode}?phone=${phone}`);
}

/** Decides an application as an operator. */
export const decideForm = (
  platform: TestPlatform,
  operatorToken: string,
  side: Side,
  bizId: string,
  verdict: object = { agree: 1 },
) => decideAsSeen(platform, { bizType: `${side}_certification`, bizId, ...verdict }, { operatorToken });

/** A person who has had a company certified and acts for it. */
export async function addCertified(platform: TestPlatform, operatorToken: string, fields: object = {}) {
  const who = await addApplicant(platform);
  const code = newCode();
  const form = await companyForm(platform, who, { creditCode: code, ...fields });
  const { data } = await handInForm(platform, who, 'corporate', form);
  await decideForm(platform, operatorToken, 'corporate', data.id);
  const [company] = await platform.db.admin<{ business_id: string }>(
    'select business_id from corporate_certification where credit_code = $1 and status = 2',
    [code],
  );
  const id = company?.business_id ?? '';
  return { who: await actingFor(platform, who, knownRecordId(id)), code, id };
}
