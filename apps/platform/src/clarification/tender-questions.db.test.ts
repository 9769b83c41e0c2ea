import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const THREAD = '/api/rs-trade-service/ecomm/thread';

let platform: TestPlatform;
let buyer: TestMember;
let invited: TestMember;
let others: readonly TestMember[];
let stranger: TestMember;
let tenderId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '答疑招标建设');
  invited = await addCompany(platform, '答疑受邀钢材');
  others = [await addCompany(platform, '答疑受邀建材'), await addCompany(platform, '答疑受邀物资')];
  stranger = await addCompany(platform, '答疑旁观钢材');
});
afterAll(() => platform.close());
beforeEach(async () => {
  tenderId = await publish(buyer, { tenderType: 2, inviteeIds: [invited, ...others].map((one) => one.businessId) });
});

const { detailOf, publish } = tendersOn(() => platform);
const key = () => ({ 'idempotency-key': randomUUID() });
const ask = (by: TestMember, bizId = tenderId, more: object = {}) =>
  platform.post(
    `${THREAD}/add`,
    { bizType: 'tender', bizId, content: '是否接受九米定尺？', attachments: [], ...more },
    { tokens: tokensOf(by), headers: key() },
  );
const reply = (by: TestMember, id: string, isPublic = 1) =>
  platform.post(
    `${THREAD}/reply`,
    { id, content: '接受九米定尺', attachments: [], isPublic },
    { tokens: tokensOf(by), headers: key() },
  );
const list = (by: TestMember, bizId = tenderId) =>
  platform.get(`${THREAD}/list?bizType=tender&bizId=${bizId}`, tokensOf(by));
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ text: string }>(
      `select title || ' ' || content || ' ' || coalesce(jump_url, '') as text from notice where user_id = $1 order by id`,
      [userId],
    )
  ).map(({ text }) => text);

describe('a question about a tender', () => {
  it('is read by its asker and the buyer, answered to all who take part, and never says who asked', async () => {
    const { title } = await detailOf(tenderId, buyer);
    const page = '/user/invite-tenders/subPage/default?id=';
    const { data } = await ask(invited);
    expect(data).toMatchObject({ isOwn: true, answer: null });
    expect(await noticesOf(buyer)).toContain(`新的提问 “${title}”收到一条新的提问，请及时回复 ${page}`);
    const [rival] = others;
    if (rival === undefined) throw new Error('nobody else is invited');
    expect((await list(rival)).data).toMatchObject({ questions: [], mayAsk: true, mayReply: false });
    expect((await list(buyer)).data).toMatchObject({
      questions: [{ id: data.id, businessName: '答疑受邀钢材' }],
      ...{ mayAsk: false, mayReply: true },
    });
    expect((await reply(buyer, data.id)).code).toBe(200);
    const seen = await list(rival);
    expect(seen.data.questions).toMatchObject([
      { content: '是否接受九米定尺？', businessName: '', isOwn: false, answer: { content: '接受九米定尺' } },
    ]);
    expect(JSON.stringify(seen.data)).not.toMatch(new RegExp(`答疑受邀钢材|${invited.businessId}`));
    expect(await noticesOf(invited)).toContain(`提问已回复 您在“${title}”的提问已回复 ${page}`);
    expect(await noticesOf(rival)).toContain(`提问已回复 “${title}”有一条提问已公开回复 ${page}`);
  });

  it('is for whom the tender is for: the invited, and everybody certified where it is public', async () => {
    expect((await ask(stranger)).code).toBe(404);
    expect((await list(stranger)).code).toBe(404);
    expect((await ask(buyer)).code).toBe(403);
    const open = await publish(buyer);
    await platform.db.admin('update business set cert_status = 0 where id = $1', [stranger.businessId]);
    expect(await ask(stranger, open)).toMatchObject({ code: 412 });
    await platform.db.admin('update business set cert_status = 2 where id = $1', [stranger.businessId]);
    const { data } = await ask(stranger, open);
    await reply(buyer, data.id);
    expect((await list(invited, open)).data.questions).toHaveLength(1);
  });

  it('is answered by those who may, of its buyer', async () => {
    const { data } = await ask(invited);
    expect((await reply(await addColleague(platform, buyer, 'reader'), data.id)).code).toBe(403);
    expect((await reply(others[0] ?? stranger, data.id)).code).toBe(404);
    expect((await reply(buyer, data.id)).code).toBe(200);
    expect(await reply(buyer, data.id)).toMatchObject({ code: 422, msg: '该提问已回复' });
  });

  it('is asked by those alone who were let in, once the sign-up is over', async () => {
    const [letIn, waiting] = [invited, others[0] ?? stranger];
    for (const [member, status] of [
      [letIn, 1],
      [waiting, 0],
    ] as const) {
      await platform.db.admin(
        `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, status,
           contact_name, contact_phone, authorized_person, authorized_id_card, submit_time, audit_time)
         values ($1, $2, $2, 'BM' || app.next_id(), $3, $4, $5, '王建国', '13800003333', '赵敏', '', now(), now())`,
        [member.businessId, member.userId, tenderId, buyer.businessId, status],
      );
    }
    expect((await ask(waiting)).code).toBe(200);
    await platform.db.admin('update tender set status = 5, sign_up_end = clock_timestamp() where id = $1', [tenderId]);
    expect(await ask(waiting)).toMatchObject({ code: 422, msg: '报名已截止，仅报名成功的单位可以提问' });
    expect((await list(waiting)).data).toMatchObject({ mayAsk: false });
    expect((await list(letIn)).data).toMatchObject({ mayAsk: true });
    expect((await ask(letIn)).code).toBe(200);
  });

  it('is asked until two hours before bids end, of its lines alone, and of nothing that is over', async () => {
    const { lines } = await detailOf(tenderId, invited);
    expect((await ask(invited, tenderId, { lineId: lines[0].lineId })).code).toBe(200);
    expect((await ask(invited, tenderId, { lineId: '1' })).code).toBe(400);
    await platform.db.admin(`update tender set bid_deadline = now() + interval '119 minutes' where id = $1`, [
      tenderId,
    ]);
    expect(await ask(invited)).toMatchObject({ code: 410, msg: '答疑已截止' });
    await platform.db.admin(`update tender set bid_deadline = now() + interval '121 minutes' where id = $1`, [
      tenderId,
    ]);
    expect((await ask(invited)).code).toBe(200);
    await platform.db.admin('update tender set status = 13, stopped_at = 3 where id = $1', [tenderId]);
    expect((await ask(invited)).code).toBe(410);
    expect((await list(invited)).data).toMatchObject({ mayAsk: false });
  });
});
