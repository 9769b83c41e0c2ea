import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let company: RecordId;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  company = await addBusiness(platform.db, '序墨工程咨询');
  seller = await addMember(platform.db, company);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.admin('truncate service cascade'));

const add = async (title: string, facts: Readonly<Record<string, unknown>> = {}) => {
  const values = {
    ...{ business_id: company, create_user_id: seller.userId, update_user_id: seller.userId, title },
    ...{
      service_type: 1,
      charge_mode: 1,
      price: 480_000,
      unit: '项',
      service_days: 30,
      process: '[]',
      detail: '<p>详</p>',
    },
    ...{ refund_rule: 1, status: 2, publish_time: new Date(), ...facts },
  };
  const names = Object.keys(values);
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into service (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
    Object.values(values),
  );
  return row?.id ?? '';
};
const ask = async (call: string, query: Readonly<Record<string, string>> = {}) =>
  (await platform.get(`${PATHS.front}/service/${call}?${new URLSearchParams(query)}`)).data;
const titles = async (query: Readonly<Record<string, string>>) =>
  (await ask('list', query)).records.map(({ title }: { title: string }) => title);

describe('services for everybody (domain 11.1)', () => {
  it('are narrowed by type, charge, price, city and words, of the service or the company', async () => {
    await add('许可证延期', { regions: '{220100}' });
    await add('造价审核', { service_type: 3, charge_mode: 3, price: null });
    expect(await titles({ serviceType: '3' })).toEqual(['造价审核']);
    expect(await titles({ chargeMode: '1' })).toEqual(['许可证延期']);
    expect(await titles({ priceBand: '2' })).toEqual(['许可证延期']);
    expect(await titles({ priceBand: '9' })).toEqual([]);
    expect(await titles({ cityCode: '222400' })).toEqual(['造价审核']);
    expect((await titles({ cityCode: '220100' })).toSorted()).toEqual(['许可证延期', '造价审核'].toSorted());
    expect(await titles({ keyword: '延期' })).toEqual(['许可证延期']);
    expect(await titles({ keyword: '序墨' })).toHaveLength(2);
    expect((await ask('list', { serviceType: '3' })).types).toEqual([
      { name: '1', count: 1 },
      { name: '3', count: 1 },
    ]);
  });

  it.each([0, 1, 3, 4])('show none of status %i', async (status) => {
    const id = await add('未上架', { status, publish_time: null });
    expect(await titles({})).toEqual([]);
    expect((await platform.get(`${PATHS.front}/service/detail?id=${id}`)).code).toBe(404);
  });

  it('are shown with their regions, and others of their type', async () => {
    const id = await add('许可证延期', { sales: 3 });
    await add('许可证新办');
    await add('造价审核', { service_type: 3 });
    expect(await ask('detail', { id })).toMatchObject({
      title: '许可证延期',
      company: { id: company, name: '序墨工程咨询' },
      regionNames: ['全省'],
      content: '<p>详</p>',
      similar: [{ title: '许可证新办' }],
    });
  });
});
