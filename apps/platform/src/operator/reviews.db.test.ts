import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockText } from '../db/lock-text.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { workFor } from '../member/work-for.ts';
import { automaticReview, scheduleWaitingReviews } from '../review/automatic-reviews.ts';
import { addApplicant } from '../testing/applicants.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const CERTIFICATION = '/api/rs-member-service/ecomm/certification';
const REVIEW = '/api/rs-ops-service/review';
const MATERIAL_PAGE = '/user/standard-certification/uploadImageOrVideo';
const NOTICES = '/api/rs-cms-service/new-center-notice/list?noticeType=2';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db, '孙理')).token;
});
afterAll(() => platform.close());

const stateOf = async (who: TestMember) => (await platform.get(`${CERTIFICATION}/review`, tokensOf(who))).data;
const act = async (who: TestMember, action: 'submit' | 'withdraw') => {
  const { version } = await stateOf(who);
  return platform.post(`${CERTIFICATION}/${action}`, { version }, { tokens: tokensOf(who) });
};
const handle = (who: TestMember, agree: 0 | 1, reason?: string) =>
  decideAsSeen(
    platform,
    { bizType: 'certification', bizId: who.businessId, agree, ...(reason !== undefined && { reason }) },
    { operatorToken },
  );
const noticesOf = async (who: TestMember) => {
  const { data } = await platform.get(NOTICES, tokensOf(who));
  return data.records.map(({ title, content, jumpUrl }: Record<string, string>) => [title, content, jumpUrl]);
};
/** Facts in the company's own operation log, of acts of operators. */
const factsOf = async (who: TestMember) => {
  const { data } = await platform.get(
    `${PATHS.company.replace('memberInfo/company', 'operation-log')}/list?kind=platform`,
    tokensOf(who),
  );
  return data.records.flatMap(({ facts }: { facts: string[] }) => facts);
};
const certStatusOf = async (who: TestMember) => {
  const [row] = await platform.db.admin('select cert_status from business where id = $1', [who.businessId]);
  return row?.cert_status;
};

describe('the review of a certification', () => {
  it('needs the licence and the permission', async () => {
    const applicant = await addApplicant(platform.db, '砚北建设', '', false);
    expect(await stateOf(applicant)).toEqual({
      ...{ status: 0, reason: '', code: '', submitTime: '', decideTime: '', version: 0 },
      allowedActions: ['submit'],
    });
    expect(await act(applicant, 'submit')).toMatchObject({ code: 400, msg: '请上传营业执照' });
    const other = await addApplicant(platform.db, '衡砺钢材');
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [other.userId]);
    expect(await act(other, 'submit')).toMatchObject({ code: 403 });
  });

  it('waits in the queue, where an operator sees its files, and is approved with a notice', async () => {
    const applicant = await addApplicant(platform.db, '长白建工');
    const submitted = await act(applicant, 'submit');
    expect(submitted.data).toMatchObject({
      status: 1,
      allowedActions: ['withdraw'],
      code: expect.stringMatching(/^AQ\d{13}$/),
    });

    const queue = await platform.get(`${REVIEW}/list?bizType=certification&status=1`, { operatorToken });
    expect(queue.data.records).toMatchObject([
      { bizId: applicant.businessId, businessName: '长白建工', bizTypeName: '认证材料', statusName: '审核中' },
    ]);
    const shown = await platform.get(`${REVIEW}/detail?bizType=certification&bizId=${applicant.businessId}`, {
      operatorToken,
    });
    expect(shown.data).toMatchObject({
      fields: [{ label: '企业名称', value: '长白建工' }],
      files: [{ label: '营业执照', fileName: '营业执照.pdf', fileSize: 3, url: expect.stringMatching(/^http/) }],
      allowedActions: ['approve', 'reject'],
    });

    for (const _ of ['once', 'again']) {
      expect((await handle(applicant, 1)).data).toEqual({ status: 2, statusName: '审核通过' });
    }
    expect(await handle(applicant, 0, '资料不全')).toMatchObject({ code: 422 });
    expect(await stateOf(applicant)).toMatchObject({ status: 2, reason: '', allowedActions: ['submit'] });
    // Papers certify nobody.
    expect(await certStatusOf(applicant)).toBe(0);
    expect(await noticesOf(applicant)).toEqual([['认证材料审核结果', '您的认证材料已通过审核', MATERIAL_PAGE]]);
    expect(await factsOf(applicant)).toEqual(['审核结论：通过']);
    const decided = await platform.get(`${REVIEW}/list?status=2`, { operatorToken });
    expect(decided.data.records).toMatchObject([{ operatorName: '孙理' }]);
    const events = await platform.db.admin(
      `select act, operator_name, business_id, host(address) as address from audit_event
       where act like 'operator.%eview' and code = 200 order by id`,
    );
    const event = { operator_name: '孙理', business_id: applicant.businessId, address: '127.0.0.1' };
    expect(events).toEqual([
      { act: 'operator.review', ...event },
      { act: 'operator.handleReview', ...event },
    ]);
  });

  it('is rejected with a reason, which the owner reads and answers by submitting again', async () => {
    const applicant = await addApplicant(platform.db, '松江劳务');
    await act(applicant, 'submit');
    for (const reason of [undefined, ' ', '缺']) {
      expect(await handle(applicant, 0, reason)).toMatchObject({ code: 400, msg: '驳回原因不能少于2个字' });
    }
    expect(await handle(applicant, 0, '长'.repeat(201))).toMatchObject({ code: 400, msg: '驳回原因不能超过200个字' });
    expect(await handle(applicant, 0, '印章不清')).toMatchObject({ code: 200, data: { status: 3 } });
    expect(await stateOf(applicant)).toMatchObject({ status: 3, reason: '印章不清', allowedActions: ['submit'] });
    expect(await noticesOf(applicant)).toMatchObject([
      ['认证材料审核结果', '您的认证材料未通过审核，原因：印章不清', MATERIAL_PAGE],
    ]);
    const { code } = await stateOf(applicant);
    expect((await act(applicant, 'submit')).data).toMatchObject({ status: 1, reason: '', code });
  });

  it('keeps the files as they are while it lasts; other files than the approved ones are reviewed anew', async () => {
    const applicant = await addApplicant(platform.db, '图们市政');
    const files = await platform.get(
      `/api/jianzhu-management/oa-common-attachment/list/business?businessId=${applicant.businessId}&businessType=certification_licence`,
      tokensOf(applicant),
    );
    const id: string = files.data[0].id;
    const save = (modifyStatus: 0 | 3) =>
      platform.post(
        `${CERTIFICATION}/material/save`,
        { materials: [{ kind: 'licence', id, modifyStatus }] },
        { tokens: tokensOf(applicant) },
      );
    await act(applicant, 'submit');
    expect(await save(3)).toMatchObject({ code: 422, msg: '资料审核中，如需修改请先撤回审核' });
    await platform.db.admin("update review set submitted_at = '2026-01-05 01:00Z' where biz_id = $1", [
      applicant.businessId,
    ]);
    // It says when it was last handed in, not when it was taken back.
    expect((await act(applicant, 'withdraw')).data).toMatchObject({
      ...{ status: 0, allowedActions: ['submit'], submitTime: '2026-01-05 09:00:00' },
    });
    expect(await handle(applicant, 1)).toMatchObject({ code: 422 });
    await act(applicant, 'submit');
    await handle(applicant, 1);
    expect(await save(0)).toMatchObject({ code: 200 });
    expect(await stateOf(applicant)).toMatchObject({ status: 2 });
    expect(await save(3)).toMatchObject({ code: 200 });
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
  });

  it('refuses a member who has not seen the last change, and two at once but one', async () => {
    const applicant = await addApplicant(platform.db, '辽源装饰');
    const twice = await Promise.all(
      [0, 0].map((version) => platform.post(`${CERTIFICATION}/submit`, { version }, { tokens: tokensOf(applicant) })),
    );
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it('is of what an operator has seen, not of what was handed in anew meanwhile', async () => {
    const applicant = await addApplicant(platform.db, '掉包建设');
    await act(applicant, 'submit');
    const at = `bizType=certification&bizId=${applicant.businessId}`;
    const seen = (await platform.get(`${REVIEW}/detail?${at}`, { operatorToken })).data.version;
    await act(applicant, 'withdraw');
    await act(applicant, 'submit');
    const verdict = { bizType: 'certification', bizId: applicant.businessId, version: seen };
    for (const word of [{ agree: 1 }, { agree: 0, reason: '资料不全' }]) {
      const decided = await platform.post(`${REVIEW}/handle`, { ...verdict, ...word }, { tokens: { operatorToken } });
      expect(decided.code).toBe(409);
    }
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
    expect(await handle(applicant, 1)).toMatchObject({ code: 200 });
  });

  it('is of the files that were there when they were handed in: a save under way is waited for', async () => {
    const applicant = await addApplicant(platform.db, '抢换建设');
    let answer: ReturnType<typeof act> | undefined;
    await platform.db.database.withJob(async (transaction) => {
      await workFor(transaction, applicant.businessId);
      await lockText(transaction, `certification material ${applicant.businessId}`);
      answer = act(applicant, 'submit');
      const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await vi.waitFor(async () => expect(await platform.db.admin(waiting)).toHaveLength(1), { timeout: 10_000 });
      await transaction.deleteFrom('attachment').where('owner_id', '=', applicant.businessId).execute();
    });
    expect(await answer).toMatchObject({ code: 400, msg: '请上传营业执照' });
    expect(await stateOf(applicant)).toMatchObject({ status: 0 });
  });

  it('needs to say what was seen', async () => {
    const applicant = await addApplicant(platform.db, '盲审建设');
    await act(applicant, 'submit');
    const blind = { bizType: 'certification', bizId: applicant.businessId, agree: 1 };
    expect((await platform.post(`${REVIEW}/handle`, blind, { tokens: { operatorToken } })).code).toBe(400);
  });

  it('can be decided by nobody through a request of the business, whatever SQL it runs', async () => {
    const applicant = await addApplicant(platform.db, '四平门窗');
    await act(applicant, 'submit');
    await expect(
      platform.db.database.withSession(applicant.context, (transaction) =>
        transaction.updateTable('review').set({ status: 2 }).where('biz_id', '=', applicant.businessId).execute(),
      ),
    ).rejects.toThrow('row-level security');
    await handle(applicant, 1);
  });
});

const laterOn = (seconds: number) => platform.db.admin('select app.advance_business_clock($1)', [seconds]);

describe('the automatic review of a demonstration', () => {
  it('decides after a minute, rejecting what asks for it', async () => {
    const [good, bad, fresh] = [
      await addApplicant(platform.db, '白山混凝土'),
      await addApplicant(platform.db, '通化租赁', '驳回测试.pdf'),
      await addApplicant(platform.db, '延边检测'),
    ];
    for (const who of [good, bad]) await act(who, 'submit');
    await platform.runJobs();
    for (const who of [good, bad]) expect(await stateOf(who)).toMatchObject({ status: 1 });
    const advanced = () =>
      platform.post(
        '/api/rs-ops-service/clock/advance',
        { seconds: 60 },
        {
          tokens: { operatorToken },
          headers: { 'idempotency-key': randomUUID() },
        },
      );
    expect(await advanced()).toMatchObject({ code: 422, msg: '仅演示环境可以调整业务时间' });
    await platform.db.admin(`insert into demo_seed (version) values ('test')`);
    expect(await advanced()).toMatchObject({ code: 200 });
    await act(fresh, 'submit');
    await platform.runJobs();
    expect(await stateOf(good)).toMatchObject({ status: 2 });
    expect(await stateOf(bad)).toMatchObject({ status: 3, reason: '资料不清晰，请重新上传' });
    expect(await stateOf(fresh)).toMatchObject({ status: 1 });
    await platform.runJobs();
    for (const who of [good, bad]) expect(await noticesOf(who)).toHaveLength(1);
    const events = await platform.db.admin(
      `select actor_kind from audit_event where act = 'review.decide' and business_id = any($1)`,
      [[good.businessId, bad.businessId]],
    );
    expect(events).toEqual([{ actor_kind: 'system' }, { actor_kind: 'system' }]);
  });

  it('begins anew for what was taken back and handed in again', async () => {
    const applicant = await addApplicant(platform.db, '公主岭保温');
    await act(applicant, 'submit');
    await laterOn(40);
    await act(applicant, 'withdraw');
    await act(applicant, 'submit');
    await laterOn(40);
    await platform.runJobs();
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
    await laterOn(20);
    await platform.runJobs();
    expect(await stateOf(applicant)).toMatchObject({ status: 2 });
  });

  it('decides what was handed in while operators reviewed, once they do so no more', async () => {
    const { database } = platform.db;
    const applicant = await addApplicant(platform.db, '梅河口建材');
    await act(applicant, 'submit');
    await laterOn(60);
    const byOperators = { 'review.decide': automaticReview(database, 'manual') };
    while (await runNextJob(database, byOperators, console));
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
    await scheduleWaitingReviews(database);
    await platform.runJobs();
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
    await laterOn(60);
    await platform.runJobs();
    expect(await stateOf(applicant)).toMatchObject({ status: 2 });
  });
});
