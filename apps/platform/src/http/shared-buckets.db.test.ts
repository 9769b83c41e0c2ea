import { contract } from '@jianzhu/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createRequestLimiter, REQUEST_LIMITS } from './request-limits.ts';
import { createSharedBuckets } from './shared-buckets.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const login = contract.member.loginByPassword;

describe('limits of two processes over one database', () => {
  const processes = (rule = REQUEST_LIMITS) =>
    [1, 2].map(() => createRequestLimiter(rule, createSharedBuckets(db.database)));
  const isAllowed = async (limiter: ReturnType<typeof createRequestLimiter>, clientAddress: string) =>
    (await limiter.byAddress(login, { clientAddress, isOwn: false })) === undefined;

  it('let pass what one process alone would, also at the same time', async () => {
    const burst = 20;
    // So slow that nothing comes back while the test runs.
    const [first, second] = processes({
      ...REQUEST_LIMITS,
      credentials: { 'member.loginByPassword': { burst, perSecond: 1e-6 } },
    });
    if (!first || !second) throw new Error('two are made');
    const asked = await Promise.all(
      Array.from({ length: 120 }, (_, at) => isAllowed(at % 2 === 0 ? first : second, `2001:db8:1:2::${at + 1}`)),
    );
    expect(asked.filter(Boolean)).toHaveLength(burst);
    expect(await isAllowed(first, '2001:db8:1:3::1')).toBe(true);
  });

  it('say how long to wait, and count each call for itself', async () => {
    const { take } = createSharedBuckets(db.database);
    // Slow beside any run of the test.
    const rule = { burst: 2, perSecond: 1e-5 };
    const waits = [await take('a', rule), await take('a', rule), await take('a', rule)];
    expect(waits.slice(0, 2)).toEqual([0, 0]);
    expect(waits[2]).toBeGreaterThan(90_000);
    expect(waits[2]).toBeLessThanOrEqual(100_000);
    expect(await take('b', rule)).toBe(0);
    await db.admin(`update request_bucket set full_at = full_at - interval '100000 seconds' where key = 'a'`);
    expect([await take('a', rule), (await take('a', rule)) > 90_000]).toEqual([0, true]);
  });

  it('are updated in their place, no index written again', async () => {
    await db.admin(`insert into request_bucket select 'place ' || n, now() from generate_series(1, 300) n`);
    await db.admin('begin');
    await db.admin(`update request_bucket set full_at = full_at + interval '1 second' where key like 'place %'`);
    const [updates] = await db.admin<{
      all: number;
      inPlace: number;
    }>(`select n_tup_upd::int as all, n_tup_hot_upd::int as "inPlace"
      from pg_stat_xact_all_tables where relid = 'request_bucket'::regclass`);
    await db.admin('commit');
    expect(updates?.all).toBeGreaterThanOrEqual(300);
    expect(updates?.inPlace).toBe(updates?.all);
  });

  it('bound how many certificates one address may look up', async () => {
    const [limiter] = processes();
    const refused = [];
    for (let asked = 0; asked < 40; asked += 1) {
      const refusal = await limiter?.byAddress(contract.qualification.verify, {
        ...{ clientAddress: '203.0.113.90', isOwn: false },
      });
      if (refusal) refused.push(refusal.code);
    }
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused)).toEqual(new Set([429]));
  });

  it('bound the question whether a phone is registered for everybody together', async () => {
    const everybody = { 'member.phoneRegistered': { burst: 3, perSecond: 0.001 } };
    const [first, second] = processes({ ...REQUEST_LIMITS, everybody });
    const asked = [];
    for (let at = 1; at <= 5; at += 1) {
      const limiter = at % 2 === 0 ? first : second;
      asked.push(
        await limiter?.byAddress(contract.member.phoneRegistered, { clientAddress: `203.0.113.${at}`, isOwn: false }),
      );
    }
    expect(asked.map((refusal) => refusal?.code)).toEqual([undefined, undefined, undefined, 429, 429]);
  });
});
