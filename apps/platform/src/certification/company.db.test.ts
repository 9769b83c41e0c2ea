import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownRecordId } from '../db/context.ts';
import { readStanding } from '../member/standing.ts';
import {
  actingFor,
  addApplicant,
  addCertified,
  addPicture,
  CERTIFICATION,
  certify,
  citizenId,
  companyForm,
  decideForm,
  handInForm,
  newCode,
  placeApplication,
} from '../testing/certifications.ts';
import { addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { dumpAsBackup } from '../testing/table-dump.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { licenceJob } from './licence-jobs.ts';

let platform: TestPlatform;
let operatorToken = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const detail = async (who: TestMember) => (await platform.get(`${CERTIFICATION}/corporate/detail`, tokensOf(who))).data;
const decide = (id: string, verdict?: object) => decideForm(platform, operatorToken, 'corporate', id, verdict);
const handIn = async (who: TestMember, fields: object = {}) =>
  handInForm(platform, who, 'corporate', await companyForm(platform, who, { creditCode: newCode(), ...fields }));
const businessOf = async (code: string) =>
  (
    await platform.db.admin<{ id: string; name: string; cert_status: number; kind: number }>(
      `select b.id, b.name, b.cert_status, b.kind from business b join corporate_certification c on c.business_id = b.id
       where c.credit_code = $1 and c.status = 2`,
      [code],
    )
  )[0];
const todoOf = async (who: TestMember) => {
  const { data } = await platform.get('/api/rs-member-service/ecomm/dashboard/todo', tokensOf(who));
  return data.find(({ key }: { key: string }) => key === 'certification')?.note;
};
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ content: string }>('select content from notice where user_id = $1 order by id', [userId])
  ).map(({ content }) => content);

const certified = (fields: object = {}) => addCertified(platform, operatorToken, fields);

describe('a company is certified', () => {
  it('from the business of a person: approval makes it, with the applicant as its administrator', async () => {
    const person = await addApplicant(platform);
    const code = newCode();
    const about = {
      intro: '承建<住宅>\n与桥梁',
      website: 'https://xinqi.cn',
      landline: '0431-85551234',
      email: 'a@xinqi.cn',
    };
    const sent = await handIn(person, { creditCode: code, businessName: '长春新企建设有限公司', ...about });
    expect(sent).toMatchObject({ code: 200, data: { status: 1, creditCode: code } });
    const review = `/api/rs-ops-service/review/detail?bizType=corporate_certification&bizId=${sent.data.id}`;
    const { fields } = (await platform.get(review, { operatorToken })).data;
    for (const [name, value] of Object.entries(about))
      expect(fields).toContainEqual(expect.objectContaining({ name, value }));
    expect(fields).toContainEqual({ name: 'companyRoles', label: '企业类型', value: '施工总承包' });
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    const company = await businessOf(code);
    expect(company).toMatchObject({ name: '长春新企建设有限公司', cert_status: 2, kind: 1 });
    const [membership] = await platform.db.admin(
      'select role_keys, is_owner, status from membership where business_id = $1 and user_id = $2',
      [company?.id, person.userId],
    );
    expect(membership).toEqual({ role_keys: ['business_admin'], is_owner: true, status: 1 });
    const [profile] = await platform.db.admin(
      'select credit_code, legal_person, is_published, intro from company_profile where business_id = $1',
      [company?.id],
    );
    expect(profile).toEqual({
      credit_code: code,
      legal_person: '王建国',
      is_published: true,
      intro: '<p>承建&lt;住宅&gt;</p><p>与桥梁</p>',
    });
    const ownCompanies = async (who: TestMember) =>
      (await platform.get(`${CERTIFICATION}/overview`, tokensOf(who))).data.ownCompanies;
    expect(await ownCompanies(person)).toEqual([{ businessId: company?.id, businessName: '长春新企建设有限公司' }]);
    // The papers are the company's from now on.
    const acting = await actingFor(platform, person, knownRecordId(company?.id ?? ''));
    expect(await ownCompanies(acting)).toEqual([]);
    const { inForce, history } = await detail(acting);
    expect(inForce).toMatchObject({
      status: 2,
      creditCode: code,
      licenseImage: [expect.objectContaining({ fileExt: 'png' })],
    });
    expect(history).toHaveLength(1);
    const address = await platform.get(
      `/api/jianzhu-support/resource/url?resourceId=${inForce.licenseImage[0].id}`,
      tokensOf(acting),
    );
    expect(address.code).toBe(200);
    expect(await noticesOf(person)).toContain('您的企业认证已通过');
  });

  it('each step keeps what there is, and only what is right', async () => {
    const who = await addApplicant(platform);
    const wrong = await certify(platform, who, 'corporate/save', { creditCode: '91220102MADEM0A15X' });
    expect(wrong).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'creditCode', message: '统一社会信用代码格式不正确' }] } },
    });
    const { data: first } = await certify(platform, who, 'corporate/save', { businessName: '长春步骤建设有限公司' });
    const { data: second } = await certify(platform, who, 'corporate/save', {
      ...{ id: first.id, version: first.version, businessName: '长春步骤建设有限公司', legalName: '王建国' },
      legalIdCard: citizenId(7),
    });
    expect(second).toMatchObject({ id: first.id, version: 2, legalName: '王建国', status: 0 });
    const late = await certify(platform, who, 'corporate/save', {
      id: first.id,
      version: 1,
      businessName: '长春别的公司',
    });
    expect(late).toMatchObject({ code: 409, data: { current: { businessName: '长春步骤建设有限公司' } } });
    expect((await detail(who)).application).toMatchObject({
      legalIdCardMasked: '220102********007X'.slice(0, 14) + citizenId(7).slice(-4),
    });
  });

  it('an agent has the sealed letter of authorization; the letter is made with the names of the form', async () => {
    const who = await addApplicant(platform);
    const agent = { applicantIsLegal: 0, agentName: '李经办', agentIdCard: citizenId(8), agentPhone: '13800001111' };
    const without = await handIn(who, agent);
    expect(without).toMatchObject({
      ...{
        code: 400,
        data: { fieldErrors: [{ field: 'authorizationLetter', message: '请上传加盖公章的授权委托书' }] },
      },
    });
    const { application } = await detail(who);
    const letter = await platform.app.inject({
      method: 'GET',
      url: `${CERTIFICATION}/authorization-template`,
      headers: (await import('../testing/token-headers.ts')).tokenHeaders(tokensOf(who)),
    });
    expect(letter.headers['content-type']).toContain('application/pdf');
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const sent = await handInForm(platform, who, 'corporate', {
      ...(await companyForm(platform, who, { ...agent, creditCode: newCode() })),
      ...{ id: application.id, version: application.version },
      authorizationLetter: [await addPicture(platform, who)],
    });
    expect(sent).toMatchObject({ code: 200 });
  });

  it('a reader of the company sees it and hands nothing in', async () => {
    const { who, id } = await certified();
    const reader = await addMember(platform.db, knownRecordId(id));
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
    // Whoever hands nothing in is shown no number of the people in it.
    expect(await detail(reader)).toMatchObject({ inForce: { status: 2, legalPhone: '', legalIdCardMasked: '' } });
    expect((await detail(who)).inForce.legalIdCardMasked).toMatch(/^\d{6}\*{8}\d{3}[\dX]$/);
    expect(await certify(platform, reader, 'corporate/save', { businessName: '长春别的公司' })).toMatchObject({
      code: 403,
    });
    expect(who.businessId).toBe(id);
  });
});

describe('a credit code certifies one company', () => {
  it('and says so to whoever comes later, with whom to ask', async () => {
    const { code, id } = await certified({ businessName: '长春先到建设有限公司' });
    const late = await addApplicant(platform);
    const asked = await platform.get(`${CERTIFICATION}/credit-code/check?code=${code.toLowerCase()}`, tokensOf(late));
    expect(asked.data).toEqual({ valid: true, occupied: true, businessId: id, businessName: '长春先到建设有限公司' });
    expect(await handIn(late, { creditCode: code })).toMatchObject({
      ...{
        code: 400,
        data: { fieldErrors: [{ field: 'creditCode', message: '该企业已被认证，请联系企业管理员邀请您加入' }] },
      },
    });
  });
});

const revoke = (businessId: string) =>
  platform.post(
    '/api/rs-ops-service/certification/revoke',
    { businessId, reason: '资料造假' },
    { tokens: { operatorToken } },
  );

describe('what is in force', () => {
  it('stays so while a change of it is reviewed, and lapses when that is approved', async () => {
    const { who, code, id } = await certified({ businessName: '长春旧名建设有限公司' });
    const change = await companyForm(platform, who, {
      creditCode: code,
      businessName: '长春新名建设有限公司',
      legalIdCard: '',
    });
    const sent = await handInForm(platform, who, 'corporate', change);
    expect(sent).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await businessOf(code)).toMatchObject({ id, name: '长春旧名建设有限公司', cert_status: 2 });
    expect(await decide(sent.data.id, { agree: 0, reason: '名称与执照不符' })).toMatchObject({ code: 200 });
    expect(await businessOf(code)).toMatchObject({ name: '长春旧名建设有限公司', cert_status: 2 });
    expect(await todoOf(who)).toBe('已驳回：名称与执照不符');
    const { application } = await detail(who);
    const again = await handInForm(platform, who, 'corporate', {
      ...{ ...change, legalPhone: '13560000002', id: application.id, version: application.version },
    });
    expect(await todoOf(who)).toBeUndefined();
    expect(await decide(again.data.id)).toMatchObject({ code: 200 });
    expect(await businessOf(code)).toMatchObject({ id, name: '长春新名建设有限公司' });
    const { history } = await detail(who);
    expect(history).toMatchObject([
      { status: 2, title: '长春新名建设有限公司', reason: '' },
      { status: 3, title: '长春新名建设有限公司', reason: '名称与执照不符', code: sent.data.code },
      { status: 4, title: '长春旧名建设有限公司' },
    ]);
  });

  it('leaves what it said to the next application of a company that it certifies no more', async () => {
    const person = await addApplicant(platform);
    const code = newCode();
    const first = await handIn(person, { creditCode: code, businessName: '长春再续建设有限公司' });
    await decide(first.data.id, { agree: 0, reason: '执照不清晰' });
    expect((await detail(person)).history).toMatchObject([{ status: 3, reason: '执照不清晰' }]);
    const form = await companyForm(platform, person, { creditCode: code, businessName: '长春再续建设有限公司' });
    const { version } = (await detail(person)).application;
    await handInForm(platform, person, 'corporate', { ...form, id: first.data.id, version });
    await decide(first.data.id);
    const company = knownRecordId((await businessOf(code))?.id ?? '');
    const who = await actingFor(platform, person, company);
    // The refusal was noted under the person's own business, and belongs to the company's history.
    expect((await detail(who)).history).toMatchObject([{ status: 2 }, { status: 3, reason: '执照不清晰' }]);
    const { inForce, last } = await detail(who);
    expect(last).toEqual(inForce);
    await revoke(company);
    const after = await detail(who);
    expect(after).toMatchObject({
      application: null,
      inForce: null,
      last: { id: inForce.id, status: 4, creditCode: code },
    });
    // Its papers and the number of its representative need not be given again.
    const { licenseImage, legalFront, legalBack } = after.last;
    const again = await handInForm(platform, who, 'corporate', {
      ...form,
      ...{ legalIdCard: '', licenseImage, legalFront, legalBack, legalPhone: '13560000003' },
    });
    expect(again).toMatchObject({ code: 200, data: { legalIdCardMasked: inForce.legalIdCardMasked, status: 1 } });
  });

  it('is revoked by the operator with a reason', async () => {
    const { who, code, id } = await certified();
    expect(await revoke(id)).toMatchObject({ code: 200 });
    expect(await revoke(id)).toMatchObject({ code: 404 });
    expect(await businessOf(code)).toBeUndefined();
    const [business] = await platform.db.admin('select cert_status from business where id = $1', [id]);
    expect(business).toEqual({ cert_status: 4 });
    expect((await noticesOf(who)).at(-1)).toBe('您的企业认证已失效，原因：资料造假');
    expect(await detail(who)).toMatchObject({ inForce: null, history: [{ status: 4, reason: '资料造假' }] });
    const events = await platform.db.admin(
      `select detail::text like '%资料造假%' as names_reason, business_id from audit_event
       where act = 'operator.revokeCertification' and code = 200 and business_id = $1`,
      [id],
    );
    expect(events).toEqual([{ names_reason: true, business_id: id }]);
  });

  it('ends with its licence, after reminders 30, 7 and 0 days before', async () => {
    const day = (ahead: number) => new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
    const { who, id } = await certified({
      ...{ isLongTerm: 0, licenseEnd: day(40), businessName: '长春到期建设有限公司' },
    });
    const run = () =>
      platform.db.database.withWorker((transaction) =>
        licenceJob.run(transaction, { id: '1', key: 'every', payload: null }),
      );
    const told = async () => (await noticesOf(who)).filter((text) => text.includes('营业执照'));
    const reminder = `长春到期建设有限公司营业执照将于${day(40)}到期，请及时更新`;
    await platform.db.admin(`insert into demo_seed (version) values ('test')`);
    const ahead = async (days: number) => {
      await platform.db.admin('select app.advance_business_clock($1)', [days * 86_400]);
      await run();
      await run();
    };
    // Of nothing but what is in force: neither of what lapsed before nor of what is being filled in.
    const ended = { licenceEnd: day(-3), form: { creditCode: newCode(), businessName: '长春旧照建设有限公司' } };
    for (const status of [0, 4]) await placeApplication(platform, 'corporate', who, { status, ...ended });
    await run();
    expect(await told()).toEqual([]);
    await ahead(11);
    expect(await told()).toEqual([reminder]);
    await ahead(22);
    await ahead(7);
    expect(await told()).toEqual([reminder, reminder, reminder]);
    const standing = () =>
      platform.db.database.withWorker((transaction) => readStanding(transaction, knownRecordId(id)));
    expect(await standing()).toMatchObject({ isCertified: true });
    await platform.db.admin('select app.advance_business_clock($1)', [86_400]);
    // Whatever it publishes before the job comes.
    expect(await standing()).toMatchObject({ isCertified: false });
    await run();
    await run();
    const [business] = await platform.db.admin('select cert_status from business where id = $1', [id]);
    expect(business).toEqual({ cert_status: 4 });
    expect((await noticesOf(who)).at(-1)).toBe('您的企业认证已失效，原因：营业执照已过期');
  });

  it('gives nobody the identity numbers of its people', async () => {
    const [legal, agent] = [citizenId(771), citizenId(772)];
    const who = await addApplicant(platform);
    const form = await companyForm(platform, who, {
      ...{ creditCode: newCode(), legalIdCard: legal, applicantIsLegal: 0, agentName: '李经办', agentIdCard: agent },
      ...{ agentPhone: '13800002222', authorizationLetter: [await addPicture(platform, who)] },
    });
    const sent = await handInForm(platform, who, 'corporate', form);
    expect(sent.code).toBe(200);
    const review = `/api/rs-ops-service/review/detail?bizType=corporate_certification&bizId=${sent.data.id}`;
    const answers = JSON.stringify([sent, await platform.get(review, { operatorToken }), await detail(who)]);
    const backup = [...(await dumpAsBackup(platform.db)).values()].join('\n');
    for (const number of [legal, agent]) {
      for (const place of [answers, platform.logged(), backup]) expect(place.includes(number)).toBe(false);
    }
  });
});
