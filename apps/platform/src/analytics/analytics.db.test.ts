import { createAnalyticsRecord } from '@jianzhu/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { REQUEST_LIMITS } from '../http/request-limits.ts';
import { addBusiness, addMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createRecordWriter } from './record-writer.ts';
import { removeOldRecords } from './remove-old-records.ts';

const INJECT = '/api/jianzhu-analysis/collect/regular/inject';

let platform: TestPlatform;

beforeAll(async () => {
  // As in service, but so slow that nothing comes back while a test runs.
  const calls = { ...REQUEST_LIMITS.calls, 'analytics.inject': { burst: 300, perSecond: 1e-6 } };
  platform = await createTestPlatform({ ...REQUEST_LIMITS, address: { burst: 2000, perSecond: 100 }, calls });
});
afterAll(() => platform.close());

const written = () =>
  platform.db.admin('select action, from_path, stay_duration, other from analytics_record order by id');

it('takes records at once and writes them together, texts cut to their length', async () => {
  const record = createAnalyticsRecord({ action: 1, from: '/default/home', stayDuration: 1200 }, Date.now());
  const long = { ...record, action: 0, other: 'x'.repeat(5000), stayDuration: 1e15 };
  expect(await platform.post(INJECT, record)).toMatchObject({ code: 200, data: null });
  expect(await platform.post(INJECT, long)).toMatchObject({ code: 200 });
  await expect.poll(async () => (await written()).length).toBe(2);
  expect(await written()).toEqual([
    { action: 1, from_path: '/default/home', stay_duration: '1200', other: '' },
    { action: 0, from_path: '/default/home', stay_duration: '604800000', other: 'x'.repeat(500) },
  ]);
});

it('never fails the caller when nothing can be written, and says so in the log', async () => {
  const lines: string[] = [];
  const failing = { ...platform.db.database, withWorker: () => Promise.reject(new Error('no database')) };
  const writer = createRecordWriter(failing, createLog('info', { write: (line) => void lines.push(line) }));
  for (let index = 0; index < 10_500; index += 1) writer.add(createAnalyticsRecord({ action: 0 }, 0));
  await writer.close();
  expect(lines.at(-1)).toContain('"dropped":10500');
});

it('writes a record with characters that cannot be stored, and those beside it', async () => {
  const before = (await written()).length;
  const writer = createRecordWriter(platform.db.database, createLog('fatal'));
  for (const other of ['a\0b', 'x'.repeat(499).concat('👷'), '\ud83d', 'plain']) {
    writer.add({ ...createAnalyticsRecord({ action: 8 }, 0), other });
  }
  await writer.close();
  expect((await written()).length).toBe(before + 4);
});

it('writes what waits when it closes', async () => {
  const before = (await written()).length;
  const writer = createRecordWriter(platform.db.database, createLog('fatal'));
  for (let index = 0; index < 450; index += 1) writer.add(createAnalyticsRecord({ action: 8 }, 0));
  await writer.close();
  expect((await written()).length).toBe(before + 450);
});

it('takes the user from the tokens, never from the record, and keeps no name (decision 57)', async () => {
  const business = await addBusiness(platform.db, '砚北建设');
  const member = await addMember(platform.db, business);
  const tokens = { jianzhuToken: member.platformToken, token: member.accessToken, businessId: business };
  const claim = { userId: '1', realName: '张三', tenantId: '2', tenantName: '别人的企业' };
  const send = (viewOptionName: string, options = {}) =>
    platform.post(INJECT, { ...createAnalyticsRecord({ action: 0, viewOptionName }, Date.now()), ...claim }, options);
  expect(await send('member', { tokens })).toMatchObject({ code: 200 });
  expect(await send('visitor')).toMatchObject({ code: 200 });
  expect(await send('forged', { tokens: { jianzhuToken: 'x'.repeat(43) } })).toMatchObject({ code: 200 });
  const rows = () =>
    platform.db.admin(
      `select view_option_name as name, user_id, real_name, tenant_id, tenant_name from analytics_record
       where view_option_name in ('member', 'visitor', 'forged') order by id`,
    );
  await expect.poll(async () => (await rows()).length).toBe(3);
  const nobody = { user_id: '', real_name: '', tenant_id: '', tenant_name: '' };
  expect(await rows()).toEqual([
    { name: 'member', user_id: member.userId, real_name: '', tenant_id: business, tenant_name: '' },
    { name: 'visitor', ...nobody },
    { name: 'forged', ...nobody },
  ]);
});

it('refuses a record of more than 16 KiB, and an address that sends more than a page could', async () => {
  const record = createAnalyticsRecord({ action: 0 }, Date.now());
  const from = '203.0.113.9';
  expect(await platform.post(INJECT, { ...record, other: 'x'.repeat(17_000) }, { from })).toMatchObject({ code: 413 });
  const flood = { ...record, other: 'flood'.padEnd(900, '恶') };
  const answers = await Promise.all(Array.from({ length: 1000 }, () => platform.post(INJECT, flood, { from })));
  const taken = answers.filter(({ code }) => code === 200).length;
  expect(taken).toBe(300);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 429]));
  const stored = () => platform.db.admin(`select other from analytics_record where other like 'flood%'`);
  await expect.poll(async () => (await stored()).length).toBe(taken);
  expect((await stored()).every(({ other }) => String(other).length === 500)).toBe(true);
  expect(await platform.post(INJECT, { ...record, other: 'flood over' }, { from: '203.0.113.10' })).toMatchObject({
    code: 200,
  });
  // Written some time later, and then in the way of the tests below.
  await expect.poll(async () => (await stored()).length).toBe(taken + 1);
});

it('takes 3000 records at once and 100 a second of all addresses together, and drops the others', async () => {
  await platform.db.admin('delete from analytics_record');
  const clock = { nowMs: 0 };
  const writer = createRecordWriter(platform.db.database, createLog('fatal'), () => clock.nowMs);
  const add = (count: number) => {
    for (let index = 0; index < count; index += 1) writer.add(createAnalyticsRecord({ action: 1 }, 0));
  };
  add(5000);
  clock.nowMs = 2000;
  add(1000);
  await writer.close();
  expect((await written()).length).toBe(3200);
});

it('keeps records 180 days', async () => {
  for (const age of ['181 days', '179 days', '1 day'])
    await platform.db.admin(
      `insert into analytics_record (received_at, data_source, action, create_time, real_name, from_path, to_path,
         resolution, stay_duration, tenant_id, tenant_name, user_id, view_option_content, view_option_name, other)
       values (now() - $1::interval, 'age', 0, '', '', '', '', '', 0, '', '', '', '', $1, '')`,
      [age],
    );
  await removeOldRecords(platform.db.database);
  const kept = await platform.db.admin<{ view_option_name: string }>(
    `select view_option_name from analytics_record where data_source = 'age'`,
  );
  expect(kept.map(({ view_option_name }) => view_option_name).sort()).toEqual(['1 day', '179 days']);
});

it('keeps the newest of too many', async () => {
  const newest = () =>
    platform.db.admin<{ age: string }>(
      'select view_option_name as age from analytics_record order by received_at desc',
    );
  const before = (await newest()).map(({ age }) => age);
  await removeOldRecords(platform.db.database, before.length + 1);
  expect((await newest()).map(({ age }) => age)).toEqual(before);
  await removeOldRecords(platform.db.database, before.length - 1);
  expect((await newest()).map(({ age }) => age)).toEqual(before.slice(0, -1));
});
