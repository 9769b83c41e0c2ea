import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ID_CARD, SIGN_UP_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let suppliers: readonly TestMember[];
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '报名采购建设');
  suppliers = [
    await addCompany(platform, '报名钢材甲'),
    await addCompany(platform, '报名钢材乙'),
    await addCompany(platform, '报名钢材丙'),
  ];
  stranger = await addCompany(platform, '报名旁观');
});
afterAll(() => platform.close());

const { by, act, open, publish, submit, audit, cancel, letIn, rowOf, certify, detailOf, pass, tokens } = signUpsOn(
  () => platform,
);
const first = () => suppliers[0] as TestMember; // three were added

const noticesOf = async ({ userId }: TestMember): Promise<readonly string[]> =>
  (
    await platform.db.admin<{ text: string }>(
      "select title || ' ' || content as text from notice where user_id = $1 order by id",
      [userId],
    )
  ).map(({ text }) => text);

const messagesOf = (refused: { data: { fieldErrors?: { message: string }[] } | null }) =>
  refused.data?.fieldErrors?.map(({ message }) => message);

describe('signing up', () => {
  it('SU5: tells the buyer (N204), is let in or rejected with a reason (N205), and again', async () => {
    const id = await open(buyer);
    expect((await submit(first(), id)).data).toMatchObject({ status: 0 });
    const { title } = await detailOf(id, buyer);
    expect(await noticesOf(buyer)).toContain(`新的报名 报名钢材甲报名了“${title}”，请及时审核`);
    expect((await submit(first(), id)).msg).toBe('贵单位已报名，请勿重复报名');
    expect((await audit(buyer, first(), id, '委托书未盖章')).data).toMatchObject({ status: 2 });
    expect(await noticesOf(first())).toContain(`报名结果 您报名的“${title}”未通过，原因：委托书未盖章`);
    const { version, id: signUpId } = await rowOf(first(), id);
    expect((await submit(first(), id, { id: signUpId, version })).data).toMatchObject({ status: 0 });
    expect((await audit(buyer, first(), id)).data).toMatchObject({ status: 1 });
    expect(await noticesOf(first())).toContain(`报名结果 您报名的“${title}”已通过`);
    expect(await detailOf(id, buyer)).toMatchObject({ buyer: { signUpCount: 1, waitingCount: 0 } });
  });

  it('has a number of the day that does not say how many there are', async () => {
    const id = await open(buyer);
    for (const supplier of suppliers) await submit(supplier, id);
    const rows = await platform.db.admin<{ code: string }>('select code from sign_up where tender_id = $1', [id]);
    for (const { code } of rows) expect(code).toMatch(/^BM20\d{6}\d{5}$/);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(suppliers.length);
    expect(await platform.db.admin(`select last from record_number where kind = 'signUp'`)).toEqual([]);
  });

  it('SU3: asks for what the tender asks for', async () => {
    const id = await open(buyer);
    expect(messagesOf(await submit(first(), id, { qualificationIds: [] }))).toEqual([
      '贵单位不具备招标要求的资质：安全生产许可 安全生产许可证',
    ]);
    const old = await certify(first(), { expireDate: '2020-01-01' });
    expect(messagesOf(await submit(first(), id, { qualificationIds: [old] }))).toEqual([
      '所选资质不存在或已过期，请重新选择',
    ]);
    const others = await certify(stranger);
    expect((await submit(first(), id, { qualificationIds: [others] })).code).toBe(400);
    const together = [{ businessName: '联合钢构', share: 100 }];
    expect(messagesOf(await submit(first(), id, { consortium: together }))).toEqual(['该招标不接受联合体投标']);
    expect(messagesOf(await submit(first(), id, { commitment: 0 }))).toEqual(['请先勾选承诺']);
    expect(messagesOf(await submit(first(), id, { authorizedIdCard: '110105194912310021' }))).toEqual([
      '请输入正确的身份证号码',
    ]);
    expect(messagesOf(await submit(first(), id, { authorizationLetter: [] }))).toEqual(['请上传授权委托书']);
    const shared = await open(buyer, { allowConsortium: 1 });
    expect(
      messagesOf(await submit(first(), shared, { consortium: [{ businessName: '联合钢构', share: 60 }] })),
    ).toEqual(['联合体份额合计须为100%']);
  });

  it('is not the own company’s, not before the sign-up, and not without a certification', async () => {
    const id = await publish(buyer);
    expect((await submit(first(), id)).code).toBe(410);
    const taking = await open(buyer);
    expect((await submit(buyer, taking)).msg).toBe('不能对本企业发布的招标进行报名');
    const small = await addCompany(platform, '未认证报名');
    await platform.db.admin('update business set cert_status = 0 where id = $1', [small.businessId]);
    expect((await submit(small, taking)).code).toBe(412);
    const invited = await open(buyer, {
      tenderType: 2,
      inviteeIds: suppliers.map(({ businessId }) => businessId),
    });
    expect((await submit(stranger, invited)).code).toBe(404);
    expect((await submit(first(), invited)).code).toBe(200);
  });

  it('keeps the number of the identity card from every answer, log and row that can be read', async () => {
    const id = await open(buyer);
    await submit(first(), id);
    const answers = [
      await by(buyer).get(`${SIGN_UP_PATH}/list?tenderId=${id}`),
      await by(first()).get(`${SIGN_UP_PATH}/form?tenderId=${id}`),
      await by(first()).get(`${SIGN_UP_PATH}/mine`),
      await detailOf(id, first()),
    ];
    const kept = await platform.db.admin(
      "select row_to_json(s)::text, (select string_agg(e::text, '') from audit_event e) from sign_up s where tender_id = $1",
      [id],
    );
    const job = await platform.db.admin("select string_agg(k::text, '') from idempotency_key k");
    for (const text of [...answers, kept, job].map((one) => JSON.stringify(one))) expect(text).not.toContain(ID_CARD);
    expect(platform.logged()).not.toContain(ID_CARD);
    const hex = Buffer.from(ID_CARD).toString('hex');
    expect(JSON.stringify(kept)).not.toContain(hex);
  });

  it('is let in at once where the buyer asks for no audit', async () => {
    const id = await open(buyer, { needAudit: 0 });
    expect((await submit(first(), id)).data).toMatchObject({ status: 1 });
    expect((await cancel(first(), id)).data).toMatchObject({ status: 3 });
    expect(await detailOf(id, buyer)).toMatchObject({ buyer: { signUpCount: 0 } });
  });
});

describe('who reads a sign-up', () => {
  it('is its two sides, with its letter; others find none of it', async () => {
    const id = await open(buyer);
    await letIn(buyer, first(), id);
    const { data } = await by(buyer).get(`${SIGN_UP_PATH}/list?tenderId=${id}&keyword=钢材甲`);
    expect(data.records).toMatchObject([
      { businessName: '报名钢材甲', qualificationNames: ['安全生产许可 安全生产许可证'], status: 1, isSilent: false },
    ]);
    const letter = data.records[0].authorizationLetter[0].id;
    const read = (member: TestMember) =>
      platform.get(`/api/jianzhu-support/resource/url?resourceId=${letter}`, tokens(member));
    expect([(await read(buyer)).code, (await read(first())).code, (await read(stranger)).code]).toEqual([
      200, 200, 404,
    ]);
    expect((await by(stranger).get(`${SIGN_UP_PATH}/list?tenderId=${id}`)).data.records).toEqual([]);
    const { id: signUpId, version } = await rowOf(first(), id);
    const foreign = await by(stranger).post(`${SIGN_UP_PATH}/audit`, { id: signUpId, version, agree: 1, reason: '' });
    expect(foreign.code).toBe(404);
  });
});

describe('TN10: the end of the sign-up', () => {
  it('lets in who waits, says that nobody decided, and goes on to the bids with three', async () => {
    const id = await open(buyer);
    for (const supplier of suppliers) await submit(supplier, id);
    await audit(buyer, first(), id);
    await pass(id, 'sign_up_end');
    await platform.runJobs();
    expect(await detailOf(id, buyer)).toMatchObject({ status: 5, buyer: { signUpCount: 3, waitingCount: 0 } });
    const { data } = await by(buyer).get(`${SIGN_UP_PATH}/list?tenderId=${id}`);
    expect(data.records.map(({ isSilent }: { isSilent: boolean }) => isSilent).sort()).toEqual([false, true, true]);
    const logs = await platform.db.admin(
      `select reason from status_log where record_table = 'sign_up' and action = 'admit'
         and record_id in (select id from sign_up where tender_id = $1)`,
      [id],
    );
    expect(logs).toEqual(Array(2).fill({ reason: '报名截止未审核，自动通过' }));
  });

  it('fails a tender of the law with two, whose sign-ups are void', async () => {
    const id = await open(buyer);
    for (const supplier of suppliers.slice(1)) await letIn(buyer, supplier, id);
    await pass(id, 'sign_up_end');
    expect(await detailOf(id, buyer)).toMatchObject({ status: 12, failReason: '报名单位不足3家', stoppedAt: 4 });
    expect((await rowOf(suppliers[1] as TestMember, id)).status).toBe(4);
    expect((await noticesOf(suppliers[1] as TestMember)).at(-1)).toContain('招标流标');
  });

  it('leaves it to any other buyer for a day to go on with few', async () => {
    const [going, waiting] = [await open(buyer, { isStatutory: 0 }), await open(buyer, { isStatutory: 0 })];
    for (const id of [going, waiting]) {
      await letIn(buyer, first(), id);
      await pass(id, 'sign_up_end');
    }
    const { status, allowedActions, buyer: own } = await detailOf(going, buyer);
    expect([status, allowedActions.includes('continue'), own.continueUntil !== '']).toEqual([4, true, true]);
    const asked = (await noticesOf(buyer)).filter((text) => text.startsWith('报名单位不足3家'));
    expect(asked).toHaveLength(2);
    expect((await submit(suppliers[1] as TestMember, going)).code).toBe(410);
    expect((await act(buyer, going, 'continue')).data).toMatchObject({ status: 5 });
    await platform.db.admin(
      "update tender set sign_up_end = clock_timestamp() - interval '25 hours', sign_up_start = clock_timestamp() - interval '9 days' where id = $1",
      [waiting],
    );
    await platform.db.admin(`update job set run_at = 'epoch' where kind = 'tender.step' and key like $1`, [
      `${waiting}/decide/%`,
    ]);
    await platform.runJobs();
    expect((await detailOf(waiting, buyer)).status).toBe(12);
  });

  it('fails one to which nobody has signed up', async () => {
    const id = await open(buyer, { isStatutory: 0 });
    await pass(id, 'sign_up_end');
    expect((await by(buyer).get(`${TENDER_PATH}/detail?id=${id}`)).data.status).toBe(12);
  });
});
