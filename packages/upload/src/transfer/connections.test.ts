import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { acquireConnection, type ConnectionLane, createConnections } from './connections.ts';
import { DEFAULT_RETRY } from './retry-policy.ts';
import { createStoragePause } from './storage-pause.ts';

const large = (): ConnectionLane => ({ width: 4, isSmall: false });
const unpaused = () =>
  createStoragePause({ clock: createVirtualClock(), random: () => 0, policy: DEFAULT_RETRY.storage });
const small = (): ConnectionLane => ({ width: 1, isSmall: true });

describe('connections', () => {
  test('BA7: at most 6 in all, 4 of a file, and one is kept for small files', () => {
    const connections = createConnections(unpaused(), 6);
    const granted: string[] = [];
    const ask = (lane: ConnectionLane, name: string) => connections.request(lane, () => granted.push(name));
    const [first, second] = [large(), large()];
    for (let count = 0; count < 6; count += 1) ask(first, 'first');
    for (let count = 0; count < 6; count += 1) ask(second, 'second');
    expect(granted).toEqual(['first', 'first', 'first', 'first', 'second']);
    ask(small(), 'small');
    ask(small(), 'small too');
    expect(granted.slice(5)).toEqual(['small']);
  });

  test('BA7: files are served in the order in which they came', () => {
    const connections = createConnections(unpaused(), 1);
    const granted: number[] = [];
    let release: () => void = () => undefined;
    const lanes = [small(), small(), small()];
    lanes.forEach((lane, index) => {
      connections.request(lane, (free) => {
        granted.push(index);
        release = free;
      });
    });
    release();
    release();
    expect(granted).toEqual([0, 1, 2]);
  });

  test('BA7: whatever is asked, granted, released and withdrawn, the limits hold and nobody is forgotten', () => {
    const actions = fc.array(fc.tuple(fc.constantFrom('ask', 'release', 'withdraw'), fc.nat(4)), { maxLength: 80 });
    fc.assert(
      fc.property(actions, (steps) => {
        const connections = createConnections(unpaused(), 6);
        const lanes = [large(), large(), large(), small(), small()];
        const held = lanes.map((): (() => void)[] => []);
        const waiting = lanes.map((): Set<() => void> => new Set());
        const count = () => held.reduce((sum, { length }) => sum + length, 0);
        for (const [action, index] of steps) {
          const lane = lanes[index];
          if (!lane) continue;
          if (action === 'ask') {
            const ticket = { withdraw: (): void => undefined };
            const entry = (): void => ticket.withdraw();
            waiting[index]?.add(entry);
            ticket.withdraw = connections.request(lane, (release) => {
              waiting[index]?.delete(entry);
              held[index]?.push(release);
            });
          } else if (action === 'release') held[index]?.shift()?.();
          else {
            const [first] = waiting[index] ?? [];
            if (first) {
              waiting[index]?.delete(first);
              first();
            }
          }
          expect(count()).toBeLessThanOrEqual(6);
          expect(held.slice(0, 3).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(5);
          lanes.forEach(({ width }, at) => {
            expect(held[at]?.length).toBeLessThanOrEqual(width);
          });
        }
        for (let guard = 0; guard < 200 && count() > 0; guard += 1) for (const lane of held) lane.shift()?.();
        expect(waiting.every(({ size }) => size === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('UP7: one who gives up leaves the queue', async () => {
    const connections = createConnections(unpaused(), 1);
    const release = await acquireConnection(connections, small(), new AbortController().signal);
    const stop = new AbortController();
    const second = acquireConnection(connections, small(), stop.signal);
    const third = acquireConnection(connections, small(), new AbortController().signal);
    stop.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    release();
    expect(await third).toBeTypeOf('function');
  });
});
