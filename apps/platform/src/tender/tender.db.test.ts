import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, publishAs } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
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
  buyer = await addCompany(platform, '招标建设');
  invited = await addCompany(platform, '受邀钢材');
  others = [await addCompany(platform, '受邀建材'), await addCompany(platform, '受邀物资')];
  stranger = await addCompany(platform, '旁观钢材');
});
afterAll(() => platform.close());

const { by, detailOf, act, save, submit, decide, publish, pass } = tendersOn(() => platform);
const three = () => [invited, ...others].map(({ businessId }) => businessId);
const toThree = () => ({ tenderType: 2, inviteeIds: three() });

async function noticesOf({ userId }: TestMember): Promise<readonly string[]> {
  const rows = await platform.db.admin<{ text: string }>(
    `select title || ' ' || content || ' ' || coalesce(jump_url, '') || switch_type as text from notice
     where user_id = $1 order by id`,
    [userId],
  );
  return rows.map(({ text }) => text);
}

const listed = async (member: TestMember, list: 'hall' | 'invited' | 'list', search = '') =>
  ((await by(member).get(`${TENDER_PATH}/${list}?size=100${search}`)).data.records as { id: string }[]).map(
    ({ id }) => id,
  );

const fieldsOf = ({ data }: { data: { fieldErrors: { field: string; message: string }[] } }) =>
  data.fieldErrors.map(({ field, message }) => `${field} ${message}`);

describe('a tender that is kept', () => {
  it('needs nothing yet, and is read back as it was filled in', async () => {
    const empty = await by(buyer).post(`${TENDER_PATH}/save`, {});
    expect(empty).toMatchObject({ code: 200, data: { status: 0, version: 1 } });
    expect(empty.data.code).toMatch(/^ZB\d{13}$/);
    const doc = await addUploadedFile(platform, buyer, '读回.pdf');
    const id = await save(buyer, { docs: [doc], docVisible: 1 });
    expect(await detailOf(id, buyer)).toMatchObject({
      ...{ tenderType: 1, isStatutory: 1, docFee: 50_000, controlPrice: 12_860_000_00, docCount: 1 },
      // A fee has to be paid first, whatever was chosen.
      docVisible: 2,
      region: { cityName: '长春市', districtName: '朝阳区' },
      evalItems: [{ name: '技术响应', kind: 1, maxScore: 60 }, { maxScore: 40 }],
      lines: [{ materialName: '螺纹钢', refPrice: 333_300 }, { materialName: '线材' }],
      buyer: { estimateAmount: 12_600_000_00, docs: [{ fileName: '读回.pdf' }] },
      supplier: null,
    });
  });

  it('is nobody else’s, and only its author’s where that is her scope', async () => {
    const id = await save(buyer);
    expect((await by(stranger).get(`${TENDER_PATH}/detail?id=${id}`)).code).toBe(404);
    const own = await addColleague(platform, buyer, 'purchaser');
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [own.userId]);
    expect((await by(own).get(`${TENDER_PATH}/detail?id=${id}`)).code).toBe(404);
    expect(await listed(own, 'list')).not.toContain(id);
  });

  it('is saved by one editor of two, and the other is told', async () => {
    const id = await save(buyer);
    const { version } = await detailOf(id, buyer);
    expect((await by(buyer).post(`${TENDER_PATH}/save`, { id, version, title: '新的招标名称' })).code).toBe(200);
    expect((await by(buyer).post(`${TENDER_PATH}/save`, { id, version, title: '旧的招标名称' })).code).toBe(409);
  });
});

describe('a tender that is submitted', () => {
  it('TN3: is refused with an unlawful schedule at the field that says it', async () => {
    const id = await save(buyer, { bidDeadline: formatDateTime(Date.now() + 15 * DAY_MS) });
    const refused = await act(buyer, id, 'submit');
    expect(refused.code).toBe(400);
    expect(fieldsOf(refused)).toContain('bidDeadline 自招标文件发出之日起至投标截止不得少于20日');
  });

  it('TN5: invites three that may be invited', async () => {
    const few = await save(buyer, { tenderType: 2, inviteeIds: three().slice(0, 2) });
    expect(fieldsOf(await act(buyer, few, 'submit'))).toEqual(['inviteeIds 邀请招标须邀请不少于3家单位']);
    const own = await save(buyer, { tenderType: 2, inviteeIds: [...three(), buyer.businessId] });
    expect((await act(buyer, own, 'submit')).code).toBe(400);
  });

  it('waits for its review unchanged, and can be taken back', async () => {
    const id = await submit(buyer);
    const { version, allowedActions } = await detailOf(id, buyer);
    expect(allowedActions).toEqual(['withdraw', 'copy']);
    expect((await by(buyer).post(`${TENDER_PATH}/save`, { id, version, title: '改名的招标' })).code).toBe(422);
    expect((await act(buyer, id, 'withdraw')).data).toMatchObject({ status: 0 });
    expect((await decide(id)).code).toBe(422);
  });

  it('TN7: counts against the membership once, whoever is certified', async () => {
    const small = await addCompany(platform, '小额招标');
    await platform.db.admin('update business set vip_level = 0 where id = $1', [small.businessId]);
    const id = await submit(small);
    await act(small, id, 'withdraw');
    expect((await act(small, id, 'submit')).code).toBe(200);
    expect((await by(small).get(`${TENDER_PATH}/quota`)).data).toMatchObject({ used: 1, limit: 1 });
    const second = await save(small);
    expect((await act(small, second, 'submit')).code).toBe(413);
    await platform.db.admin('update business set cert_status = 0 where id = $1', [small.businessId]);
    expect((await act(small, second, 'submit')).code).toBe(412);
  });

  it('is submitted five times a day at most', async () => {
    const id = await save(buyer);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await act(buyer, id, 'submit')).code).toBe(200);
      await act(buyer, id, 'withdraw');
    }
    expect((await act(buyer, id, 'submit')).code).toBe(429);
  });
});

describe('the review of a tender', () => {
  it('sends it back with a reason (N202), and takes it again', async () => {
    const id = await submit(buyer);
    expect((await decide(id, '招标范围不清晰')).code).toBe(200);
    const { title, status, buyer: own, allowedActions } = await detailOf(id, buyer);
    expect([status, own.rejectReason]).toEqual([2, '招标范围不清晰']);
    expect(allowedActions).toEqual(['submit', 'delete', 'edit', 'copy']);
    expect(await noticesOf(buyer)).toContain(
      `审核驳回 “${title}”未通过审核，原因：招标范围不清晰 /user/invite-tenders/subPage/public?id=${id}0`,
    );
    expect((await act(buyer, id, 'submit')).code).toBe(200);
    expect((await detailOf(id, buyer)).buyer.rejectReason).toBe('');
  });

  it('invites those who were chosen when it lets the tender through (N201), and nobody else', async () => {
    const id = await publish(buyer, toThree());
    const { title, signUpEnd } = await detailOf(id, buyer);
    const told = `招标邀请 招标建设邀请您参加“${title}”投标，报名截止${signUpEnd} /user/invite-tenders/subPage/default?id=0`;
    expect(await noticesOf(invited)).toContain(told);
    expect(await noticesOf(stranger)).toEqual([]);
    expect([await listed(invited, 'invited'), await listed(invited, 'hall')]).toEqual([[id], []]);
    expect((await by(stranger).get(`${TENDER_PATH}/detail?id=${id}`)).code).toBe(404);
  });

  it('lets nothing through whose sign-up should have begun, and a demonstration sends it back', async () => {
    const id = await submit(buyer);
    await platform.db.admin('update tender set sign_up_start = clock_timestamp() where id = $1', [id]);
    expect(await decide(id)).toMatchObject({ code: 422, msg: '报名开始时间已过，请调整时间安排后重新提交' });
    expect((await detailOf(id, buyer)).status).toBe(1);
    await platform.db.admin(`update review set submitted_at = 'epoch' where biz_type = 'tender' and biz_id = $1`, [id]);
    await platform.db.admin(`update job set run_at = 'epoch' where kind = 'review.decide'`);
    await platform.runJobs();
    expect((await detailOf(id, buyer)).buyer.rejectReason).toBe('报名开始时间已过，请调整时间安排后重新提交');
  });

  it('takes a rejected tender along when that is removed', async () => {
    const id = await submit(buyer);
    await decide(id, '资料不全');
    expect((await act(buyer, id, 'delete')).code).toBe(200);
    expect((await by(buyer).get(`${TENDER_PATH}/detail?id=${id}`)).code).toBe(404);
    expect(await platform.db.admin(`select from review where biz_type = 'tender' and biz_id = $1`, [id])).toEqual([]);
  });
});

describe('a tender that is announced', () => {
  it('shows a supplier what is public of it, and nothing that is the buyer’s', async () => {
    const doc = await addUploadedFile(platform, buyer, '密文.pdf');
    const id = await publish(buyer, { docs: [doc] });
    expect(await listed(stranger, 'hall')).toContain(id);
    expect(await listed(buyer, 'hall')).not.toContain(id);
    const shown = await detailOf(id, stranger);
    expect(shown).toMatchObject({ buyer: null, docCount: 1, contactPhone: '13800002222', allowedActions: [] });
    expect(shown.supplier).toMatchObject({ buyerName: '招标建设', isInvited: false });
    expect(shown.lines[0]).not.toHaveProperty('refPrice');
    const fileOf = async (member: TestMember) =>
      (await by(member).post(`${TENDER_PATH}/export-lines`, { id })).data as { rows: object[]; mark: string };
    const [theirs, own] = [await fileOf(stranger), await fileOf(buyer)];
    expect(theirs.rows).toEqual(shown.lines);
    expect(own.rows[0]).toHaveProperty('refPrice');
    expect(own.mark).toContain('招标建设');
    expect(JSON.stringify(shown)).not.toMatch(/1260000000|密文/);
    expect(shown.logs).toMatchObject([{ action: 'approve', operatorName: '平台' }]);
    expect((await by(stranger).get(`${READ}?resourceId=${doc.id}`)).code).toBe(404);
    await platform.db.admin('update business set cert_status = 0 where id = $1', [stranger.businessId]);
    expect((await detailOf(id, stranger)).contactPhone).toBe('138****2222');
    await platform.db.admin('update business set cert_status = 2 where id = $1', [stranger.businessId]);
  });

  it('is found by kind, place, status and deposit', async () => {
    const id = await publish(buyer, { tenderKind: 6, depositAmount: 0, depositMethods: [], lines: [] });
    const found = async (search: string) => (await listed(stranger, 'hall', search)).includes(id);
    expect([await found('&tenderKind=6'), await found('&tenderKind=1')]).toEqual([true, false]);
    expect([await found('&hasDeposit=0'), await found('&hasDeposit=1')]).toEqual([true, false]);
    expect([await found('&status=3'), await found('&status=4')]).toEqual([true, false]);
    expect([await found('&cityCode=220100'), await found('&cityCode=220200')]).toEqual([true, false]);
    expect((await by(buyer).get(`${TENDER_PATH}/list?status=10,12`)).code).toBe(200);
  });

  it('TN8: takes sign-ups from its time on, and fails for want of them with a word to both sides (N231)', async () => {
    const id = await publish(buyer, toThree());
    await pass(id, 'sign_up_start');
    expect((await detailOf(id, buyer)).status).toBe(4);
    await pass(id, 'sign_up_end');
    const { status, failReason, stoppedAt, title, logs } = await detailOf(id, buyer);
    expect([status, failReason, stoppedAt]).toEqual([12, '报名单位不足3家', 4]);
    expect(logs.map(({ action }: { action: string }) => action)).toEqual([
      ...['submit', 'approve', 'startSignUp', 'endSignUp'],
    ]);
    const told = `招标流标 “${title}”已流标，原因：报名单位不足3家 66`;
    expect(await noticesOf(buyer)).toContain(told);
    expect((await noticesOf(invited)).filter((text) => text === told)).toHaveLength(1);
    expect((await detailOf(id, invited)).status).toBe(12);
    await platform.runJobs();
    expect((await noticesOf(invited)).filter((text) => text === told)).toHaveLength(1);
  });

  it('catches up after a downtime, also when its jobs were lost; nobody finds what is over meanwhile', async () => {
    const id = await publish(buyer);
    await platform.db.admin(
      `update tender set sign_up_start = now() - interval '2 hours', sign_up_end = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await platform.db.admin(`delete from job where kind = 'tender.step' and key like $1 || '/%'`, [id]);
    expect(await listed(stranger, 'hall')).not.toContain(id);
    await platform.db.admin(`insert into job (kind, key, run_at) values ('tender.sweep', 'late', now())`);
    await platform.runJobs();
    expect((await detailOf(id, buyer)).status).toBe(12);
  });
});

describe('a draft that is made of another record', () => {
  it('TN6: has the fields of a tender without its times, under the next title', async () => {
    const id = await publish(buyer, { title: '二次招标的钢材' });
    const { data } = await by(buyer).post(`${TENDER_PATH}/copy`, { id });
    const copy = await detailOf(data.id, buyer);
    expect(copy).toMatchObject({ status: 0, title: '二次招标的钢材（第二次）', signUpStart: '', bidDeadline: '' });
    expect(copy.buyer.docs).toHaveLength(1);
    expect(copy.lines).toHaveLength(2);
    expect((await by(stranger).post(`${TENDER_PATH}/copy`, { id })).code).toBe(404);
  });

  it('has lines, invitees and contact of an inquiry', async () => {
    const asked = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: three(), title: '转招标的询价' });
    const { data } = await by(buyer).post(`${TENDER_PATH}/from-inquiry`, { inquiryId: asked.id });
    expect(await detailOf(data.id, buyer)).toMatchObject({
      ...{ status: 0, tenderType: 2, tenderKind: 1, title: '转招标的询价', contactName: '李采宁' },
      lines: [{ materialName: '螺纹钢', refPrice: 333_300 }, { materialName: '线材' }],
      buyer: { invitees: three().map((businessId) => ({ businessId })) },
    });
    expect((await by(stranger).post(`${TENDER_PATH}/from-inquiry`, { inquiryId: asked.id })).code).toBe(404);
  });
});
