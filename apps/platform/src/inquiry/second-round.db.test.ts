import { formatDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addCompany,
  type Published,
  passDeadline,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let cheap: TestMember;
let dear: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, cheap, dear] = [
    await addCompany(platform, '二轮采购建设'),
    await addCompany(platform, '二轮低价钢材'),
    await addCompany(platform, '二轮高价钢材'),
  ];
});
afterAll(() => platform.close());

const { by, act: actOn, quote, endRound, compareOf } = tradeOn(() => platform);
const act = (path: string, body?: object) => actOn(buyer, published.id, path, body);
const start = (quotationIds: readonly string[], over: object = {}) =>
  act('second/start', {
    ...{ quotationIds, lineIds: published.lineIds, targetPrices: [], showRank: 1 },
    deadline: formatDateTime(Date.now() + 3_600_000),
    ...over,
  });
const second = async (member: TestMember) => (await by(member).get(`${inquiry}/second/detail?id=${published.id}`)).data;
const answer = async (member: TestMember, price: number) => {
  const { id, version } = (await second(member)).quotation;
  const lines = published.lineIds.map((inquiryLineId) => ({ inquiryLineId, secondUnitPrice: price }));
  return by(member).post(`${quotation}/second-submit`, { id, version, lines });
};

let published: Published;
let ids: { cheap: string; dear: string };

beforeEach(async () => {
  published = await publishAs(platform, buyer);
  const idOf = async (member: TestMember, price: number): Promise<string> =>
    (await quote(member, published, [price, price])).data.id;
  ids = { cheap: await idOf(cheap, 300_000), dear: await idOf(dear, 310_000) };
  await endRound(published.id);
});

describe('a second round (domain rules 4.5)', () => {
  it('is ended by the buyer once all have answered, not before (decision 66)', async () => {
    expect(await start([ids.cheap, ids.dear])).toMatchObject({ code: 200, data: { status: 4 } });
    expect(await answer(cheap, 290_000)).toMatchObject({ code: 200 });
    expect(await act('second/end')).toMatchObject({ code: 422, msg: '仍有供应商未提交二次报价，截止前不能结束' });
    expect(await answer(dear, 280_000)).toMatchObject({ code: 200 });
    expect((await by(buyer).get(`${quotation}/detail?id=${ids.dear}`)).code).toBe(411);
    expect(await act('second/end')).toMatchObject({ code: 200, data: { status: 3 } });
    const { cells } = await compareOf(published.id, buyer);
    expect(cells.map(({ unitPrice }: { unitPrice: number }) => unitPrice).toSorted()).toEqual([
      ...[280_000, 280_000, 290_000, 290_000],
    ]);
  });

  it('that was closed leaves its prices sealed for good, and what the first one opened to be read (decision 69)', async () => {
    await start([ids.cheap]);
    await answer(cheap, 287_654);
    expect(await act('close', { reason: 1, remark: '' })).toMatchObject({ code: 200, data: { status: 8 } });
    for (const id of [ids.cheap, ids.dear]) {
      const { code, data } = await by(buyer).get(`${quotation}/detail?id=${id}`);
      expect([code, data.lines[0].secondUnitPrice]).toEqual([200, null]);
      expect(JSON.stringify(data)).not.toContain('287654');
    }
  });

  it('ranks nobody behind a quotation that is excluded', async () => {
    await act('exclude', { quotationId: ids.cheap, reason: '资质不符合要求' });
    expect(await start([ids.cheap])).toMatchObject({ code: 400 });
    expect(await start([ids.dear])).toMatchObject({ code: 200 });
    expect((await second(dear)).quotation.rank).toBe(1);
  });

  it('tells a rank to those who quoted every line, as the comparison does', async () => {
    const partial = quotationFields(published.id, published.lineIds, [100, 100]);
    const lines = partial.lines.slice(0, 1);
    const other = await publishAs(platform, buyer);
    const quote = (member: TestMember, over: object) =>
      by(member).post(`${quotation}/submit`, {
        ...quotationFields(other.id, other.lineIds, [300_000, 300_000]),
        ...over,
      });
    const full = (await quote(cheap, {})).data.id;
    const part = (await quote(dear, { lines: lines.map((line) => ({ ...line, inquiryLineId: other.lineIds[0] })) }))
      .data.id;
    await passDeadline(platform, other.id);
    await platform.runJobs();
    published = other;
    const { data } = await by(buyer).get(`${inquiry}/compare?id=${other.id}&taxMode=gross`);
    const compared = new Map(
      data.suppliers.map((one: { quotationId: string; rankTotal: number | null }) => [one.quotationId, one.rankTotal]),
    );
    expect([compared.get(full), compared.get(part)]).toEqual([1, null]);
    expect(await start([full, part])).toMatchObject({ code: 200 });
    expect((await second(cheap)).quotation.rank).toBe(1);
    expect((await second(dear)).quotation.rank).toBeNull();
  });

  it('takes no target above the lowest price of the first round', async () => {
    const target = (price: number) => ({ targetPrices: [{ lineId: published.lineIds[1], price }] });
    expect(await start([ids.dear], target(300_001))).toMatchObject({
      code: 400,
      data: { fieldErrors: [{ field: 'targetPrices', row: 1, message: '第2行：目标单价不得高于首轮最低报价' }] },
    });
    expect(await start([ids.dear], target(300_000))).toMatchObject({ code: 200 });
  });

  it('says nothing of itself to who was not asked', async () => {
    await start([ids.dear]);
    const read = async (member: TestMember) => (await by(member).get(`${inquiry}/detail?id=${published.id}`)).data;
    const acts = ({ logs }: { logs: { action: string }[] }) => logs.map(({ action }) => action);
    const [asked, other] = [await read(dear), await read(cheap)];
    expect(asked).toMatchObject({ round: 2, round2Deadline: expect.stringMatching(/^20/) });
    expect(acts(asked)).toContain('startSecond');
    expect(other).toMatchObject({ round: 1, round2Deadline: '' });
    expect(acts(other)).not.toContain('startSecond');
    const list = await by(cheap).post(`${quotation}/list`, { current: 1, size: 50 });
    expect(JSON.stringify(list)).not.toContain(asked.round2Deadline);
  });

  it('knows no id that is too large for one', async () => {
    expect(await start(['99999999999999999999'])).toMatchObject({ code: 400, msg: '请选择参与二次报价的供应商' });
  });
});
