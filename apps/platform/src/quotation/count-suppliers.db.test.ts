import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, callsOf, publishAs, quotationFields, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { countSuppliersJob } from './count-suppliers.ts';

const { inquiry, quotation } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '统计采购建设'), await addCompany(platform, '统计供应钢材')];
});
afterAll(() => platform.close());

async function figures() {
  await platform.db.database.withWorker((transaction) =>
    countSuppliersJob.run(transaction, { id: '', key: '', payload: {} }),
  );
  const [row] = await platform.db.admin(
    `select invited_count, answered_count, quote_count, deal_count, response_minutes, rating_count
     from supplier_figure where supplier_id = $1`,
    [supplier.businessId],
  );
  return row;
}

it('the figures of a supplier fall with what is no longer of the last year (domain rules 28)', async () => {
  await platform.db.admin(
    `insert into supplier_figure (supplier_id, invited_count, answered_count, quote_count, deal_count, response_minutes,
       rating_count, quality_sum, delivery_sum, service_sum) values ($1, 9, 8, 7, 6, 50, 4, 20, 20, 20)`,
    [supplier.businessId],
  );
  expect(await figures()).toEqual({
    ...{ invited_count: 0, answered_count: 0, quote_count: 0, deal_count: 0, response_minutes: null, rating_count: 0 },
  });
});

it('who has quoted an inquiry that was closed unopened is not to be read from them (decision 69)', async () => {
  const { id, lineIds } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [supplier.businessId] });
  const fields = quotationFields(id, lineIds, [300_000, 300_000]);
  expect(await callsOf(platform, supplier).post(`${quotation}/submit`, fields)).toMatchObject({ code: 200 });
  const { get, post } = callsOf(platform, buyer);
  const { version } = (await get(`${inquiry}/detail?id=${id}`)).data;
  expect(await post(`${inquiry}/close`, { id, version, reason: 1, remark: '' })).toMatchObject({ code: 200 });
  expect(await figures()).toMatchObject({ invited_count: 0, answered_count: 0, quote_count: 0 });
  await platform.db.admin('update inquiry set open_time = now() where id = $1', [id]);
  expect(await figures()).toMatchObject({ invited_count: 1, quote_count: 1 });
});
