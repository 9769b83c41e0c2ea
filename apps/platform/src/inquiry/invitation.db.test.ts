import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, type Published, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let invited: TestMember;
let other: TestMember;
let published: Published;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, invited, other] = [
    await addCompany(platform, '邀请采购建设'),
    await addCompany(platform, '受邀供应钢材'),
    await addCompany(platform, '旁观供应钢材'),
  ];
});
afterAll(() => platform.close());
beforeEach(async () => {
  published = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [invited.businessId] });
});

const { by, quote, endRound, detailOf } = tradeOn(() => platform);
const answer = (name: 'accept' | 'decline', member: TestMember, body: object = {}) =>
  by(member).post(`${inquiry}/${name}-invite`, { id: published.id, ...body });
const accept = (member = invited) => answer('accept', member);
const decline = (body: object = { reason: 1, remark: '' }, member = invited) => answer('decline', member, body);
const invitee = async () => (await by(buyer).get(`${inquiry}/invitees?id=${published.id}`)).data[0];

describe('the answer to an invitation (domain rules 3.6)', () => {
  it('is read by the buyer: accepted, declined with its reason, and taken up again', async () => {
    expect(await invitee()).toMatchObject({ inviteStatus: 0, viewTime: '', answerTime: '' });
    expect(await accept()).toMatchObject({ code: 200, data: { inviteStatus: 2 } });
    const accepted = await invitee();
    expect(accepted).toMatchObject({ inviteStatus: 2, declineReason: null });
    expect([accepted.viewTime, accepted.answerTime]).not.toContain('');

    expect(await decline({ reason: 9, remark: '产能已排满' })).toMatchObject({ code: 200, data: { inviteStatus: 3 } });
    expect(await invitee()).toMatchObject({ inviteStatus: 3, declineReason: 9, declineRemark: '产能已排满' });
    expect(await quote(invited, published, [300_000, 310_000])).toMatchObject({ code: 422 });

    expect(await accept()).toMatchObject({ code: 200, data: { inviteStatus: 2 } });
    expect(await invitee()).toMatchObject({ inviteStatus: 2, declineReason: null, declineRemark: '' });
    expect(await quote(invited, published, [300_000, 310_000])).toMatchObject({ code: 200 });
  });

  it('names a reason when it declines', async () => {
    const missing = await decline({ reason: 77, remark: '' });
    expect(missing).toMatchObject({ code: 400, msg: '请选择谢绝原因', data: { fieldErrors: [{ field: 'reason' }] } });
    expect(await decline({ reason: 9, remark: '' })).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'remark' }] } },
    });
    expect((await invitee()).inviteStatus).toBe(0);
  });

  it('is nobody’s who was not invited, and none once it has quoted', async () => {
    expect(await accept(other)).toMatchObject({ code: 404 });
    expect(await decline(undefined, other)).toMatchObject({ code: 404 });
    expect((await quote(invited, published, [300_000, 310_000])).code).toBe(200);
    expect(await decline()).toMatchObject({ code: 422 });
  });

  it('is given before the deadline; what is unanswered then is over', async () => {
    await endRound(published.id);
    expect((await invitee()).inviteStatus).toBe(5);
    expect(await accept()).toMatchObject({ code: 422, msg: '当前状态不允许该操作' });
    expect((await detailOf(published.id, buyer)).status).toBe(7);
  });

  it('waits for no job: at the deadline itself it is too late', async () => {
    await platform.db.admin('update inquiry set quote_deadline = clock_timestamp() where id = $1', [published.id]);
    expect(await accept()).toMatchObject({ code: 410, msg: '已超过截止时间，无法操作' });
    expect(await decline()).toMatchObject({ code: 410 });
  });
});
