import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const LESSON = '/api/rs-member-service/ecomm/lesson';
const KNOWLEDGE = `${PATHS.front}/knowledge`;
const PRICE = 9900;
const TEXT = '<p>开头</p><p>要付费的正文</p>';

let platform: TestPlatform;
let buyer: TestMember;
let author: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '学法建设');
  author = await addCompany(platform, '知识作者');
});
afterAll(() => platform.close());

const { by, order, charge, act, detailOf } = ordersOn(() => platform);

const addLesson = async () => {
  const [lesson] = await platform.db.admin<{ id: string }>(
    `insert into lesson (title, teacher_name, teacher_title, category_id, is_free, price, original_price, intro, publish_time)
     values ('施工索赔', '韩珩', '律师', 2, false, $1, $1, '<p>介绍</p>', now()) returning id`,
    [PRICE],
  );
  const id = lesson?.id ?? '';
  const chapters: string[] = [];
  for (const place of [1, 2]) {
    const [chapter] = await platform.db.admin<{ id: string }>(
      `insert into lesson_chapter (lesson_id, place, title, seconds, is_trial, video_key)
       values ($1, $2, '一讲', 600, $3, 'lesson/test/clip.webm') returning id`,
      [id, place, place === 1],
    );
    chapters.push(chapter?.id ?? '');
  }
  return { id, trial: chapters[0] ?? '', paid: chapters[1] ?? '' };
};
const addText = async (contentType = 1) => {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into knowledge (business_id, create_user_id, update_user_id, title, category_id, summary, content, is_free, price,
       preview_blocks, status, publish_time, content_type, file_key, file_name, file_size)
     values ($1, $2, $2, '结算要点', 1, '摘要', $3, false, $4, 1, 2, now(), $5::int,
       case when $5::int = 1 then '' else 'knowledge/test/file' end, case when $5::int = 1 then '' else '要点.pdf' end, 1)
     returning id`,
    [author.businessId, author.userId, TEXT, PRICE, contentType],
  );
  return row?.id ?? '';
};
const buy = async (orderType: 3 | 4, targetId: string) => {
  const { data } = await order(buyer, targetId, { orderType });
  expect(await charge(buyer, data.payOrderId)).toMatchObject({ code: 200 });
  return data.orderId as string;
};
const refund = async (orderId: string) => {
  const { payAmount } = await detailOf(buyer, orderId);
  return act(buyer, orderId, 'refund-apply', { amount: payAmount, reason: '买错了' });
};
const play = (chapterId: string) => by(buyer).get(`${LESSON}/play?chapterId=${chapterId}`);
const viewed = async (orderId: string) =>
  (
    await platform.db.admin<{ isViewed: boolean }>(
      'select view_time is not null as "isViewed" from service_order where id = $1',
      [orderId],
    )
  )[0]?.isViewed;

describe('a lesson that is bought', () => {
  it('opens with its payment, and is given back until more than its trial was opened', async () => {
    const { id, trial, paid } = await addLesson();
    expect((await play(paid)).code).toBe(403);
    const orderId = await buy(3, id);
    expect(await detailOf(buyer, orderId)).toMatchObject({ status: 4, seller: null, payAmount: PRICE * 0.9 });
    expect((await by(buyer).get(`${LESSON}/owned`)).data).toContain(id);
    // What everybody may try is no use of it.
    expect((await play(trial)).data.trialSeconds).toBeNull();
    expect(await viewed(orderId)).toBe(false);
    expect(await refund(orderId)).toMatchObject({ code: 200, data: { status: 7 } });
    expect((await play(paid)).code).toBe(403);
  });

  it('is not given back once its address was given out, though nothing was said of watching', async () => {
    const { id, paid } = await addLesson();
    const orderId = await buy(3, id);
    expect((await play(paid)).data).toMatchObject({ trialSeconds: null });
    expect(await viewed(orderId)).toBe(true);
    expect(await refund(orderId)).toMatchObject({ code: 422, msg: '课程已观看，不支持退款' });
    expect((await detailOf(buyer, orderId)).allowedActions).not.toContain('refundApply');
    expect((await play(paid)).code).toBe(200);
  });

  it('is not given back once something was learned from it, though its address was never asked for', async () => {
    const { id, paid } = await addLesson();
    const orderId = await buy(3, id);
    const told = { chapterId: paid, position: 5, seconds: 5, playId: 'leerer-player', isPlaying: 1 };
    expect((await by(buyer).post(`${LESSON}/progress`, told)).code).toBe(200);
    expect(await viewed(orderId)).toBe(true);
    expect(await refund(orderId)).toMatchObject({ code: 422, msg: '课程已观看，不支持退款' });
  });

  it('is either watched or given back, when both are asked for at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, paid } = await addLesson();
      const orderId = await buy(3, id);
      const [watched, returned] = await Promise.all([play(paid), refund(orderId)]);
      expect([watched.code === 200, returned.code === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  it('that is asked for again before it is paid is the same order, and none after', async () => {
    const { id } = await addLesson();
    const asked = await Promise.all([order(buyer, id, { orderType: 3 }), order(buyer, id, { orderType: 3 })]);
    expect(new Set(asked.map(({ data }) => data.payOrderId)).size).toBe(1);
    await charge(buyer, asked[0].data.payOrderId);
    expect((await order(buyer, id, { orderType: 3 })).msg).toBe('已购买，无需重复购买');
    const offer = await by(buyer).get(`/api/rs-member-service/ecomm/order/offer?orderType=3&targetId=${id}`);
    expect(offer.data).toMatchObject({ refusal: '已购买，无需重复购买' });
  });
});

describe('a text that is bought', () => {
  const own = async (id: string) => (await by(buyer).get(`${KNOWLEDGE}/mine?id=${id}`)).data.isOwned;

  it('shows its beginning to everybody, and the whole to who has bought it', async () => {
    const id = await addText();
    expect((await platform.get(`${KNOWLEDGE}/detail?id=${id}`)).data).toMatchObject({
      content: '<p>开头</p>',
      isLocked: true,
    });
    expect(await by(buyer).post(`${KNOWLEDGE}/open`, { id })).toMatchObject({ code: 403 });
    expect(await own(id)).toBe(false);
    expect((await order(author, id, { orderType: 4 })).msg).toBe('不能购买本企业发布的知识');
    const orderId = await buy(4, id);
    expect(await own(id)).toBe(true);
    expect((await by(buyer).get(`${KNOWLEDGE}/owned`)).data).toContain(id);
    expect(await viewed(orderId)).toBe(false);
    expect((await by(buyer).post(`${KNOWLEDGE}/open`, { id })).data).toEqual({ content: TEXT });
    expect(await viewed(orderId)).toBe(true);
    expect(await refund(orderId)).toMatchObject({ code: 422, msg: '内容已查看，不支持退款' });
    // To everybody else it is what it was.
    expect((await platform.get(`${KNOWLEDGE}/detail?id=${id}`)).data.content).toBe('<p>开头</p>');
    expect((await by(author).post(`${KNOWLEDGE}/open`, { id })).code).toBe(403);
  });

  it('is given back while it is closed, and is locked again then', async () => {
    const id = await addText();
    const orderId = await buy(4, id);
    expect(await refund(orderId)).toMatchObject({ code: 200, data: { status: 7 } });
    expect(await own(id)).toBe(false);
    expect((await by(buyer).post(`${KNOWLEDGE}/open`, { id })).code).toBe(403);
  });

  it('stays its buyer’s when its company takes it off, and nobody else finds it', async () => {
    const [bought, other] = [await addText(), await addText()];
    await buy(4, bought);
    await platform.db.admin('update knowledge set status = 4 where id = any($1)', [[bought, other]]);
    expect((await by(buyer).get(`${KNOWLEDGE}/detail?id=${bought}`)).data).toMatchObject({
      ...{ content: '<p>开头</p>', isLocked: true },
    });
    expect((await by(buyer).post(`${KNOWLEDGE}/open`, { id: bought })).data).toEqual({ content: TEXT });
    const stranger = await addCompany(platform, '未买建设');
    for (const [member, id] of [[stranger, bought] as const, [buyer, other] as const]) {
      expect((await by(member).get(`${KNOWLEDGE}/detail?id=${id}`)).code).toBe(404);
      expect((await by(member).post(`${KNOWLEDGE}/open`, { id })).code).toBe(404);
    }
    expect((await platform.get(`${KNOWLEDGE}/detail?id=${bought}`)).code).toBe(404);
    // What the platform has taken off nobody reads.
    await platform.db.admin('update knowledge set status = 5 where id = $1', [bought]);
    expect((await by(buyer).post(`${KNOWLEDGE}/open`, { id: bought })).code).toBe(404);
  });

  it('is not removed under its buyers, nor under whoever is about to pay', async () => {
    const remove = async (id: string) => {
      await platform.db.admin('update knowledge set status = 4 where id = $1', [id]);
      const [row] = await platform.db.admin<{ version: number }>('select version from knowledge where id = $1', [id]);
      return by(author).post('/api/rs-member-service/ecomm/knowledge/delete', { id, version: row?.version });
    };
    const [bought, ordered, free] = [await addText(), await addText(), await addText()];
    await buy(4, bought);
    const { data } = await order(buyer, ordered, { orderType: 4 });
    for (const id of [bought, ordered]) expect((await remove(id)).msg).toBe('已有用户购买或下单，不能删除');
    expect((await remove(free)).code).toBe(200);
    expect((await charge(buyer, data.payOrderId)).code).toBe(200);
    expect(await own(ordered)).toBe(true);
  });

  it.each([
    [2, '文档'],
    [3, '视频'],
  ])('of kind %i gives out its file to who has bought it (%s)', async (contentType) => {
    const id = await addText(contentType);
    const fetch = (member: TestMember) =>
      contentType === 2
        ? by(member).post(`${KNOWLEDGE}/download`, { id })
        : by(member).get(`${KNOWLEDGE}/play?id=${id}`);
    expect((await fetch(buyer)).code).toBe(403);
    const orderId = await buy(4, id);
    expect((await fetch(buyer)).data.url).toContain('http');
    expect(await viewed(orderId)).toBe(true);
    expect((await refund(orderId)).code).toBe(422);
    if (contentType === 3) expect((await platform.get(`${KNOWLEDGE}/play?id=${id}`)).code).toBe(403);
  });
});
