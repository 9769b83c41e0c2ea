import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActRegister } from './audit/act-register.ts';
import { CONTEXTS } from './contexts.ts';
import { REQUEST_LIMITS } from './http/request-limits.ts';
import { CARDS_PATH, givePin, provePin } from './testing/bank-cards.ts';
import { addCompany } from './testing/inquiries.ts';
import type { TestMember } from './testing/members.ts';
import { MONEY_ACTS, MONEY_CONTEXTS, MONEY_FILES, OPERATOR_MONEY_ACTS } from './testing/money-acts.ts';
import { ORDER_PATHS, ordersOn } from './testing/orders.ts';
import { PAY_PATH } from './testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';
import { addAccount, addFunded, addMoney, WITHDRAW_PATH } from './testing/withdrawals.ts';

// Every act of money, those to come included: by whom, by which second proof, how often, and what is kept of it. That a
// permission decides, the permission matrix proves of each call; what a context does with a version or a key, its own tests.

const MOST_BYTES = 32_768;
const EXPIRED = '支付密码验证已失效，请重新输入';

const platform: TestPlatform = await createTestPlatform();
const register = createActRegister(CONTEXTS);
const calls = platform.calls.filter(({ endpoint: { id, method } }) => {
  const isMoney = MONEY_CONTEXTS.includes(id.split('.')[0] ?? '');
  return isMoney && method !== 'GET' && !MONEY_FILES.includes(id);
});
const entriesOf = (schema: unknown): object => Object((Object(schema) as { readonly entries?: object }).entries);

afterAll(() => platform.close());

it('all of them stand in the table, and no others', () => {
  expect(calls.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(Object.keys(MONEY_ACTS).toSorted());
});

describe.each(calls.map((call) => [call.endpoint.id, call] as const))('%s', (id, { endpoint, schemas }) => {
  const act = MONEY_ACTS[id];
  const entries = entriesOf(schemas.body);

  it('is an act of a business, by its keys alone', () => {
    expect([endpoint.auth, endpoint.permission ?? null]).toEqual(['business', act?.permission]);
  });

  it('takes a ticket of the PIN where one is needed, and nowhere else', () => {
    expect('pinTicket' in entries).toBe(act?.pin !== undefined);
  });

  it('counts once', () => {
    expect(endpoint.idempotent === true).toBe(act?.once === 'key');
    if (act?.once === 'version') expect(Object.keys(entries)).toContain('version');
  });

  it('is small, and one of so many that a person does in a day', () => {
    expect(endpoint.bodyLimit).toBeLessThanOrEqual(MOST_BYTES);
    expect(REQUEST_LIMITS.acts.perSecond * 86_400).toBeLessThanOrEqual(20_000);
    expect(register.calls[id]?.endsAccess).toBeUndefined();
  });

  it('is kept in the audit trail', () => {
    expect(register.calls[id], id).toBeDefined();
    expect(register.notKept[id]).toBeUndefined();
  });
});

it.each(OPERATOR_MONEY_ACTS)('%s is an operator’s, and kept', (id) => {
  const call = platform.calls.find(({ endpoint }) => endpoint.id === id);
  expect(call?.endpoint.auth).toBe('operator');
  expect(register.calls[id]?.kind).toBe('platform');
});

describe('without a ticket for just this act nothing is done:', () => {
  const { by, offer, order, paid, act } = ordersOn(() => platform);
  let owner: TestMember;
  let seller: TestMember;

  beforeAll(async () => {
    [owner, seller] = [await addCompany(platform, '验密买方'), await addCompany(platform, '验密卖方')];
    for (const member of [owner, seller]) await givePin(platform, member);
  });

  interface Proven {
    readonly member: TestMember;
    readonly bizId: string;
    readonly amount: number;
    /** Does the act with these tickets, or without. */
    readonly send: (proof: object) => Promise<{ readonly code: number; readonly msg: string }>;
  }

  const versionOf = async (table: string, id: string) =>
    (await platform.db.admin<{ version: number }>(`select version from ${table} where id = $1`, [id]))[0]?.version;
  const cardAct = (path: string) => async (): Promise<Proven> => {
    const bizId = await addAccount(platform, owner);
    const body = { id: bizId, version: await versionOf('bank_card', bizId) };
    const send = (proof: object) => by(owner).post(`${CARDS_PATH}/${path}`, { ...body, ...proof });
    return { member: owner, bizId, amount: 0, send };
  };

  const proven: Readonly<Record<string, () => Promise<Proven>>> = {
    'payment.submit': async () => {
      await addMoney(platform, owner, 612_000);
      const { data } = await order(owner, await offer(seller));
      const bizId = String(data.payOrderId);
      const body = { id: bizId, version: 1, channel: 6 };
      const send = (proof: object) => by(owner).post(`${PAY_PATH}/submit`, { ...body, ...proof });
      return { member: owner, bizId, amount: 612_000, send };
    },
    'order.refundHandle': async () => {
      const bizId = await paid(owner, seller, { price: 2_000_000 });
      await act(seller, bizId, 'accept-order');
      await act(owner, bizId, 'refund-apply', { amount: 1_500_000, reason: '部分成果未交付' });
      const send = (proof: object) => act(seller, bizId, 'refund-handle', { agree: 1, ...proof });
      return { member: seller, bizId, amount: 1_500_000, send };
    },
    'withdrawal.apply': async () => {
      const { applicant, cardId } = await addFunded(platform, '验密提现', 5000_00);
      await givePin(platform, applicant);
      const send = (proof: object) => by(applicant).post(WITHDRAW_PATH, { amount: 1000_00, cardId, ...proof });
      return { member: applicant, bizId: cardId, amount: 1000_00, send };
    },
    'withdrawal.confirm': async () => {
      const { applicant, approver, cardId } = await addFunded(platform, '验密审批', 100_000_00);
      for (const member of [applicant, approver]) await givePin(platform, member);
      const proof = await provePin(platform, applicant, cardId, { purpose: 'withdraw', amount: 60_000_00 });
      const { data } = await by(applicant).post(WITHDRAW_PATH, { amount: 60_000_00, cardId, ...proof.data });
      const body = { id: data.id, version: data.version };
      const send = (ticket: object) => by(approver).post(`${WITHDRAW_PATH}/confirm`, { ...body, ...ticket });
      return { member: approver, bizId: data.id, amount: 60_000_00, send };
    },
    'bankCard.setDefault': cardAct('set-default'),
    'bankCard.unbind': cardAct('unbind'),
  };

  it('all that need one are tried', () => {
    const needed = Object.entries(MONEY_ACTS).flatMap(([id, { pin }]) => (pin === undefined ? [] : [id]));
    expect(Object.keys(proven).toSorted()).toEqual(needed.toSorted());
  });

  /** All money, and what waits for it. */
  const state = async () =>
    JSON.stringify(
      await platform.db.admin(
        `select (select jsonb_agg(to_jsonb(a) order by business_id, account) from ledger_account a) as accounts,
           (select jsonb_agg(jsonb_build_array(id, status, version) order by id) from pay_order) as payments,
           (select jsonb_agg(jsonb_build_array(id, status, version) order by id) from service_order) as orders,
           (select jsonb_agg(jsonb_build_array(id, status, version) order by id) from withdrawal) as withdrawals,
           (select jsonb_agg(jsonb_build_array(id, status, is_default) order by id) from bank_card) as cards`,
      ),
    );

  it.each(Object.keys(proven))('%s', async (id) => {
    const made = await proven[id]?.();
    if (made === undefined) throw new Error(`${id} is not made`);
    const { member, bizId, amount, send } = made;
    const purpose = MONEY_ACTS[id]?.pin;
    const ticket = async (who: TestMember, over: object = {}) =>
      (await provePin(platform, who, bizId, { purpose, amount, ...over })).data;
    const before = await state();
    const stranger = await addCompany(platform, '验密旁人');
    await givePin(platform, stranger);
    const wrong = [
      { pinTicket: 'x'.repeat(43) },
      await ticket(member, { amount: amount + 1 }),
      await ticket(member, { purpose: purpose === 'pay' ? 'withdraw' : 'pay' }),
      await ticket(member, { bizId: '1' }),
      await ticket(stranger),
    ];
    for (const proof of wrong) expect(await send(proof)).toMatchObject({ code: 422, msg: EXPIRED });
    const used = await ticket(member);
    await platform.db.admin(`update pin_ticket set expires_at = now() where user_id = $1`, [member.userId]);
    expect(await send(used)).toMatchObject({ code: 422, msg: EXPIRED });
    expect(await state()).toBe(before);
    const proof = await ticket(member);
    expect(await send(proof)).toMatchObject({ code: 200 });
    // A second time it is no proof any more.
    expect(
      await platform.db.admin('select from pin_ticket where user_id = $1 and expires_at > now()', [member.userId]),
    ).toHaveLength(0);
  });

  it('where the amount is small, a refund needs none', async () => {
    const id = await paid(owner, seller);
    await act(seller, id, 'accept-order');
    await act(owner, id, 'refund-apply', { amount: 600_000, reason: '部分成果未交付' });
    expect((await act(seller, id, 'refund-handle', { agree: 1 })).code).toBe(200);
    expect((await by(owner).get(`${ORDER_PATHS.order}/detail?id=${id}`)).data.status).toBe(7);
  });
});
