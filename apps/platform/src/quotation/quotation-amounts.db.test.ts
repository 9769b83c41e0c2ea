import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { quotation } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '金额采购建设'), await addCompany(platform, '金额供应钢材')];
});
afterAll(() => platform.close());

const { by, quote, endRound } = tradeOn(() => platform);

it('own quotations are found by what they come to, sealed or not, and both bounds count (domain rules 4.4)', async () => {
  const totals = new Map<string, number>();
  for (const price of [100, 200, 300]) {
    const { data } = await quote(supplier, await publishAs(platform, buyer), [price, price]);
    totals.set(data.id, (await by(supplier).get(`${quotation}/detail?id=${data.id}`)).data.totalAmount);
  }
  const [low = '', middle = '', high = ''] = totals.keys();
  const sum = (id: string) => totals.get(id) ?? 0;
  const found = async (query: string) => {
    const { data } = await by(supplier).get(`${quotation}/list?${query}`);
    return data.records.map(({ id }: { id: string }) => id).toSorted();
  };
  expect(await found(`minTotalAmount=${sum(middle)}`)).toEqual([middle, high].toSorted());
  expect(await found(`minTotalAmount=${sum(middle) + 1}`)).toEqual([high]);
  expect(await found(`maxTotalAmount=${sum(middle)}`)).toEqual([low, middle].toSorted());
  expect(await found(`minTotalAmount=${sum(middle)}&maxTotalAmount=${sum(middle)}`)).toEqual([middle]);
  expect(await found(`minTotalAmount=${sum(high) + 1}`)).toEqual([]);
  const { data } = await by(supplier).get(`${quotation}/list?minTotalAmount=${sum(middle)}&current=1&size=1`);
  expect([data.total, data.records.length]).toEqual([2, 1]);
});

it('opened and sealed ones stand in one order, and one range finds both (domain rules 4.4)', async () => {
  const other = await addCompany(platform, '金额混排钢材');
  const made: { readonly id: string; readonly total: number }[] = [];
  for (const [price, isOpened] of [
    [500, true],
    [400, false],
    [600, false],
    [700, true],
  ] as const) {
    const published = await publishAs(platform, buyer);
    const { data } = await quote(other, published, [price, price]);
    if (isOpened) await endRound(published.id);
    made.push({ id: data.id, total: (await by(other).get(`${quotation}/detail?id=${data.id}`)).data.totalAmount });
  }
  const asked = async (query: string): Promise<{ readonly id: string; readonly totalAmount: number }[]> =>
    (await by(other).get(`${quotation}/list?${query}`)).data.records;
  const up = made.toSorted((one, next) => one.total - next.total).map(({ id }) => id);
  expect((await asked('sort=totalAmount')).map(({ id }) => id)).toEqual(up);
  expect((await asked('sort=-totalAmount')).map(({ id }) => id)).toEqual(up.toReversed());
  expect((await asked('sort=totalAmount&current=2&size=3')).map(({ id }) => id)).toEqual(up.slice(3));
  expect((await asked('sort=totalAmount')).map(({ totalAmount }) => totalAmount)).toEqual(
    made.map(({ total }) => total).toSorted((one, next) => one - next),
  );
  const [least, most] = [made[0]?.total, made[2]?.total];
  const between = await asked(`minTotalAmount=${least}&maxTotalAmount=${most}&sort=totalAmount`);
  expect(between.map(({ id }) => id)).toEqual(up.slice(1, 3));
});
