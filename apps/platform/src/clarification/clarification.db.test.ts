import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchRecordNews } from '../live/record-news.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { countQuestions } from './count-questions.ts';

const THREAD = '/api/rs-trade-service/ecomm/thread';
let platform: TestPlatform;
let buyer: TestMember;
let asker: TestMember;
let rival: TestMember;
let inquiryId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  const member = async (name: string, role: string) => {
    const businessId = await addBusiness(platform.db, name);
    await platform.db.admin('update business set cert_status = 2 where id = $1', [businessId]);
    const added = await addMember(platform.db, businessId);
    await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [added.userId, [role]]);
    return added;
  };
  [buyer, asker, rival] = [
    await member('采购建设', 'purchaser'),
    await member('提问钢材', 'seller'),
    await member('旁观钢材', 'seller'),
  ];
});
afterAll(() => platform.close());
beforeEach(async () => {
  inquiryId = await addInquiry('3 hours');
});

/** A public inquiry that takes quotations. */
async function addInquiry(left: string, scope = 1): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into inquiry (business_id, create_user_id, update_user_id, code, title, status, publish_scope, publish_time,
       quote_deadline, whole_order, sealed, allow_second)
     values ($1, $2, $2, 'XJ' || app.next_id(), '主体钢筋' || app.next_id(), 1, $4, now(), now() + $3::interval, false, true, true)
     returning id`,
    [buyer.businessId, buyer.userId, left, scope],
  );
  return row?.id ?? '';
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const ask = (by: TestMember, bizId = inquiryId, headers = key()) =>
  platform.post(
    `${THREAD}/add`,
    { bizType: 'inquiry', bizId, content: '是否接受定尺？', attachments: [] },
    { tokens: tokensOf(by), headers },
  );
const reply = (by: TestMember, id: string, isPublic: number) =>
  platform.post(
    `${THREAD}/reply`,
    { id, content: '接受九米定尺', attachments: [], isPublic },
    { tokens: tokensOf(by), headers: key() },
  );
const list = async (by: TestMember, bizId = inquiryId) =>
  platform.get(`${THREAD}/list?bizType=inquiry&bizId=${bizId}`, tokensOf(by));
const noticesOf = async ({ userId }: TestMember) =>
  (await platform.db.admin<{ title: string }>('select title from notice where user_id = $1 order by id', [userId])).map(
    ({ title }) => title,
  );

describe('a question', () => {
  it('and its answer reach the pages of both that are open, and of nobody else', async () => {
    const reached: string[] = [];
    const stop = await watchRecordNews(platform.db.database, {
      changed: (userIds, kind) => void (kind === 'inquiry' && reached.push(...userIds)),
      onFault: (what, error) => reached.push(`${what}: ${String(error)}`),
    });
    onTestFinished(stop);
    const { id } = (await ask(asker)).data;
    await vi.waitUntil(() => reached.length >= 2);
    expect(reached.toSorted()).toEqual([buyer.userId, asker.userId].toSorted());
    reached.length = 0;
    await reply(buyer, id, 0);
    await vi.waitUntil(() => reached.length >= 2);
    expect(reached.toSorted()).toEqual([buyer.userId, asker.userId].toSorted());
  });

  it('is read by its asker and the buyer alone, and the buyer is told', async () => {
    const { data } = await ask(asker);
    expect(data).toMatchObject({ isOwn: true, businessName: '提问钢材', answer: null });
    expect((await list(buyer)).data).toMatchObject({
      ...{ questions: [{ id: data.id, isOwn: false, businessName: '提问钢材' }], mayAsk: false, mayReply: true },
    });
    expect((await list(asker)).data).toMatchObject({ questions: [{ id: data.id }], mayAsk: true, mayReply: false });
    expect((await list(rival)).data.questions).toEqual([]);
    expect(await noticesOf(buyer)).toContain('新的提问');
  });

  it('that is answered to all does not say who asked, wherever it is looked for', async () => {
    const { id } = (await ask(asker)).data;
    expect((await reply(buyer, id, 1)).data.answer).toMatchObject({ content: '接受九米定尺', isPublic: true });
    const seen = await list(rival);
    expect(seen.data.questions).toMatchObject([
      { id, content: '是否接受定尺？', isOwn: false, businessName: '', answer: { content: '接受九米定尺' } },
    ]);
    expect(JSON.stringify(seen.data)).not.toContain('提问钢材');
    expect(JSON.stringify(seen.data)).not.toContain(asker.businessId);
    expect(await noticesOf(asker)).toContain('提问已回复');
    const rows = await platform.db.database.withSession(rival.context, (transaction) =>
      transaction.selectFrom('clarification').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  it('that is answered to its asker stays between the two', async () => {
    const { id } = (await ask(asker)).data;
    await reply(buyer, id, 0);
    expect((await list(asker)).data.questions[0].answer).toMatchObject({ isPublic: false });
    expect((await list(rival)).data.questions).toEqual([]);
    const counted = await Promise.all(
      [buyer, asker, rival].map(({ context }) =>
        platform.db.database.withSession(context, (transaction) =>
          countQuestions(transaction, { bizType: 'inquiry', bizId: inquiryId }),
        ),
      ),
    );
    expect(counted).toEqual([1, 1, 0]);
  });

  it('is answered once, by the buyer alone, also when two do it at once', async () => {
    const { id } = (await ask(asker)).data;
    expect((await reply(rival, id, 1)).code).toBe(403);
    const codes = (await Promise.all([reply(buyer, id, 1), reply(buyer, id, 0)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 422]);
    const other = await addMember(platform.db, await addBusiness(platform.db, '别家建设'));
    await platform.db.admin(`update membership set role_keys = '{purchaser}' where user_id = $1`, [other.userId]);
    expect((await reply(other, id, 1)).code).toBe(404);
  });

  it('comes two hours before the deadline or not at all', async () => {
    const late = await addInquiry('119 minutes');
    expect(await ask(asker, late)).toMatchObject({ code: 410, msg: '答疑已截止' });
    expect((await list(asker, late)).data.mayAsk).toBe(false);
    await platform.db.admin('update inquiry set status = 8, close_time = now() where id = $1', [inquiryId]);
    expect((await ask(asker)).code).toBe(410);
  });

  it('about what one may not see finds nothing; the own record is not asked about', async () => {
    const invitedOnly = await addInquiry('3 hours', 2);
    expect((await ask(rival, invitedOnly)).code).toBe(404);
    expect((await list(rival, invitedOnly)).code).toBe(404);
    const buyersSeller = await addMember(platform.db, buyer.businessId);
    await platform.db.admin(`update membership set role_keys = '{seller}' where user_id = $1`, [buyersSeller.userId]);
    expect((await ask(buyersSeller)).code).toBe(403);
  });

  it('is asked by those alone who could quote, and not without end', async () => {
    await platform.db.admin('update business set cert_status = 0 where id = $1', [rival.businessId]);
    expect(await ask(rival)).toMatchObject({ code: 412 });
    await platform.db.admin('update business set cert_status = 2 where id = $1', [rival.businessId]);
    await platform.db.admin(
      `insert into supplier_relation (business_id, create_user_id, update_user_id, supplier_id, is_black, black_reason)
       values ($1, $2, $2, $3, true, '围标')`,
      [buyer.businessId, buyer.userId, rival.businessId],
    );
    expect(await ask(rival)).toMatchObject({ code: 422, msg: '贵单位暂不能参与该采购方的询价' });
    await platform.db.admin('delete from supplier_relation where supplier_id = $1', [rival.businessId]);
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(rival)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 429,
      msg: '您已有20个提问等待回复，请在采购方回复后再提问',
    });
  });

  it('is about a line of its record, or about none', async () => {
    const bodyOf = (lineId: string) => ({
      bizType: 'inquiry',
      bizId: inquiryId,
      content: '该行规格？',
      attachments: [],
      lineId,
    });
    const askOf = (lineId: string) =>
      platform.post(`${THREAD}/add`, bodyOf(lineId), { tokens: tokensOf(asker), headers: key() });
    const lineOf = async (id: string) => {
      const [line] = await platform.db.admin<{ id: string }>(
        `insert into inquiry_line (inquiry_id, business_id, line_no, category_code, material_name, spec, brand, unit, quantity,
           accept_equivalent, tech_require, remark)
         select id, business_id, 1, '0101', '螺纹钢', '25mm', '', 't', '1', true, '', '' from inquiry where id = $1 returning id`,
        [id],
      );
      return line?.id ?? '';
    };
    const other = await lineOf(await addInquiry('1 day'));
    expect(await askOf(other)).toMatchObject({ code: 400, msg: '所选清单不在该询价单中，请刷新后重试' });
    const own = await lineOf(inquiryId);
    expect((await askOf(own)).data).toMatchObject({ lineId: own });
  });

  it('that is sent again is one question', async () => {
    const headers = key();
    const first = await ask(asker, inquiryId, headers);
    expect((await ask(asker, inquiryId, headers)).data).toEqual(first.data);
    expect((await list(buyer)).data.questions).toHaveLength(1);
  });
});
