import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withSideCar } from '../ports/side-car-reader.ts';
import {
  addApplicant,
  addPicture,
  CERTIFICATION,
  certify,
  citizenId,
  decideForm,
  handInForm,
  newPhone,
  personForm,
  receiveFormCode,
} from '../testing/certifications.ts';
import { addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { dumpAsBackup, dumpAsRequest } from '../testing/table-dump.ts';
import { createTestPlatform, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let operatorToken = '';
let numbers = 100;
/** An identity number that stands nowhere else. */
const newNumber = () => {
  numbers += 1;
  return citizenId(numbers);
};

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const detail = async (who: TestMember) => (await platform.get(`${CERTIFICATION}/personal/detail`, tokensOf(who))).data;
const decide = (id: string, verdict?: object) => decideForm(platform, operatorToken, 'personal', id, verdict);
const accountOf = async ({ userId }: TestMember) =>
  (await platform.db.admin('select real_name, cert_status from account where id = $1', [userId]))[0];
const handIn = async (who: TestMember, fields: object = {}) =>
  handInForm(platform, who, 'personal', await personForm(platform, who, { idCard: newNumber(), ...fields }));

/** A movie of a header alone, with its length in seconds. */
async function addMovie(who: TestMember, seconds: number) {
  const content = Buffer.alloc(56);
  content.writeUInt32BE(8, 0);
  content.write('ftyp', 4, 'latin1');
  content.writeUInt32BE(48, 8);
  content.write('moov', 12, 'latin1');
  content.writeUInt32BE(40, 16);
  content.write('mvhd', 20, 'latin1');
  // Thousandths of a second.
  content.writeUInt32BE(1000, 36);
  content.writeUInt32BE(seconds * 1000, 40);
  const video = await addPicture(platform, who, content);
  await platform.db.admin(`update attachment set file_name = '认证.mp4', file_ext = 'mp4' where id = $1`, [video.id]);
  return { ...video, fileName: '认证.mp4', fileExt: 'mp4' };
}

async function certifiedPerson(number: string) {
  const who = await addApplicant(platform);
  const { data } = await handIn(who, { idCard: number });
  expect(await decide(data.id)).toMatchObject({ code: 200 });
  return who;
}

describe('a person is certified', () => {
  it('by a form that is kept before it is whole, handed in with a code and approved', async () => {
    const who = await addApplicant(platform);
    const { data: saved } = await certify(platform, who, 'personal/save', { realName: '李采宁', phone: newPhone() });
    expect(saved).toMatchObject({ status: 0, realName: '李采宁', idCardMasked: '' });
    expect(saved.code).toMatch(/^AQ\d{13}$/);
    const seen = { id: saved.id, version: saved.version };
    const early = await certify(platform, who, 'personal/submit', { ...seen, smsCode: '123456', agree: 1 });
    expect(early).toMatchObject({ code: 400 });
    expect(early.data.fieldErrors.map(({ field }: { field: string }) => field)).toContain('frontImage');
    const number = newNumber();
    const sent = await handInForm(platform, who, 'personal', {
      ...(await personForm(platform, who, { realName: '李采宁', idCard: number })),
      ...seen,
    });
    expect(sent).toMatchObject({ code: 200, data: { status: 1, allowedActions: ['withdraw'] } });
    expect(sent.data.idCardMasked).toBe(`${number.slice(0, 6)}********${number.slice(-4)}`);
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    expect(await detail(who)).toMatchObject({ application: null, inForce: { status: 2, realName: '李采宁' } });
    expect(await accountOf(who)).toEqual({ real_name: '李采宁', cert_status: 2 });
    const notices = await platform.db.admin('select title, content from notice where user_id = $1', [who.userId]);
    expect(notices).toContainEqual({ title: '认证结果', content: '您的个人认证已通过' });
  });

  it('not without the code of its phone, nor of a minor, nor with a number that is none', async () => {
    const who = await addApplicant(platform);
    const form = await personForm(platform, who);
    for (const [idCard, message] of [
      ['220102201501010013', '未满18周岁不能认证'],
      ['220102198502300018', '请输入正确的身份证号码'],
      ['220102850315001', '请使用18位身份证号码'],
    ]) {
      expect(await certify(platform, who, 'personal/save', { ...form, idCard })).toMatchObject({
        code: 400,
        msg: message,
      });
    }
    const { data } = await certify(platform, who, 'personal/save', { ...form, idCard: newNumber() });
    const asked = { id: data.id, version: data.version, agree: 1 };
    expect(await certify(platform, who, 'personal/submit', { ...asked, smsCode: '000000' })).toMatchObject({
      ...{ code: 425, data: { fieldErrors: [{ field: 'smsCode' }] } },
    });
    expect((await detail(who)).application.status).toBe(0);
  });

  it('not with a file that is too large, whatever the form says of it', async () => {
    const who = await addApplicant(platform);
    const large = await addPicture(platform, who);
    await platform.db.admin('update attachment set file_size = 10485760 where id = $1', [large.id]);
    expect(await certify(platform, who, 'personal/save', { frontImage: [large] })).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'frontImage', message: '文件过大，请上传10M以下文件' }] } },
    });
    await platform.db.admin(`update attachment set file_size = 3, file_ext = 'exe' where id = $1`, [large.id]);
    expect(await certify(platform, who, 'personal/save', { frontImage: [large] })).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'frontImage', message: '请上传jpg、png格式的图片' }] } },
    });
  });

  it.each([
    [2, '视频时长须在3到15秒之间'],
    [16, '视频时长须在3到15秒之间'],
    [3, null],
    [15, null],
  ])('with a video of %d s: %j', async (seconds, refused) => {
    const who = await addApplicant(platform);
    const sent = await handIn(who, { faceVideo: [await addMovie(who, seconds)] });
    if (refused === null) expect(sent).toMatchObject({ code: 200 });
    else expect(sent.data).toMatchObject({ fieldErrors: [{ field: 'faceVideo', message: refused }] });
  });

  it('with no other video than the one that was looked at', async () => {
    const who = await addApplicant(platform);
    const form = await personForm(platform, who, { idCard: newNumber(), faceVideo: [await addMovie(who, 5)] });
    const { data } = await certify(platform, who, 'personal/save', form);
    const smsCode = await receiveFormCode(platform, data.phone);
    const swapped = { ...form, id: data.id, version: data.version, faceVideo: [await addMovie(who, 1)] };
    const { read } = platform.store;
    const reads = vi.spyOn(platform.store, 'read').mockImplementationOnce(async function* (...asked) {
      expect(await certify(platform, who, 'personal/save', swapped)).toMatchObject({ code: 200 });
      yield* read(...asked);
    });
    onTestFinished(() => reads.mockRestore());
    const next = { id: data.id, version: data.version + 1, smsCode, agree: 1 };
    expect(await certify(platform, who, 'personal/submit', next)).toMatchObject({ code: 422 });
    expect(await certify(platform, who, 'personal/submit', next)).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'faceVideo' }] } },
    });
  });

  it('after a refusal with reasons at its fields, on a second try', async () => {
    const who = await addApplicant(platform);
    const { data: first } = await handIn(who);
    const fields = [{ field: 'frontImage', reason: '人像面不清晰' }];
    expect(await decide(first.id, { agree: 0, reason: '资料不清晰', fields })).toMatchObject({ code: 200 });
    const { application } = await detail(who);
    expect(application).toMatchObject({ status: 3, reason: '资料不清晰', fieldReasons: fields });
    const again = await handInForm(platform, who, 'personal', {
      ...(await personForm(platform, who, { idCard: '' })),
      ...{ id: application.id, version: application.version },
    });
    expect(again).toMatchObject({ code: 200, data: { status: 1, fieldReasons: [], reason: '' } });
    expect(await decide(first.id)).toMatchObject({ code: 200 });
    const { inForce, history } = await detail(who);
    expect(inForce.code).toBe(first.code);
    expect(history).toMatchObject([
      { status: 2, reason: '' },
      { status: 3, reason: '资料不清晰' },
    ]);
  });

  it('takes back what is under review, and changes nothing meanwhile', async () => {
    const who = await addApplicant(platform);
    const { data } = await handIn(who);
    const form = { ...(await personForm(platform, who)), id: data.id, version: data.version };
    expect(await certify(platform, who, 'personal/save', form)).toMatchObject({ code: 422 });
    const seen = { id: data.id, version: data.version };
    expect(await certify(platform, who, 'personal/withdraw', seen)).toMatchObject({ code: 200, data: { status: 0 } });
    expect(await decide(data.id)).toMatchObject({ code: 422 });
  });

  it('is his own: nobody else reads or changes it, whatever she may do in the business', async () => {
    const who = await addApplicant(platform);
    const { data } = await handIn(who);
    const colleague = await addMember(platform.db, who.businessId);
    await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
      colleague.userId,
    ]);
    expect(await detail(colleague)).toMatchObject({ application: null, inForce: null, history: [] });
    const seen = { id: data.id, version: data.version };
    expect(await certify(platform, colleague, 'personal/withdraw', seen)).toMatchObject({ code: 404 });
  });
});

describe('an identity number', () => {
  it('certifies one account, however many are approved at once', async () => {
    const number = newNumber();
    const people = await Promise.all(Array.from({ length: 6 }, () => addApplicant(platform)));
    const forms = await Promise.all(people.map((who) => handIn(who, { idCard: number })));
    const answers = await Promise.all(forms.map(({ data }) => decide(data.id)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(answers.find(({ code }) => code === 422)?.msg).toBe('该身份证号已被其他账号认证');
    const late = await addApplicant(platform);
    // Saving says nothing of it: numbers could be tried by that.
    expect(await handIn(late, { idCard: number })).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'idCard', message: '该身份证号已被其他账号认证' }] } },
    });
  });

  it('stays in force with its name while a change of it is reviewed', async () => {
    const who = await certifiedPerson(newNumber());
    const changed = await personForm(platform, who, { realName: '王新名', idCard: '' });
    const { data } = await handInForm(platform, who, 'personal', changed);
    expect(await accountOf(who)).toMatchObject({ real_name: '王建国', cert_status: 2 });
    expect(await decide(data.id, { agree: 0, reason: '姓名与证件不符' })).toMatchObject({ code: 200 });
    expect(await accountOf(who)).toMatchObject({ real_name: '王建国', cert_status: 2 });
    expect(await detail(who)).toMatchObject({ inForce: { realName: '王建国' }, application: { status: 3 } });
  });

  it('is compared at its end when an identity is proven', async () => {
    const number = newNumber();
    const who = await certifiedPerson(number);
    const [account] = await platform.db.admin<{ phone: string }>('select phone from account where id = $1', [
      who.userId,
    ]);
    const phone = account?.phone ?? '';
    const send = async () => {
      await platform.db.admin(`update sms_code set created_at = created_at - interval '2 minutes' where phone = $1`, [
        phone,
      ]);
      return receiveCode(platform, phone, 'identity', `${PATHS.verificationCode}?phone=${phone}`);
    };
    const prove = (proof: object) =>
      platform.post(`${PATHS.memberInfo}/verify-identity`, { type: 'pay', ...proof }, { tokens: tokensOf(who) });
    const smsCode = await send();
    expect((await platform.get(PATHS.userFlags, tokensOf(who))).data.asksIdNumber).toBe(true);
    expect(await prove({ smsCode })).toMatchObject({ code: 400, msg: '请输入身份证号后6位' });
    expect(await prove({ smsCode: '000000', idLast6: number.slice(-6) })).toMatchObject({ code: 425 });
    const wrong = citizenId(999).slice(-6);
    expect(await prove({ smsCode, idLast6: wrong })).toMatchObject({ code: 400, msg: '身份证号后6位不正确' });
    expect(await prove({ smsCode, idLast6: number.slice(-6).toLowerCase() })).toMatchObject({ code: 200 });
    // Wrong ends void a code as wrong codes do.
    const next = await send();
    for (let tries = 0; tries < 5; tries += 1) await prove({ smsCode: next, idLast6: wrong });
    expect(await prove({ smsCode: next, idLast6: number.slice(-6) })).toMatchObject({ code: 425 });
  });

  it('is nowhere in clear: no answer, log, trail, backup or address', async () => {
    const number = newNumber();
    const who = await addApplicant(platform);
    const picture = withSideCar(Buffer.from('89504e47', 'hex'), { realName: '金丝雀', idCard: number });
    const { id: resourceId } = await addPicture(platform, who, picture);
    const read = await certify(platform, who, 'ocr', { resourceId, kind: 'idFront' });
    expect(read).toMatchObject({ code: 200, data: { isRead: true, realName: '金丝雀' } });
    expect(read.data.idCardMasked).toBe(`${number.slice(0, 6)}********${number.slice(-4)}`);
    const form = await personForm(platform, who, { idCard: '', idCardSealed: read.data.idCardSealed });
    const sent = await handInForm(platform, who, 'personal', form);
    expect(sent).toMatchObject({ code: 200 });
    const review = `/api/rs-ops-service/review/detail?bizType=personal_certification&bizId=${sent.data.id}`;
    const reviewed = await platform.get(review, { operatorToken });
    const typed = await addApplicant(platform);
    const refused = await certify(platform, typed, 'personal/save', { ...form, idCard: number, phone: '1' });
    expect(refused.code).toBe(400);
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    const overview = await platform.get(`${CERTIFICATION}/overview`, tokensOf(who));
    await platform.runJobs();
    const answers = JSON.stringify([read, sent, reviewed, refused, await detail(who), overview]);
    expect(answers).not.toContain(number);
    expect(platform.logged()).not.toContain(number);
    const backup = await dumpAsBackup(platform.db);
    expect([...backup].filter(([, rows]) => rows.includes(number)).map(([table]) => table)).toEqual([]);
    const seen = await dumpAsRequest(platform.db, who.context);
    expect([...seen.values()].some((rows) => rows.includes(number))).toBe(false);
    // It was there to be found: the pictures of a demonstration carry it.
    expect(picture.includes(number)).toBe(true);
  });

  it('of a picture is taken from whoever asked for it alone', async () => {
    const [who, other] = [await addApplicant(platform), await addApplicant(platform)];
    const picture = withSideCar(Buffer.from('89504e47', 'hex'), { idCard: newNumber() });
    const { id: resourceId } = await addPicture(platform, who, picture);
    const { data } = await certify(platform, who, 'ocr', { resourceId, kind: 'idFront' });
    const form = await personForm(platform, other, { idCard: '', idCardSealed: data.idCardSealed });
    expect(await certify(platform, other, 'personal/save', form)).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'idCard' }] } },
    });
    expect(await certify(platform, other, 'ocr', { resourceId, kind: 'idFront' })).toMatchObject({ code: 404 });
    const plain = await addPicture(platform, who, Buffer.from('89504e47', 'hex'));
    expect(await certify(platform, who, 'ocr', { resourceId: plain.id, kind: 'idBack' })).toMatchObject({
      ...{ code: 200, data: { isRead: false } },
    });
  });
});
