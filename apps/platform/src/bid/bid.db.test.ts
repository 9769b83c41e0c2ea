import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BID_PATH, bidsOn } from '../testing/bids.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let bidder: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '收标建设');
  bidder = await addCompany(platform, '投标钢材');
});
afterAll(() => platform.close());

const { by, bidding, letIn, deposit, fieldsOf, submit } = bidsOn(() => platform);

const ownBid = async (member: TestMember, tenderId: string) =>
  (await by(member).get(`${BID_PATH}/by-tender?tenderId=${tenderId}`)).data;

describe('what a bid needs', () => {
  it('is a sign-up that was let in, the fee and the deposit, in this order (20)', async () => {
    const over = { docFee: 50_000, depositAmount: 80_000_00, depositMethods: [1, 2, 3] };
    const tender = await bidding(buyer, { over: { ...over, depositDeadline: '2030-01-01 09:00:00' } });
    expect(await submit(bidder, tender, 1000)).toMatchObject({ code: 422, msg: '报名通过后方可投标' });
    const signUp = await letIn(tender, bidder, { status: 0 });
    expect((await submit(bidder, tender, 1000)).msg).toBe('报名通过后方可投标');
    await platform.db.admin('update sign_up set status = 1, audit_time = now() where id = $1', [signUp]);
    expect((await submit(bidder, tender, 1000)).msg).toBe('请先缴纳标书费');
    // What is unfinished is kept meanwhile.
    expect(await by(bidder).post(`${BID_PATH}/save`, { tenderId: tender.id, periodDays: 30 })).toMatchObject({
      code: 200,
    });
    const { id, version } = (await ownBid(bidder, tender.id)).bid;
    const send = async () =>
      by(bidder).post(`${BID_PATH}/submit`, { ...(await fieldsOf(tender, bidder, 1000)), id, version });
    await platform.db.admin('update sign_up set fee_paid_time = now() where id = $1', [signUp]);
    expect(await send()).toMatchObject({ code: 422, msg: '请先缴纳投标保证金' });
    await deposit(signUp, 0, 1);
    expect((await send()).msg).toBe('请先缴纳投标保证金');
    expect(await ownBid(bidder, tender.id)).toMatchObject({
      ...{ isSignedUp: true, isFeePaid: true, isDepositPaid: false, refusal: '请先缴纳投标保证金' },
    });
    await platform.db.admin('update deposit set status = 1, method = 3 where sign_up_id = $1', [signUp]);
    expect(await send()).toMatchObject({ code: 200, data: { status: 1, revision: 1 } });
  });

  it('is what the tender asks: prices of all lines that add up, below the limit, and both kinds of files', async () => {
    const tender = await bidding(buyer, { over: { controlPrice: 50_000 } });
    await letIn(tender, bidder);
    const refused = async (over: object) => {
      const { data } = await submit(bidder, tender, 1000, over);
      return data.fieldErrors.map(({ field, message }: { field: string; message: string }) => `${field} ${message}`);
    };
    expect(await refused({ totalPrice: 20_001 })).toEqual(['totalPrice 投标总价须等于各分项报价之和']);
    expect(await refused({ totalPrice: 60_000 })).toEqual(['totalPrice 投标总价不能超过最高投标限价']);
    expect(await refused({ lines: [] })).toEqual([
      'unitPrice 第1行：请输入正确的单价，最多保留两位小数',
      'unitPrice 第2行：请输入正确的单价，最多保留两位小数',
    ]);
    expect(await refused({ techFiles: [] })).toEqual(['techFiles 请上传技术标文件']);
    const [techFile] = (await fieldsOf(tender, bidder, 1)).techFiles;
    expect(await refused({ techFiles: [{ ...techFile, fileExt: 'docx' }] })).toEqual([
      'techFiles 投标文件须为 pdf 或 zip 格式',
    ]);
    expect((await submit(buyer, tender, 1000)).code).toBe(422);
  });
});

describe('a bid', () => {
  it('ends with its tender: sealed for good, its deposit on the way back', async () => {
    const tender = await bidding(buyer, { over: { depositAmount: 80_000_00, depositMethods: [3] } });
    const signUp = await letIn(tender, bidder);
    await deposit(signUp, 2, 3);
    expect((await submit(bidder, tender, 1000)).code).toBe(200);
    const { version } = (await by(buyer).get(`${TENDER_PATH}/detail?id=${tender.id}`)).data;
    const ending = { id: tender.id, version, reason: '采购计划取消' };
    expect((await by(buyer).post(`${TENDER_PATH}/terminate`, ending)).code).toBe(200);
    const ended = await platform.db.admin(
      `select b.status as bid, s.status as sign_up, d.status not in (0, 1, 2) as is_returning, k.private_key as key
       from sign_up s join bid b on b.sign_up_id = s.id join deposit d on d.sign_up_id = s.id
         left join tender_key k on k.tender_id = s.tender_id
       where s.id = $1`,
      [signUp],
    );
    expect(ended).toEqual([{ bid: 9, sign_up: 4, is_returning: true, key: null }]);
  });

  it('has a signed receipt for each submission, which names its files', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidder);
    const { data: sent } = await submit(bidder, tender, 2000);
    expect(sent).toMatchObject({ revision: 1, receiptCode: expect.stringMatching(/^TB\d{13}-1$/) });
    const receiptOf = async (search = '') => (await by(bidder).get(`${BID_PATH}/receipt?id=${sent.id}${search}`)).data;
    const first = await receiptOf();
    expect(first).toMatchObject({
      ...{ code: sent.receiptCode, bidderName: '投标钢材', revision: 1 },
      files: [{ part: 'techFiles', md5: '900150983cd24fb0d6963f7d28e17f72', fileSize: 3 }, { part: 'bizFiles' }],
    });
    expect(first.payloadHash).toMatch(/^[0-9a-f]{64}$/);
    expect(first.submitTime).toMatch(/\.\d{3}$/);
    const again = { ...(await fieldsOf(tender, bidder, 1900)), id: sent.id, version: sent.version };
    expect(await by(bidder).post(`${BID_PATH}/submit`, again)).toMatchObject({ code: 200, data: { revision: 2 } });
    const second = await receiptOf();
    expect(second.payloadHash).not.toBe(first.payloadHash);
    expect(second.signature).not.toBe(first.signature);
    expect(await receiptOf('&revision=1')).toEqual(first);
    expect((await by(buyer).get(`${BID_PATH}/receipt?id=${sent.id}`)).code).toBe(404);
    const [notice] = await platform.db.admin<{ content: string; url: string }>(
      `select content, jump_url || opt_id as url from notice where user_id = $1 and title = '投标回执' order by id desc limit 1`,
      [bidder.userId],
    );
    expect(notice?.content).toBe(`投标文件已于${second.submitTime.slice(0, 19)}递交，回执号${second.code}`);
    expect(notice?.url).toBe(`/user/my-bid/bid-company-detail?bidId=${sent.id}`);
  });

  it('comes to what its lines do where it says no total', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidder);
    expect(await submit(bidder, tender, 2000, { totalPrice: undefined })).toMatchObject({ code: 200 });
    expect((await ownBid(bidder, tender.id)).bid).toMatchObject({ status: 1, totalPrice: 40_000 });
  });

  it('has a number that does not tell how many there are', async () => {
    const tender = await bidding(buyer, { statutory: true });
    const numbers: number[] = [];
    for (const name of ['计数钢材一', '计数钢材二', '计数钢材三']) {
      const member = await addCompany(platform, name);
      await letIn(tender, member);
      const { data } = await submit(member, tender, 2000);
      expect(data.receiptCode).toMatch(/^TB\d{13}-1$/);
      numbers.push(Number(data.receiptCode.slice(-7, -2)));
    }
    const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
    expect(steps).not.toEqual([1, 1]);
  });

  it('is taken back and handed in again until the deadline, by the clock that is read behind the lock', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidder);
    const { data: sent } = await submit(bidder, tender, 2000);
    const taken = await by(bidder).post(`${BID_PATH}/withdraw`, { id: sent.id, version: sent.version });
    expect(taken).toMatchObject({ code: 200, data: { status: 2 } });
    const again = { ...(await fieldsOf(tender, bidder, 2100)), id: sent.id, version: taken.data.version };
    const back = await by(bidder).post(`${BID_PATH}/submit`, again);
    expect(back).toMatchObject({ code: 200, data: { status: 1, revision: 2 } });
    await platform.db.admin('update tender set bid_deadline = clock_timestamp() where id = $1', [tender.id]);
    const late = { id: sent.id, version: back.data.version };
    expect(await by(bidder).post(`${BID_PATH}/withdraw`, late)).toMatchObject({
      code: 410,
      msg: '已超过截止时间，无法操作',
    });
    expect((await by(bidder).post(`${BID_PATH}/submit`, { ...again, ...late })).code).toBe(410);
    expect((await ownBid(bidder, tender.id)).bid).toMatchObject({ status: 1, totalPrice: 42_000, allowedActions: [] });
  });

  it('is kept by one of two colleagues, and the other is told; who sees her own alone has none', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidder);
    const { data: kept } = await by(bidder).post(`${BID_PATH}/save`, { tenderId: tender.id, qualityText: '合格' });
    const colleague = await addColleague(platform, bidder, 'business_admin');
    const body = { tenderId: tender.id, id: kept.id, version: kept.version, qualityText: '优良' };
    expect((await by(colleague).post(`${BID_PATH}/save`, body)).code).toBe(200);
    expect((await by(bidder).post(`${BID_PATH}/save`, body)).code).toBe(409);
    expect((await by(bidder).post(`${BID_PATH}/save`, { tenderId: tender.id })).code).toBe(409);
    const limited = await addColleague(platform, bidder, 'business_admin');
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [limited.userId]);
    expect((await by(limited).get(`${BID_PATH}/detail?id=${kept.id}`)).code).toBe(404);
  });
});
