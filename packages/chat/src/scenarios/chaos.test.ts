import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chaos, ChaosNetwork } from '../testing/chaos-socket.ts';
import { chaosSockets, seededRandom } from '../testing/chaos-socket.ts';
import { createWorld, type Page, type World } from './chat-world.ts';

const isDeep = process.env.TEST_DEEP !== undefined;
const numRuns = isDeep ? 2000 : 25;

type Step =
  | { readonly type: 'send' | 'open' | 'close'; readonly by: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'cut' | 'restart' };

const by = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('send' as const), by }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4000 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('open' as const, 'close' as const), by }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ type: 'cut' }, { type: 'restart' }) },
);
const steps = fc.array(step, { maxLength: 60, size: 'max' });
const chance = (most: number): fc.Arbitrary<number> => fc.double({ min: 0, max: most, noNaN: true });

interface Stage {
  readonly world: World;
  readonly pages: readonly Page[];
  calm(): void;
}

/** Two users, one of them with two devices, on networks that are as bad as is asked for. */
function stage(version: 1 | 2, seed: number, chaos: Partial<Chaos>): Stage {
  const networks: ChaosNetwork[] = [];
  const random = seededRandom(seed);
  const world = createWorld({
    version,
    latency: 20,
    habits: { hasHistory: true, kicks: false },
    through(open, clock) {
      // A lost greeting would make another server of it; on a stream of bytes it cannot be lost alone.
      const spares = (text: string): boolean => text.startsWith('{"code":1,');
      const network = chaosSockets(open, { clock, random, chaos, spares });
      networks.push(network);
      return network.openSocket;
    },
  });
  const pages = ['a', 'b', 'a'].map((userId) =>
    world.open(userId, undefined, { deviceId: () => `device-of-${userId}` }),
  );
  return { world, pages, calm: () => networks.forEach((network) => void network.calm()) };
}

async function play({ world, pages }: Stage, chosen: readonly Step[]): Promise<readonly string[]> {
  const sent: string[] = [];
  for (const next of chosen) {
    const page = 'by' in next ? pages[next.by] : undefined;
    if (next.type === 'send' && page !== undefined) sent.push(page.chat.send('c1', `第${sent.length}条`).id);
    else if (next.type === 'open') page?.chat.open('c1');
    else if (next.type === 'close') page?.chat.close();
    else if (next.type === 'wait') await world.clock.advance(next.ms);
    else world.server.cutAll(next.type === 'cut' ? undefined : 1012);
  }
  return sent;
}

const storedIds = ({ world }: Stage): readonly string[] =>
  (world.server.store.chats.get('c1')?.messages ?? []).map(({ id }) => id);

describe('clients and a server on a bad network', () => {
  it('show every message exactly once and in the order of the server, on all devices (CH1, R-CHAT-025, R-CHAT-029, R-CHAT-048)', async () => {
    const faults = fc.record({
      drop: chance(0.2),
      duplicate: chance(0.2),
      reorder: chance(0.3),
      cut: chance(0.02),
      // Each way: a server whose greeting takes longer than two seconds counts as one of v1, which acknowledges nothing.
      delay: fc.nat(900),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer(), faults, steps, async (seed, chaos, chosen) => {
        const current = stage(2, seed, chaos);
        const sent = await play(current, chosen);
        current.calm();
        await current.world.clock.advance(120_000);
        // A message that comes after the last lost one shows that something is missing.
        const last = current.pages.map(({ chat }) => chat.send('c1', '最后一条').id);
        await current.world.clock.advance(60_000);
        const stored = storedIds(current);
        expect([...stored].sort()).toEqual([...sent, ...last].sort());
        for (const page of current.pages) {
          expect(page.ids('c1')).toEqual(stored);
          expect(page.chat.state.pending).toEqual({});
          expect(page.chat.gaps('c1')).toEqual([]);
        }
        const [first, , second] = current.pages;
        expect(first?.chat.totalUnread()).toBe(second?.chat.totalUnread());
        for (const { chat } of current.pages) chat.dispose();
      }),
      { numRuns, endOnFailure: true },
    );
  }, 600_000);

  it('lose nothing that was sent over a v1 server that repeats, delays and cuts, and show it once (CH2, R-CHAT-025, R-CHAT-048)', async () => {
    const faults = fc.record({ duplicate: chance(0.3), cut: chance(0.02), delay: fc.nat(1000) });
    await fc.assert(
      fc.asyncProperty(fc.integer(), faults, steps, async (seed, chaos, chosen) => {
        const current = stage(1, seed, chaos);
        const sent = await play(current, chosen);
        await current.world.clock.advance(30_000);
        current.calm();
        current.world.server.cutAll();
        await current.world.clock.advance(60_000);
        expect([...new Set(storedIds(current))].sort()).toEqual([...sent].sort());
        for (const [index, page] of current.pages.entries()) {
          const shown = page.ids('c1');
          expect(shown).toHaveLength(new Set(shown).size);
          const own = chosen.filter((next) => next.type === 'send' && next.by === index).length;
          expect(shown.length).toBeGreaterThanOrEqual(own);
          expect(page.chat.state.pending).toEqual({});
          page.chat.dispose();
        }
      }),
      { numRuns, endOnFailure: true },
    );
  }, 600_000);
});
