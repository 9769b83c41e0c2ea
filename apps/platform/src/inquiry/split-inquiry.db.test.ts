import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAddressOf,
  addCompany,
  inquiryFields,
  lineOf,
  publishAs,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '拆分采购建设');
});
afterAll(() => platform.close());

const { act, by, detailOf } = tradeOn(() => platform);
const namesOf = async (id: string) =>
  (await detailOf(id, buyer)).lines.map(({ materialName }: { materialName: string }) => materialName);

async function addDraft() {
  const addressId = await addAddressOf(platform, buyer);
  const lines = ['螺纹钢', '线材', '水泥'].map((name) => lineOf(name));
  const { data } = await by(buyer).post(`${inquiry}/save`, inquiryFields({ addressId, lines }));
  const { title, lines: kept } = await detailOf(data.id, buyer);
  return { id: data.id as string, title, lineIds: kept.map(({ lineId }: { lineId: string }) => lineId) as string[] };
}

describe('a draft that is split', () => {
  it('keeps the other lines; the chosen ones are a draft of their own, under a title that is free', async () => {
    const { id, title, lineIds } = await addDraft();
    const made = await act(buyer, id, 'split', { lineIds: [lineIds[2]] });
    expect(made).toMatchObject({ code: 200, data: { status: 0 } });
    expect([await namesOf(id), await namesOf(made.data.id)]).toEqual([['螺纹钢', '线材'], ['水泥']]);
    const [left, taken] = [await detailOf(id, buyer), await detailOf(made.data.id, buyer)];
    expect(left.title).toBe(title);
    expect([taken.title === title, taken.title.startsWith(title)]).toEqual([false, true]);
    expect(taken).toMatchObject({ paymentTerm: left.paymentTerm, quoteDeadline: left.quoteDeadline, sealed: 1 });
    expect(taken.code).not.toBe(left.code);
    expect(taken.lines[0].refPrice).toBe(333_300);
  });

  it('keeps one line at least, and names lines of its own', async () => {
    const { id, lineIds } = await addDraft();
    const other = await addDraft();
    for (const chosen of [lineIds, [], [other.lineIds[0]]]) {
      expect(await act(buyer, id, 'split', { lineIds: chosen })).toMatchObject({ code: 400 });
    }
    expect(await namesOf(id)).toHaveLength(3);
  });

  it('is a draft, of the own business, as it stands now', async () => {
    const published = await publishAs(platform, buyer);
    const chosen = { lineIds: [published.lineIds[0]] };
    expect(await act(buyer, published.id, 'split', chosen)).toMatchObject({ code: 422 });
    const { id, lineIds } = await addDraft();
    const stale = await by(buyer).post(`${inquiry}/split`, { id, version: 99, lineIds: [lineIds[0]] });
    expect(stale).toMatchObject({ code: 409 });
    const stranger = await addCompany(platform, '旁观建设集团');
    const theirs = await by(stranger).post(`${inquiry}/split`, { id, version: 1, lineIds: [lineIds[0]] });
    expect(theirs).toMatchObject({ code: 404 });
    expect(await namesOf(id)).toHaveLength(3);
  });
});
