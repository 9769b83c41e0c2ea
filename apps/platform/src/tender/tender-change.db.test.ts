import { DAY_MS, formatDateTime, parseDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchRecordNews } from '../live/record-news.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { TENDER_PATH, tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const READ = '/api/jianzhu-support/resource/url';

let platform: TestPlatform;
let buyer: TestMember;
let invited: TestMember;
let others: readonly TestMember[];
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '变更招标建设');
  invited = await addCompany(platform, '变更受邀钢材');
  others = [await addCompany(platform, '变更受邀建材'), await addCompany(platform, '变更受邀物资')];
  stranger = await addCompany(platform, '变更旁观钢材');
});
afterAll(() => platform.close());

const { by, detailOf, act, publish, pass } = tendersOn(() => platform);
const toThree = () => ({ tenderType: 2, inviteeIds: [invited, ...others].map(({ businessId }) => businessId) });
const change = (member: TestMember, id: string, body: object = {}) =>
  act(member, id, 'change-notice', { content: '投标截止时间顺延', attachments: [], ...body });
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ text: string }>(
      `select title || ' ' || content || ' ' || coalesce(jump_url, '') || switch_type as text from notice
       where user_id = $1 order by id`,
      [userId],
    )
  ).map(({ text }) => text);
const later = (time: string, days: number) => formatDateTime((parseDateTime(time) ?? 0) + days * DAY_MS);
const fieldsOf = ({ data }: { data: { fieldErrors: { field: string; message: string }[] } }) =>
  data.fieldErrors.map(({ field, message }) => `${field} ${message}`);

describe('TC1: a change of a tender that is out', () => {
  it('moves its times, shows what it moved and its files to all who read it, and tells those invited (N203)', async () => {
    const id = await publish(buyer, toThree());
    const { title, bidDeadline } = await detailOf(id, buyer);
    const file = await addUploadedFile(platform, buyer, '变更图纸.pdf');
    const deadline = later(bidDeadline, 3);
    const answer = await change(buyer, id, { bidDeadline: deadline, openTime: deadline, attachments: [file] });
    expect(answer).toMatchObject({ code: 200, data: { status: 3 } });
    for (const member of [buyer, invited]) {
      expect(await detailOf(id, member)).toMatchObject({
        ...{ bidDeadline: deadline, openTime: deadline },
        changes: [
          {
            content: '投标截止时间顺延',
            attachments: [{ fileName: '变更图纸.pdf' }],
            times: [
              { field: 'bidDeadline', before: bidDeadline, after: deadline },
              { field: 'openTime', before: bidDeadline, after: deadline },
            ],
          },
        ],
      });
      expect((await by(member).get(`${READ}?resourceId=${file.id}`)).code).toBe(200);
    }
    expect((await by(stranger).get(`${READ}?resourceId=${file.id}`)).code).toBe(404);
    expect(await noticesOf(invited)).toContain(
      `变更公告 “${title}”发布变更公告，请及时查看 /user/invite-tenders/subPage/default?id=0`,
    );
    expect(await noticesOf(stranger)).toEqual([]);
    expect((await change(buyer, id, { content: '补充踏勘安排' })).code).toBe(200);
    const { changes } = await detailOf(id, invited);
    expect(changes.map(({ content }: { content: string }) => content)).toEqual(['补充踏勘安排', '投标截止时间顺延']);
  });

  it('is done at its new times, and not at the old ones', async () => {
    const id = await publish(buyer);
    const { signUpStart } = await detailOf(id, buyer);
    await platform.db.admin(`update tender set sign_up_start = now() + interval '1 hour' where id = $1`, [id]);
    const { code } = await change(buyer, id, { signUpStart: later(signUpStart, 0) });
    expect(code).toBe(200);
    const jobs = await platform.db.admin<{ key: string }>(
      `select key from job where kind = 'tender.step' and key like $1 || '/startSignUp/%'`,
      [id],
    );
    expect(jobs.length).toBeGreaterThan(0);
    await platform.db.admin(`update job set run_at = 'epoch' where kind = 'tender.step' and key like $1 || '/%'`, [id]);
    await platform.runJobs();
    expect((await detailOf(id, buyer)).status).toBe(3);
  });

  it('keeps the rules of a schedule and the days of the law, and says which', async () => {
    const id = await publish(buyer);
    const { bidDeadline, signUpEnd } = await detailOf(id, buyer);
    expect(fieldsOf(await change(buyer, id, { bidDeadline: later(bidDeadline, -1) }))).toContain(
      'bidDeadline 投标截止时间不能早于原时间',
    );
    expect(fieldsOf(await change(buyer, id, { signUpEnd: later(signUpEnd, 20) }))).toContain(
      'bidDeadline 投标截止时间不能早于报名截止时间',
    );
    expect((await change(buyer, id, { content: '变更' })).code).toBe(400);
    await platform.db.admin(
      `update tender set sign_up_start = now() - interval '9 days', doc_start = now() - interval '9 days',
         sign_up_end = now() - interval '2 days', doc_end = now() - interval '2 days', status = 5,
         bid_deadline = now() + interval '14 days', open_time = now() + interval '14 days',
         deposit_deadline = now() + interval '13 days' where id = $1`,
      [id],
    );
    const told = 'bidDeadline 变更公告距投标截止不足15日，须顺延投标截止时间';
    expect(fieldsOf(await change(buyer, id))).toEqual([told]);
    const lawful = formatDateTime(Date.now() + 16 * DAY_MS);
    expect((await change(buyer, id, { bidDeadline: lawful, openTime: lawful })).code).toBe(200);
    await platform.db.admin(`update tender set is_statutory = false where id = $1`, [id]);
    await platform.db.admin(`update tender set bid_deadline = now(), open_time = now() where id = $1`, [id]);
    expect(await change(buyer, id)).toMatchObject({ code: 410, msg: '已超过截止时间，无法操作' });
  });

  it('is the buyer’s who may, once for one version, ten a day', async () => {
    const id = await publish(buyer);
    expect((await change(stranger, id)).code).toBe(404);
    expect((await change(await addColleague(platform, buyer, 'reader'), id)).code).toBe(403);
    const { version } = await detailOf(id, buyer);
    const body = { id, version, content: '补充踏勘安排', attachments: [] };
    expect((await by(buyer).post(`${TENDER_PATH}/change-notice`, body)).code).toBe(200);
    expect((await by(buyer).post(`${TENDER_PATH}/change-notice`, body)).code).toBe(409);
    for (let times = 1; times < 10; times += 1) await change(buyer, id);
    expect(await change(buyer, id)).toMatchObject({
      code: 429,
      msg: '该招标今日发布变更公告已达10次，请明日再发布',
    });
    const foreign = await addUploadedFile(platform, stranger, '别家.pdf');
    expect((await change(buyer, await publish(buyer), { attachments: [foreign] })).code).toBe(404);
  });
});

describe('TC2: a tender that is ended', () => {
  it('by its buyer stops where it was, and those invited read why (N230)', async () => {
    const id = await publish(buyer, toThree());
    const reached: string[] = [];
    const stop = await watchRecordNews(platform.db.database, {
      changed: (userIds, kind) => void (kind === 'tender' && reached.push(...userIds)),
      onFault: (what, error) => reached.push(`${what}: ${String(error)}`),
    });
    onTestFinished(stop);
    expect((await act(buyer, id, 'terminate', { reason: '' })).code).toBe(400);
    const foreign = { id, version: (await detailOf(id, buyer)).version, reason: '采购计划取消' };
    expect((await by(stranger).post(`${TENDER_PATH}/terminate`, foreign)).code).toBe(404);
    expect(await act(buyer, id, 'terminate', { reason: '采购计划取消' })).toMatchObject({
      ...{ code: 200, data: { status: 13 } },
    });
    const { title, ...ended } = await detailOf(id, invited);
    expect(ended).toMatchObject({ status: 13, stoppedAt: 3, failReason: '采购计划取消' });
    expect(ended.logs).toContainEqual(expect.objectContaining({ action: 'terminate', reason: '采购计划取消' }));
    const told = `招标终止 “${title}”已终止，原因：采购计划取消，已缴费用将原路退回 66`;
    expect(await noticesOf(invited)).toContain(told);
    expect(await noticesOf(buyer)).not.toContain(told);
    await vi.waitUntil(() => reached.includes(invited.userId) && reached.includes(buyer.userId));
    expect((await detailOf(id, buyer)).allowedActions).toEqual(['archive', 'copy']);
    await pass(id, 'sign_up_start');
    expect((await detailOf(id, buyer)).status).toBe(13);
  });

  it('by the platform is told to its buyer too, until it is decided', async () => {
    const operatorToken = (await addOperator(platform.db, '孙理')).token;
    const offShelf = (code: string, reason = '发布虚假信息') =>
      platform.post('/api/rs-ops-service/tender/off-shelf', { code, reason }, { tokens: { operatorToken } });
    const id = await publish(buyer, toThree());
    const { code, title } = await detailOf(id, buyer);
    await platform.db.admin('update tender set status = 9 where id = $1', [id]);
    expect(await offShelf(code, '')).toMatchObject({ code: 400 });
    expect(await offShelf('ZB2000010100001')).toMatchObject({ code: 404 });
    expect(await offShelf(code)).toMatchObject({ code: 200, data: { status: 13 } });
    const told = `招标终止 “${title}”已终止，原因：发布虚假信息，已缴费用将原路退回 66`;
    expect([await noticesOf(buyer), await noticesOf(invited)]).toEqual([
      expect.arrayContaining([told]),
      expect.arrayContaining([told]),
    ]);
    expect(await offShelf(code)).toMatchObject({ code: 422 });
    const events = await platform.db.admin(
      `select operator_name, business_id, record_id from audit_event where act = 'operator.offShelfTender' and code = 200`,
    );
    expect(events).toEqual([{ operator_name: '孙理', business_id: buyer.businessId, record_id: id }]);
  });

  it('is made anew as the next one', async () => {
    const id = await publish(buyer, { title: '终止后的钢材（第二次）' });
    await act(buyer, id, 'terminate', { reason: '采购计划取消' });
    const { data } = await by(buyer).post(`${TENDER_PATH}/copy`, { id });
    expect(await detailOf(data.id, buyer)).toMatchObject({
      ...{ status: 0, title: '终止后的钢材（第三次）', changes: [], failReason: '', bidDeadline: '' },
    });
  });
});
