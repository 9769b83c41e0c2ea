import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { sweepPackageUsesJob } from './package-use-jobs.ts';

const USAGE = '/api/rs-member-service/ecomm/law-package/usage';
const NOTE = '审查钢材采购合同一份';

let platform: TestPlatform;
let buyer: TestMember;
let firm: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '套餐买方建设');
  firm = await addCompany(platform, '临珩律师事务所');
  stranger = await addCompany(platform, '无关企业');
});
afterAll(() => platform.close());

const { by, order, charge, act } = ordersOn(() => platform);

/** A package of two reviews and consulting without limit, that the firm sells. */
async function addPackage() {
  const items = [
    { name: '合同审查', times: 2 },
    { name: '电话咨询', times: null },
  ];
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into legal_package (name, firm_name, firm_id, scope, price, original_price, valid_days, items, suitable, detail)
     values ('常年法务包', '临珩律师事务所', $1, '{1}', 198000, 198000, 30, $2, '总包', '<p>服务</p>') returning id`,
    [firm.businessId, JSON.stringify(items)],
  );
  return row?.id ?? '';
}
/** Its order, paid and begun. */
async function serving() {
  const { data } = await order(buyer, await addPackage(), { orderType: 2 });
  await charge(buyer, data.payOrderId);
  expect(await act(firm, data.orderId, 'accept-order')).toMatchObject({ code: 200 });
  return data.orderId as string;
}
const use = (orderId: string, over: object = {}, member = firm) =>
  by(member).post(`${USAGE}/add`, { orderId, itemNo: 0, note: NOTE, ...over });
const answer = (useId: string, word: 'confirm' | 'refuse', over: object = {}, member = buyer) =>
  by(member).post(`${USAGE}/${word}`, {
    id: useId,
    version: 1,
    ...(word === 'refuse' && { reason: '未提供服务' }),
    ...over,
  });
const standing = async (orderId: string, member = buyer) => (await by(member).get(`${USAGE}?orderId=${orderId}`)).data;
/** As if so many hours had gone by. */
const pass = (orderId: string, hours: number) =>
  platform.db.admin(
    `update package_use set confirm_deadline = confirm_deadline - make_interval(hours => $2) where order_id = $1`,
    [orderId, hours],
  );
const sweep = () =>
  platform.db.database.withWorker((transaction) =>
    sweepPackageUsesJob.run(transaction, { id: '1', key: '', payload: {} }),
  );
const titlesOf = async ({ userId }: TestMember, orderId: string) =>
  (
    await platform.db.admin<{ title: string }>(
      'select title from notice where user_id = $1 and opt_id = $2 order by id',
      [userId, orderId],
    )
  ).map(({ title }) => title);

describe('uses of a package of legal services (domain rules 11.4)', () => {
  it('are written by the seller, answered by the buyer, and counted for both', async () => {
    const id = await serving();
    expect(await standing(id)).toMatchObject({
      side: 'require',
      refusal: '',
      items: [
        { name: '合同审查', times: 2, used: 0, left: 2, mayUse: false },
        { name: '电话咨询', times: null, used: 0, left: null, mayUse: false },
      ],
    });
    const written = await use(id);
    expect(written).toMatchObject({ code: 200, data: { status: 0, version: 1 } });
    expect(await titlesOf(buyer, id)).toContain('服务使用待确认');
    expect(await standing(id)).toMatchObject({
      items: [{ used: 1, left: 1 }, {}],
      uses: [{ itemName: '合同审查', note: NOTE, allowedActions: ['confirm', 'refuse'], writerName: '' }],
    });
    expect(await standing(id, firm)).toMatchObject({
      side: 'supply',
      items: [{ mayUse: true }, { mayUse: true }],
      uses: [{ allowedActions: [], writerName: '测试成员' }],
    });
    expect((await answer(written.data.id, 'confirm')).data).toMatchObject({ status: 1, version: 2 });
    expect(await titlesOf(firm, id)).toContain('服务使用已确认');
    expect((await answer(written.data.id, 'refuse', { version: 2 })).code).toBe(422);
  });

  it('that are refused give the count back, and the reason to the seller', async () => {
    const id = await serving();
    const first = await use(id);
    await use(id);
    expect(await use(id)).toMatchObject({ code: 422, msg: '“合同审查”的次数已用完' });
    expect((await answer(first.data.id, 'refuse', { reason: '' })).code).toBe(400);
    expect((await answer(first.data.id, 'refuse')).data.status).toBe(2);
    expect((await standing(id, firm)).uses.at(-1)).toMatchObject({ status: 2, refuseReason: '未提供服务' });
    expect((await standing(id)).items[0]).toMatchObject({ used: 1, left: 1 });
    expect(await use(id)).toMatchObject({ code: 200 });
    expect((await use(id)).code).toBe(422);
  });

  it('never come to more than was bought, however many are written at once', async () => {
    const id = await serving();
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect((await standing(id)).items[0]).toMatchObject({ used: 2, left: 0 });
    // The table itself knows no third one.
    await expect(
      platform.db.admin(
        `insert into package_use (business_id, create_user_id, update_user_id, order_id, item_no, place, note, confirm_deadline)
         select business_id, create_user_id, update_user_id, order_id, item_no, place, note, confirm_deadline
         from package_use where order_id = $1 limit 1`,
        [id],
      ),
    ).rejects.toThrow('package_use_once');
    const unlimited = await Promise.all(Array.from({ length: 4 }, () => use(id, { itemNo: 1 })));
    expect(unlimited.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  });

  it('are written once for one key, and answered once by two at a time', async () => {
    const id = await serving();
    const body = { orderId: id, itemNo: 0, note: NOTE };
    const key = randomUUID();
    const [first, second] = await Promise.all([
      by(firm).post(`${USAGE}/add`, body, key),
      by(firm).post(`${USAGE}/add`, body, key),
    ]);
    const written = [first, second].find(({ code }) => code === 200);
    expect((await standing(id)).items[0].used).toBe(1);
    const codes = (await Promise.all([answer(written?.data.id, 'confirm'), answer(written?.data.id, 'refuse')])).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('count as confirmed after 48 hours, and cannot be refused then', async () => {
    const id = await serving();
    const { data } = await use(id);
    await pass(id, 47);
    await sweep();
    expect((await standing(id)).uses[0].status).toBe(0);
    await pass(id, 1);
    expect((await answer(data.id, 'refuse')).msg).toBe('已超过48小时，使用记录已自动确认');
    await sweep();
    expect((await standing(id)).uses[0]).toMatchObject({ status: 1, isBySystem: true, allowedActions: [] });
    expect(await titlesOf(buyer, id)).toContain('服务使用已自动确认');
  });

  it('wait while a refund is asked for, and lapse with it', async () => {
    const id = await serving();
    const { data } = await use(id);
    await act(buyer, id, 'refund-apply', { amount: 100_000, reason: '不再需要' });
    expect((await answer(data.id, 'confirm')).msg).toBe('订单退款或申诉期间不能处理使用记录');
    expect((await use(id)).msg).toBe('服务中的订单方可登记使用');
    await pass(id, 48);
    await sweep();
    expect((await standing(id)).uses[0].status).toBe(0);
    expect(await act(firm, id, 'refund-handle', { agree: 1 })).toMatchObject({ code: 200 });
    await sweep();
    expect((await standing(id)).uses[0].status).toBe(3);
  });

  it('end with the days that the package is valid', async () => {
    const id = await serving();
    await platform.db.admin(`update service_order set start_time = now() - interval '30 days' where id = $1`, [id]);
    expect((await use(id)).msg).toBe('套餐已超过有效期');
    expect(await standing(id, firm)).toMatchObject({ refusal: '套餐已超过有效期', items: [{ mayUse: false }, {}] });
  });

  it('are nothing to others, and to each side only its own acts', async () => {
    const id = await serving();
    const { data } = await use(id);
    expect((await by(stranger).get(`${USAGE}?orderId=${id}`)).code).toBe(404);
    expect((await use(id, {}, stranger)).code).toBe(404);
    expect((await answer(data.id, 'confirm', {}, stranger)).code).toBe(404);
    expect((await use(id, {}, buyer)).code).toBe(403);
    expect((await answer(data.id, 'confirm', {}, firm)).code).toBe(403);
    const reader = await addColleague(platform, buyer, 'viewer');
    expect((await answer(data.id, 'confirm', {}, reader)).code).toBe(403);
    expect((await use(id, { itemNo: 7 })).msg).toBe('套餐中没有该服务项目');
    expect((await use(id, { note: '' })).code).toBe(400);
  });
});
