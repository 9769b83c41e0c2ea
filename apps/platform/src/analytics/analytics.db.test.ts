import { createAnalyticsRecord } from '@jianzhu/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createRecordWriter } from './record-writer.ts';

const INJECT = '/api/jianzhu-analysis/collect/regular/inject';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
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
    { action: 0, from_path: '/default/home', stay_duration: '604800000', other: 'x'.repeat(1000) },
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

it('writes what waits when it closes', async () => {
  const before = (await written()).length;
  const writer = createRecordWriter(platform.db.database, createLog('fatal'));
  for (let index = 0; index < 450; index += 1) writer.add(createAnalyticsRecord({ action: 8 }, 0));
  await writer.close();
  expect((await written()).length).toBe(before + 450);
});
