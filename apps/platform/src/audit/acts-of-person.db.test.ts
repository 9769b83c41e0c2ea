import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSharedBuckets, type SharedBuckets } from '../http/shared-buckets.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { boundActs, type TakeAct } from './acts-of-person.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

// So slow that nothing comes back while the test runs.
const most = { burst: 50, perSecond: 1e-6 };

async function countAllowed(take: TakeAct, userId: string, asked: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: asked }, () => take(userId)));
  return waits.filter((wait) => wait === 0).length;
}

it('lets one process keep what is allowed, a tenth of it without the database', async () => {
  const { take } = createSharedBuckets(db.database);
  const shared: SharedBuckets = { take: vi.fn(take) };
  const takeAct = boundActs(most, shared);
  expect(await countAllowed(takeAct, '1', 5)).toBe(5);
  expect(shared.take).not.toHaveBeenCalled();
  expect(await countAllowed(takeAct, '1', 100)).toBe(45);
  // What one process alone would refuse costs no database either.
  expect(shared.take).toHaveBeenCalledTimes(45);
  expect(await takeAct('1')).toBeGreaterThan(0);
  expect(await takeAct('2')).toBe(0);
});

it('lets three processes keep a tenth more each, not three times as much', async () => {
  const processes = [1, 2, 3].map(() => boundActs(most, createSharedBuckets(db.database)));
  const allowed = await Promise.all(processes.map((take) => countAllowed(take, '3', 60)));
  expect(allowed.reduce((sum, count) => sum + count, 0)).toBe(50 + 3 * 5);
});
