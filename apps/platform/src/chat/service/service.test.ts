import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveredPlaces } from './delivered-places.ts';
import { GroupCommit } from './group-commit.ts';
import { MarkPace } from './mark-pace.ts';
import { type LiveSession, type SessionPolicy, sessionsToEnd } from './session-policy.ts';

describe('a group commit', () => {
  it('writes what comes together, and what comes meanwhile, in order and at most so many at once (CS17)', async () => {
    const batches: (readonly number[])[] = [];
    const open: (() => void)[] = [];
    const commits = new GroupCommit<number, number>(async (items) => {
      batches.push(items);
      await new Promise<void>((resolve) => open.push(resolve));
      return items.map((item) => item * 10);
    }, 3);
    const first = [1, 2].map((item) => commits.add(item));
    await expect.poll(() => open.length).toBe(1);
    const later = [3, 4, 5, 6].map((item) => commits.add(item));
    open[0]?.();
    await expect.poll(() => open.length).toBe(2);
    open[1]?.();
    await expect.poll(() => open.length).toBe(3);
    open[2]?.();
    expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 50, 60]);
    expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('tells everybody of a write that failed, and goes on (CS17)', async () => {
    let isBroken = true;
    const commits = new GroupCommit<number, number>(async (items) => {
      if (isBroken) throw new Error('the store is away');
      return items;
    }, 9);
    const failed = await Promise.allSettled([commits.add(1), commits.add(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await commits.add(3)).toBe(3);
  });
});

describe('a group commit that fails', () => {
  it('fails what waits behind it too, so that nothing overtakes (SE7, CS17)', async () => {
    const written: number[] = [];
    const commits = new GroupCommit<number, number>(async (items) => {
      if (items.includes(1)) throw new Error('the store is away');
      written.push(...items);
      return items;
    }, 1);
    const ended = await Promise.allSettled([commits.add(1), commits.add(2)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await commits.add(3);
    expect(written).toEqual([3]);
  });
});

describe('delivered places', () => {
  it('deliver each place once, whatever comes twice or late, and end without a hole (CS7)', () => {
    const arrivals = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 5 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(arrivals, (ranges) => {
        const places = new DeliveredPlaces();
        const delivered: number[] = [];
        const arrive = (from: number, to: number) => {
          const missing = places.missing({ chatId: 'c', from, to }, 0);
          for (let seq = missing?.from ?? 1; seq <= (missing?.to ?? 0); seq += 1) {
            if (places.mark('c', seq, 0)) delivered.push(seq);
          }
        };
        for (const [from, more] of ranges) arrive(from, from + more);
        arrive(1, 40);
        expect(delivered.toSorted((left, right) => left - right)).toEqual(
          Array.from({ length: 40 }, (_, at) => at + 1),
        );
      }),
    );
  });

  it('see a hole before a place that came first (CS7)', () => {
    const places = new DeliveredPlaces();
    expect(places.mark('c', 5, 0)).toBe(true);
    expect(places.mark('c', 8, 0)).toBe(true);
    expect(places.missing({ chatId: 'c', from: 8, to: 8 }, 0)).toEqual({ chatId: 'c', from: 6, to: 8 });
    for (const seq of [6, 7]) places.mark('c', seq, 0);
    expect(places.missing({ chatId: 'c', from: 8, to: 8 }, 0)).toBeUndefined();
    expect(places.missing({ chatId: 'c', from: 2000, to: 2000 }, 0)).toMatchObject({ from: 1801, to: 2000 });
  });
});

describe('the pace of receipts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stores the first at once and the newest of the rest after the pause (CS18)', () => {
    const stored: number[] = [];
    const pace = new MarkPace<number>(
      250,
      (mark) => stored.push(mark),
      (mark, than) => mark >= than,
    );
    for (const mark of [1, 2, 9, 4]) pace.add('k', mark);
    expect(stored).toEqual([1]);
    vi.advanceTimersByTime(249);
    expect(stored).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(stored).toEqual([1, 9]);
    pace.add('k', 10);
    pace.flush();
    expect(stored).toEqual([1, 9, 10]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the policy of sessions', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const device = fc.record({ userId: fc.constant('u'), client: fc.constantFrom('pc', 'app'), uuid: name, sid: name });
  const policies: readonly SessionPolicy[] = ['single', 'single-per-client', { devices: 2 }];

  it('never tells a device of itself, and leaves what the policy allows (CS8)', () => {
    fc.assert(
      fc.property(fc.array(device, { maxLength: 20 }), fc.constantFrom(...policies), (logins, policy) => {
        let live: LiveSession[] = [];
        for (const [index, login] of logins.entries()) {
          const before = new Map(live.map((session) => [session.epoch, session]));
          for (const { epoch, reason, uuid } of sessionsToEnd(login, live, policy)) {
            const ended = before.get(epoch);
            expect(uuid).toBe(login.uuid);
            expect(reason).toBe(ended?.uuid === login.uuid ? 'replaced' : 'elsewhere');
            live = live.filter((session) => session.epoch !== epoch);
          }
          live.push({ ...login, epoch: index + 1 });
          const devices = new Set(live.map(({ uuid }) => uuid));
          if (policy === 'single') expect(devices).toEqual(new Set([login.uuid]));
          if (typeof policy === 'object') expect(devices.size).toBeLessThanOrEqual(policy.devices);
          expect(new Set(live.map(({ uuid, sid }) => `${uuid} ${sid}`)).size).toBe(live.length);
        }
      }),
    );
  });
});
