import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, callsOf, passDeadline, publishAs, quotationFields, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
/** A hundred in all, in parts that a busy machine gets done. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RACES = 10;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '竞速采购建设'), await addCompany(platform, '竞速供应钢材')];
});
afterAll(() => platform.close());

it.each(PARTS)('4: a submission that races with the deadline is counted or too late, never lost: part %i', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const { id, lineIds } = await publishAs(platform, buyer);
    const end = async () => {
      await passDeadline(platform, id);
      await platform.runJobs();
    };
    const submit = () =>
      callsOf(platform, supplier).post(`${quotation}/submit`, quotationFields(id, lineIds, [300_000, 300_000]));
    // Either one starts first in half of the races.
    const early = race % 2 === 0 ? submit() : undefined;
    const ended = end();
    const { code } = await (early ?? submit());
    await ended;
    const { status, quotedCount } = (await callsOf(platform, buyer).get(`${inquiry}/detail?id=${id}`)).data;
    expect([
      [200, 3, 1],
      [410, 7, 0],
    ]).toContainEqual([code, status, quotedCount]);
  }
});
