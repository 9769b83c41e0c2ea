import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '购课建设');
});
afterAll(() => platform.close());

const { order, charge, detailOf, act } = ordersOn(() => platform);

describe('what is virtual', () => {
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

  it('is owned once it is paid, once, and given back before it is watched', async () => {
    const [lesson] = await platform.db.admin<{ id: string }>(
      `insert into lesson (title, teacher_name, teacher_title, category_id, is_free, price, original_price, intro, publish_time)
       values ('施工合同风险', '韩律师', '律师', 1, false, 9900, 9900, '', now()) returning id`,
    );
    const id = await buy(3, lesson?.id ?? '');
    expect(await detailOf(buyer, id)).toMatchObject({ status: 4, seller: null, payAmount: 8910 });
    expect(await owned('lesson_entitlement')).toBe(1);
    expect((await order(buyer, lesson?.id ?? '', { orderType: 3 })).msg).toBe('已购买，无需重复购买');
    expect((await act(buyer, id, 'refund-apply', { amount: 8910, reason: '买错了' })).data.status).toBe(7);
    expect(await owned('lesson_entitlement')).toBe(0);
  });
});
