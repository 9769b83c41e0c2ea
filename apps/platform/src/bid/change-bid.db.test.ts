import { afterAll, beforeAll, expect, it } from 'vitest';
import { bidsOn } from '../testing/bids.ts';
import { addCompany } from '../testing/inquiries.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { changeBySystem } from './change-bid.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const { bidding, letIn, submit } = bidsOn(() => platform);

it('what the table does not give the platform is an error, which keeps nothing of what was done before', async () => {
  const tender = await bidding(await addCompany(platform, '跟随采购建设'));
  const bidder = await addCompany(platform, '跟随钢材');
  await letIn(tender, bidder);
  const { data: bid } = await submit(bidder, tender, 300_000);
  const doing = platform.db.database.withWorker(async (by) => {
    await by.updateTable('tender').set({ title: '改名' }).where('id', '=', tender.id).execute();
    await changeBySystem(by, bid.id, 'win');
  });
  await expect(doing).rejects.toThrow(`bid ${bid.id} does not win with its tender`);
  const rows = await platform.db.admin('select title from tender where id = $1 and title = $2', [tender.id, '改名']);
  expect(rows).toEqual([]);
});
