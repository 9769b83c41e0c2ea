import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOldPinTickets } from '../payment/pin-ticket.ts';
import { bindCardOf, CARDS_PATH, certifyPerson, givePin, newCardNumber, PIN, provePin } from '../testing/bank-cards.ts';
import { citizenId } from '../testing/certifications.ts';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { dumpAsBackup, dumpAsRequest } from '../testing/table-dump.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let people = 300;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const by = (member: TestMember) => callsOf(platform, member);
const list = async (member: TestMember) => (await by(member).get(`${CARDS_PATH}/list`)).data.cards;
const act = (member: TestMember, path: string, body: object) => by(member).post(`${CARDS_PATH}/${path}`, body);
const rowOf = async (id: string) => (await platform.db.admin('select * from bank_card where id = $1', [id]))[0];
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** A certified company whose administrator is certified as a person and has a PIN. */
async function addOwner(name: string) {
  people += 1;
  const member = await addCompany(platform, name);
  const number = citizenId(people);
  await certifyPerson(platform, member, { number });
  await givePin(platform, member);
  const bind = (fields: object = {}, key?: ReturnType<typeof crypto.randomUUID>) =>
    bindCardOf(platform, member, { ownerKind: 1, idCard: number, cardNo: newCardNumber(), ...fields }, key);
  const bindAccount = (fields: object = {}) =>
    bindCardOf(platform, member, {
      ownerKind: 2,
      cardNo: `2200${newCardNumber()}`,
      branchName: '长春净月支行',
      ...fields,
    });
  return { member, number, bind, bindAccount };
}

/** The amount that the notice of a demonstration tells. */
async function toldAmount(member: TestMember): Promise<number> {
  await platform.runJobs();
  const [notice] = await platform.db.admin<{ content: string; jump_url: string }>(
    `select content, jump_url from notice where user_id = $1 and title = '打款验证' order by id desc limit 1`,
    [member.userId],
  );
  expect(notice?.content).toMatch(/^平台已向您的账户打款，请查收并填写金额/);
  expect(notice?.jump_url).toBe('/user/bankcard/bankcard?id=');
  return Math.round(Number(/打款金额([\d.]+)元/.exec(notice?.content ?? '')?.[1]) * 100);
}

describe('a person’s card', () => {
  it('is bound by its four elements and the code of its phone; the first is the default', async () => {
    const { member, bind } = await addOwner('绑卡个人建设');
    const cardNo = newCardNumber();
    const first = await bind({ cardNo: cardNo.replace(/(.{4})/g, '$1 ') });
    expect(first).toMatchObject({
      code: 200,
      data: { status: 1, holderName: '王建国', bankName: '中国工商银行', isDefault: true, branchName: '' },
    });
    expect(first.data.cardNoMasked).toBe(`**** **** **** ${cardNo.slice(-4)}`);
    expect(first.data.allowedActions).toEqual(['unbind']);
    const second = await bind();
    expect(second.data).toMatchObject({ isDefault: false, allowedActions: ['setDefault', 'unbind'] });
    const third = await bind({ isDefault: 1 });
    expect(
      (await list(member)).map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault]),
    ).toEqual([
      [third.data.id, true],
      [second.data.id, false],
      [first.data.id, false],
    ]);
  });

  it('not without the code, nor by another number, another bank’s word, or twice', async () => {
    const { bind } = await addOwner('绑卡不成建设');
    expect(await bind({ smsCode: '000000' })).toMatchObject({
      ...{ code: 425, data: { fieldErrors: [{ field: 'smsCode' }] } },
    });
    expect(await bind({ idCard: citizenId(299) })).toMatchObject({ code: 400, msg: '持卡人须与实名认证信息一致' });
    expect(await bind({ cardNo: '6222020000000000019' })).toMatchObject({ code: 400, msg: '请输入正确的银行卡号' });
    // Passes its check, and the banks of a demonstration do not know it.
    const unknown = { cardNo: '6222020000000000299' };
    expect(await bind(unknown)).toMatchObject({ code: 400, msg: '银行卡信息验证未通过，请核对后重试' });
    const cardNo = newCardNumber();
    expect(await bind({ cardNo })).toMatchObject({ code: 200 });
    expect(await bind({ cardNo })).toMatchObject({ code: 400, msg: '该银行卡已绑定' });
  });

  it('needs a certified person; an account needs a certified company, and is no credit card', async () => {
    const stranger = await addCompany(platform, '未认证个人建设');
    const asked = { ownerKind: 1, idCard: citizenId(1), cardNo: newCardNumber() };
    expect(await bindCardOf(platform, stranger, asked)).toMatchObject({ code: 412, msg: '请先完成个人认证' });
    const account = { ownerKind: 2, cardNo: '22001450100052500000', branchName: '长春净月支行' };
    const credit = { ...account, cardNo: '6225750000000006' };
    expect(await bindCardOf(platform, stranger, credit)).toMatchObject({ code: 400, msg: '企业账户不支持绑定信用卡' });
    await platform.db.admin('update business set cert_status = 0 where id = $1', [stranger.businessId]);
    expect(await bindCardOf(platform, stranger, account)).toMatchObject({ code: 412, msg: '请先完成企业认证' });
  });

  it('is nobody else’s, whatever she may do in the company', async () => {
    const { member, bind } = await addOwner('各自银行卡建设');
    const { data } = await bind();
    const colleague = await addColleague(platform, member, 'business_admin');
    expect(await list(colleague)).toEqual([]);
    expect(await act(colleague, 'set-default', seen(data))).toMatchObject({ code: 404 });
    await givePin(platform, colleague);
    const ticket = await provePin(platform, colleague, data.id);
    expect(await act(colleague, 'unbind', { ...seen(data), ...ticket.data })).toMatchObject({ code: 404 });
  });

  it('is one of ten at most, however many are bound at once', async () => {
    const { member, bind } = await addOwner('十张银行卡建设');
    for (let count = 0; count < 8; count += 1) expect(await bind()).toMatchObject({ code: 200 });
    const answers = await Promise.all([bind(), bind(), bind(), bind()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 422, 422]);
    expect(answers.find(({ code }) => code === 422)?.msg).toBe('最多绑定10张银行卡');
    expect(await list(member)).toHaveLength(10);
  });

  it('is bound once for one key', async () => {
    const { member, bind } = await addOwner('重复提交银行卡建设');
    const key = crypto.randomUUID();
    const cardNo = newCardNumber();
    const fields = { cardNo, reservePhone: '13899990001', smsCode: '123456' };
    await platform.db.admin(
      `insert into sms_code (phone, scene, code_hash, expires_at)
       select '13899990001', 'bank-card', salt || sha256(salt || convert_to('123456', 'utf8')), now() + interval '5 minutes'
       from (select decode(repeat('ab', 16), 'hex') as salt) s`,
    );
    const first = await bind(fields, key);
    expect(first.code).toBe(200);
    expect((await bind(fields, key)).data).toEqual(first.data);
    expect(await list(member)).toHaveLength(1);
  });
});

describe('an account of a company', () => {
  it('waits for the amount that was sent to it, and is the default once it is bound', async () => {
    const { member, bindAccount } = await addOwner('对公账户建设');
    const { data: waiting } = await bindAccount({ cnaps: '313241000000' });
    expect(waiting).toMatchObject({
      status: 0,
      holderName: '对公账户建设',
      triesLeft: 3,
      isDefault: false,
      amountTime: '',
    });
    expect(waiting.allowedActions).toEqual(['verify', 'drop']);
    const asked = { ...seen(waiting), amount: 1 };
    expect(await act(member, 'verify-amount', asked)).toMatchObject({
      code: 422,
      msg: '正在打款，请收到款项后再填写金额',
    });
    const amount = await toldAmount(member);
    const wrong = { ...seen(waiting), amount: amount === 99 ? 1 : amount + 1 };
    expect(await act(member, 'verify-amount', wrong)).toMatchObject({
      ...{ code: 400, msg: '打款验证金额不正确，还可尝试2次', data: { fieldErrors: [{ field: 'amount' }] } },
    });
    expect((await list(member))[0]).toMatchObject({ triesLeft: 2, version: waiting.version });
    expect(await act(member, 'verify-amount', { ...seen(waiting), amount })).toMatchObject({
      ...{ code: 200, data: { status: 1, isDefault: true } },
    });
    // Seen by colleagues, who may work with it.
    const colleague = await addColleague(platform, member, 'finance');
    expect(await list(colleague)).toHaveLength(1);
  });

  it('fails by three wrong amounts, however many are said at once, and is given up', async () => {
    const { member, bindAccount } = await addOwner('打款失败建设');
    const { data } = await bindAccount();
    const amount = await toldAmount(member);
    const wrong = { ...seen(data), amount: amount === 99 ? 1 : amount + 1 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(member, 'verify-amount', wrong)));
    expect(answers.map(({ code }) => code).sort()).toEqual([400, 400, 409, 409, 422]);
    expect(await rowOf(data.id)).toMatchObject({ status: 2, wrong_tries: 3 });
    const [failed] = await list(member);
    expect(failed).toMatchObject({ status: 2, allowedActions: ['drop'] });
    expect(await act(member, 'verify-amount', { ...seen(failed), amount })).toMatchObject({ code: 422 });
    expect(await act(member, 'drop', seen(failed))).toMatchObject({ code: 200 });
    expect(await list(member)).toEqual([]);
  });

  it('that no bank knows fails by the platform', async () => {
    const { member, bindAccount } = await addOwner('无此账户建设');
    const { data } = await bindAccount({ cardNo: '220014501000525099' });
    await platform.runJobs();
    expect(await rowOf(data.id)).toMatchObject({ status: 2, amount_time: null });
    expect((await list(member))[0]).toMatchObject({ status: 2 });
  });

  it('is sent five amounts a day at most', async () => {
    const { member, bindAccount } = await addOwner('多次打款建设');
    for (let count = 0; count < 5; count += 1) {
      const { data } = await bindAccount();
      expect(await act(member, 'drop', seen(data))).toMatchObject({ code: 200 });
    }
    expect(await bindAccount()).toMatchObject({ code: 429, msg: '今日打款验证次数已达上限，请明天再试' });
  });
});

describe('a card is unbound', () => {
  it('by the PIN, once, and for this card alone; the newest of the others is the default', async () => {
    const { member, bind } = await addOwner('解绑建设');
    const cards = [(await bind()).data, (await bind()).data, (await bind()).data];
    const [first, second, third] = cards;
    const ticketOf = async (id: string, over?: object) => (await provePin(platform, member, id, over)).data?.pinTicket;
    for (const pinTicket of [
      await ticketOf(second.id),
      await ticketOf(first.id, { purpose: 'withdraw' }),
      await ticketOf(first.id, { amount: 1 }),
      'x'.repeat(43),
    ]) {
      expect(await act(member, 'unbind', { ...seen(first), pinTicket })).toMatchObject({
        ...{ code: 422, msg: '支付密码验证已失效，请重新输入' },
      });
    }
    const old = await ticketOf(first.id);
    await platform.db.admin(`update pin_ticket set expires_at = now() - interval '1 second' where user_id = $1`, [
      member.userId,
    ]);
    expect(await act(member, 'unbind', { ...seen(first), pinTicket: old })).toMatchObject({ code: 422 });
    await removeOldPinTickets(platform.db.database);
    const [left] = await platform.db.admin('select count(*)::int as count from pin_ticket where user_id = $1', [
      member.userId,
    ]);
    expect(left).toEqual({ count: 0 });
    const pinTicket = await ticketOf(first.id);
    const [row] = await platform.db.admin<{ seconds: number }>(
      `select extract(epoch from expires_at - now())::int as seconds from pin_ticket where user_id = $1`,
      [member.userId],
    );
    expect(row?.seconds).toBeGreaterThan(100);
    expect(row?.seconds).toBeLessThanOrEqual(120);
    const twice = await Promise.all([1, 2].map(() => act(member, 'unbind', { ...seen(first), pinTicket })));
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect(await rowOf(first.id)).toMatchObject({ status: 3, card_number: null, is_default: false });
    expect((await list(member))[0]).toMatchObject({ id: third.id, isDefault: true });
  });

  it('not by a ticket of somebody else, of another company or of another login', async () => {
    const { member, bindAccount } = await addOwner('他人解绑建设');
    const { data } = await bindAccount();
    await act(member, 'verify-amount', { ...seen(data), amount: await toldAmount(member) });
    const [card] = await list(member);
    const colleague = await addColleague(platform, member, 'business_admin');
    await givePin(platform, colleague);
    const { pinTicket } = (await provePin(platform, colleague, card.id)).data;
    expect(await act(member, 'unbind', { ...seen(card), pinTicket })).toMatchObject({ code: 422 });
    // She may do it herself: it is the company's account.
    expect(await act(colleague, 'unbind', { ...seen(card), pinTicket })).toMatchObject({ code: 200 });
  });

  it('not by a wrong PIN: five lock it for three hours', async () => {
    const { member, bind } = await addOwner('锁定支付密码建设');
    const { data } = await bind();
    for (const left of [4, 3, 2, 1]) {
      expect(await provePin(platform, member, data.id, { pin: '111222' })).toMatchObject({
        ...{ code: 424, msg: `支付密码错误，还可尝试${left}次` },
      });
    }
    expect(await provePin(platform, member, data.id, { pin: '111222' })).toMatchObject({ code: 423 });
    expect(await provePin(platform, member, data.id)).toMatchObject({
      ...{ code: 423, msg: '支付密码错误次数过多，请180分钟后再试' },
    });
    const without = await addMember(platform.db, await addBusiness(platform.db, '未设支付密码建设'));
    expect(await provePin(platform, without, data.id)).toMatchObject({ code: 422, msg: '请先设置支付密码' });
  });
});

it('a card number, a sent amount and a PIN are nowhere in clear: no answer, log, trail, backup or address', async () => {
  const { member, number, bind, bindAccount } = await addOwner('银行卡金丝雀建设');
  const cardNo = newCardNumber();
  const account = '22001450100052577731';
  const answers: unknown[] = [await bind({ cardNo }), await bindAccount({ cardNo: account })];
  answers.push(await bind({ cardNo, smsCode: '1' }), await bind({ cardNo, bankCode: 'none' }), await bind({ cardNo }));
  await platform.runJobs();
  const [card] = await list(member);
  const proof = await provePin(platform, member, card.id);
  answers.push(card, await list(member), await act(member, 'set-default', seen(card)));
  const log = await by(member).get('/api/rs-member-service/ecomm/operation-log/list?current=1&size=20');
  expect(log.code).toBe(200);
  const said = JSON.stringify([answers, log]);
  for (const secret of [cardNo, account, number]) {
    expect(said).not.toContain(secret);
    expect(platform.logged()).not.toContain(secret);
    const backup = await dumpAsBackup(platform.db);
    expect([...backup].filter(([, rows]) => rows.includes(secret)).map(([table]) => table)).toEqual([]);
    const seenRows = await dumpAsRequest(platform.db, member.context);
    expect([...seenRows.values()].some((rows) => rows.includes(secret))).toBe(false);
  }
  expect(platform.logged()).not.toContain(`"${PIN}"`);
  expect(platform.logged()).not.toContain(proof.data.pinTicket);
  // The end of it is kept, so it was there to be found.
  expect(said).toContain(cardNo.slice(-4));
});
