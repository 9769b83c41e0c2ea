import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { PAY_PATH } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, seller] = [await addCompany(platform, '购课建设'), await addCompany(platform, '售文检测')];
});
afterAll(() => platform.close());

const { by, order, charge, detailOf, act } = ordersOn(() => platform);

describe('what is virtual', () => {
  const KNOWLEDGE = '/api/rs-cms-service/ecomm/front/knowledge';
  const buy = async (orderType: number, targetId: string) => {
    const { data } = await order(buyer, targetId, { orderType });
    await charge(buyer, data.payOrderId);
    return data.orderId as string;
  };
  const owned = async (table: string) =>
    (
      await platform.db.admin<{ count: number }>(`select count(*)::int from ${table} where user_id = $1`, [
        buyer.userId,
      ])
    )[0]?.count;

  const addLesson = async () => {
    const [lesson] = await platform.db.admin<{ id: string }>(
      `insert into lesson (title, teacher_name, teacher_title, category_id, is_free, price, original_price, intro, publish_time)
       values ('施工合同风险', '韩律师', '律师', 1, false, 9900, 9900, '', now()) returning id`,
    );
    return lesson?.id ?? '';
  };

  it('leads its buyer on from the cashier to what has become of the order', async () => {
    const { data } = await order(buyer, await addLesson(), { orderType: 3 });
    const cashier = (await by(buyer).get(`${PAY_PATH}/order?id=${data.payOrderId}`)).data;
    const { code } = await detailOf(buyer, data.orderId);
    expect(cashier).toMatchObject({ payee: '吉林省建筑业数字平台', bizId: data.orderId, bizCode: code });
    expect(cashier.bizPath).toBe(
      `/default/comprehensives-ervices/law-services/law-lesson/pay/success?id=${data.orderId}`,
    );
  });

  it('is owned once it is paid, once, and given back before it is watched', async () => {
    const lessonId = await addLesson();
    const id = await buy(3, lessonId);
    expect(await detailOf(buyer, id)).toMatchObject({ status: 4, seller: null, payAmount: 8910 });
    expect(await owned('lesson_entitlement')).toBe(1);
    expect((await order(buyer, lessonId, { orderType: 3 })).msg).toBe('已购买，无需重复购买');
    expect((await act(buyer, id, 'refund-apply', { amount: 8910, reason: '买错了' })).data.status).toBe(7);
    expect(await owned('lesson_entitlement')).toBe(0);
  });

  it('is read in whole by who has paid, and not given back then', async () => {
    const [text] = await platform.db.admin<{ id: string }>(
      `insert into knowledge (business_id, create_user_id, update_user_id, title, category_id, summary, content, is_free, price,
         status, publish_time)
       values ($1, $2, $2, '冬期施工要点', 2, '', '<p>全文</p>', false, 1000, 2, now()) returning id`,
      [seller.businessId, seller.userId],
    );
    const targetId = text?.id ?? '';
    const mine = async (member: TestMember) => (await by(member).get(`${KNOWLEDGE}/mine?id=${targetId}`)).data.content;
    expect(await mine(buyer)).toBeNull();
    const id = await buy(4, targetId);
    expect(await mine(buyer)).toBe('<p>全文</p>');
    expect(await mine(seller)).toBeNull();
    expect((await act(buyer, id, 'refund-apply', { amount: 900, reason: '买错了' })).msg).toBe(
      '内容已查看，不支持退款',
    );
  });
});
