import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { bindCardOf, CARDS_PATH, certifyPerson, newCardNumber, receiveCardCode } from '../testing/bank-cards.ts';
import { citizenId } from '../testing/certifications.ts';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let member: TestMember;
let people = 700;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  people += 1;
  member = await addColleague(platform, await addCompany(platform, `慢银行${people}建设`), 'business_admin');
  await certifyPerson(platform, member, { number: citizenId(people) });
});

const bind = (fields: object = {}, key?: ReturnType<typeof crypto.randomUUID>) =>
  bindCardOf(platform, member, { ownerKind: 1, idCard: citizenId(people), cardNo: newCardNumber(), ...fields }, key);
const cards = () => platform.db.admin('select status from bank_card where create_user_id = $1', [member.userId]);
const checks = () => platform.db.admin('select id from bank_card_check where user_id = $1', [member.userId]);

/** A bank that thinks until it is told what to answer. */
function slowBank() {
  const answers: ((isKnown: boolean) => void)[] = [];
  const asked = vi
    .spyOn(demonstrationVerifier, 'verifyCard')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return {
    asked,
    untilAsked: (times = 1) => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 10_000 }),
    answer: (isKnown: boolean) => answers.shift()?.(isKnown),
  };
}

it('the bank is asked while no transaction is open', async () => {
  const bank = slowBank();
  const bound = bind();
  await bank.untilAsked();
  const open = await platform.db.admin(
    `select query from pg_stat_activity where datname = current_database() and xact_start is not null
     and pid <> pg_backend_pid()`,
  );
  expect(open).toEqual([]);
  bank.answer(true);
  expect(await bound).toMatchObject({ code: 200, data: { status: 1 } });
  expect(await checks()).toEqual([]);
});

it('the same card is asked about once, whoever sends it twice', async () => {
  const bank = slowBank();
  const cardNo = newCardNumber();
  const [first, key] = [bind({ cardNo }), crypto.randomUUID()];
  await bank.untilAsked();
  expect(await bind({ cardNo }, key)).toMatchObject({ code: 431 });
  expect(bank.asked).toHaveBeenCalledTimes(1);
  bank.answer(true);
  expect(await first).toMatchObject({ code: 200 });
  expect(await cards()).toHaveLength(1);
});

it('whoever has lost the answer gets it again, and the bank is not asked anew', async () => {
  const asked = vi.spyOn(demonstrationVerifier, 'verifyCard');
  const [cardNo, key, reservePhone] = [newCardNumber(), crypto.randomUUID(), '13560999001'];
  const body = { cardNo, reservePhone, smsCode: await receiveCardCode(platform, reservePhone) };
  const first = await bind(body, key);
  expect(first).toMatchObject({ code: 200 });
  expect((await bind(body, key)).data).toEqual(first.data);
  expect(await cards()).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a process that ends while the bank thinks leaves nothing that stays', async () => {
  const bank = slowBank();
  const cardNo = newCardNumber();
  const lost = bind({ cardNo });
  await bank.untilAsked();
  expect(await checks()).toHaveLength(1);
  // As if the time had passed in which whoever asks is waited for.
  await platform.db.admin('update bank_card_check set ends_at = now()');
  const again = bind({ cardNo });
  await bank.untilAsked(2);
  // The answer to the one that was given up comes first, and binds nothing.
  bank.answer(true);
  expect(await lost).toMatchObject({ code: 500 });
  bank.answer(true);
  expect(await again).toMatchObject({ code: 200 });
  expect(await cards()).toHaveLength(1);
  expect(await checks()).toEqual([]);
});

it('what the bank does not know, or cannot say, leaves the card to be tried again', async () => {
  const cardNo = newCardNumber();
  const verify = vi.spyOn(demonstrationVerifier, 'verifyCard');
  verify.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('the bank is closed'));
  expect(await bind({ cardNo })).toMatchObject({ code: 400, msg: '银行卡信息验证未通过，请核对后重试' });
  expect(await bind({ cardNo })).toMatchObject({ code: 500 });
  expect(await checks()).toEqual([]);
  expect(await bind({ cardNo })).toMatchObject({ code: 200 });
});

it.each([
  ['is removed', 'status = 3', { reason: 'MEMBER_DISABLED' }],
  ['loses the right', `role_keys = '{purchaser}'`, { permission: 'bankcard_bind' }],
])('whoever %s while the bank thinks binds nothing', async (_name, change, data) => {
  const bank = slowBank();
  const bound = bind();
  await bank.untilAsked();
  await platform.db.admin(`update membership set ${change} where user_id = $1`, [member.userId]);
  bank.answer(true);
  expect(await bound).toMatchObject({ code: 403, data });
  expect(await cards()).toEqual([]);
});

it('other cards of hers are not held up meanwhile', async () => {
  const { data } = await bind();
  await bind();
  const bank = slowBank();
  const bound = bind();
  await bank.untilAsked();
  const [second] = (await callsOf(platform, member).get(`${CARDS_PATH}/list`)).data.cards.filter(
    ({ id }: { id: string }) => id !== data.id,
  );
  const seen = { id: second.id, version: second.version };
  expect(await callsOf(platform, member).post(`${CARDS_PATH}/set-default`, seen)).toMatchObject({ code: 200 });
  bank.answer(true);
  expect(await bound).toMatchObject({ code: 200 });
});

it('an account is given up while the bank thinks of its amount, and hears nothing of it', async () => {
  const account = { ownerKind: 2, cardNo: `2200${newCardNumber()}`, branchName: '长春净月支行' };
  const { data } = await bind(account);
  const answers: ((isSent: boolean) => void)[] = [];
  const asked = vi
    .spyOn(demonstrationVerifier, 'sendAmount')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const jobs = platform.runJobs();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  const seen = { id: data.id, version: data.version };
  expect(await callsOf(platform, member).post(`${CARDS_PATH}/drop`, seen)).toMatchObject({ code: 200 });
  for (const answer of answers) answer(true);
  await jobs;
  const [row] = await platform.db.admin('select status, amount_time from bank_card where id = $1', [data.id]);
  expect(row).toEqual({ status: 3, amount_time: null });
  expect(
    await platform.db.admin('select id from notice where user_id = $1 and title = $2', [member.userId, '打款验证']),
  ).toEqual([]);
});
