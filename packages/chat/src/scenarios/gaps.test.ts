import { describe, expect, it } from 'vitest';
import { createWorld, type Page, type World } from './chat-world.ts';

const limits = { missing: 300, window: 200 };
const idsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `said-${from + at}`);

function say({ server }: World, count: number): void {
  for (let index = 0; index < count; index += 1) server.say('c1', 'b', `第${index}条`);
}

/** A page with the first 10 messages, the page of 200 that a sync brings, and the newest 200 of 910; the chat is open. */
async function withGap(): Promise<{ readonly world: World; readonly page: Page }> {
  const world = createWorld({ version: 2 });
  say(world, 10);
  const page = world.open('a', undefined, { limits });
  await world.clock.advance(100);
  page.chat.open('c1');
  world.server.setReachable(false);
  world.server.cutAll();
  say(world, 900);
  world.server.setReachable(true);
  await world.clock.advance(10_000);
  return { world, page };
}

it.each([
  [1000, []],
  [1001, [[211, 1011]]],
])('a gap of %i is fetched unasked or left, when nothing else was set (GA4, GA5)', async (missing, left) => {
  const world = createWorld({ version: 2 });
  say(world, 10);
  const page = world.open('a');
  await world.clock.advance(100);
  world.server.setReachable(false);
  world.server.cutAll();
  // The sync brings a page of 200; what follows is the gap.
  say(world, 200 + missing);
  world.server.setReachable(true);
  await world.clock.advance(10_000);
  expect(page.chat.leftGaps('c1')).toEqual(left);
});

describe('a gap that is too large to be fetched unasked', () => {
  it('is left to the user, who sees the messages on both of its sides (GA5, GA7)', async () => {
    const { page } = await withGap();
    expect(page.chat.leftGaps('c1')).toEqual([[211, 710]]);
    expect(page.ids('c1')).toEqual(idsOf(711, 910));
    expect(await page.chat.loadOlder('c1', 300)).toEqual({ more: false });
    expect(page.ids('c1')).toEqual([...idsOf(1, 210), ...idsOf(711, 910)]);
  });

  it('is filled part by part from its end, with nothing pushed out of view, until it is none (GA7)', async () => {
    const { world, page } = await withGap();
    await page.chat.loadOlder('c1', 300);
    const load = async () => {
      const [gap] = page.chat.leftGaps('c1');
      if (gap === undefined) throw new Error('no gap');
      const loading = page.chat.loadGap('c1', gap);
      await world.clock.advance(100);
      return loading;
    };
    expect(await load()).toBe(true);
    expect(page.chat.leftGaps('c1')).toEqual([[211, 510]]);
    expect(page.ids('c1')).toEqual([...idsOf(1, 210), ...idsOf(511, 910)]);
    expect(await load()).toBe(true);
    expect(await load()).toBe(true);
    expect(page.chat.leftGaps('c1')).toEqual([]);
    expect(page.ids('c1')).toEqual(idsOf(1, 910));
    expect(page.chat.totalUnread()).toBe(0);
  });

  it('stays when there is no connection, or when it is lost meanwhile (GA7)', async () => {
    const { world, page } = await withGap();
    const [gap] = page.chat.leftGaps('c1');
    if (gap === undefined) throw new Error('no gap');
    const loading = page.chat.loadGap('c1', gap);
    world.server.cutAll();
    await world.clock.advance(100);
    expect(await loading).toBe(false);
    expect(await page.chat.loadGap('c1', gap)).toBe(false);
    expect(page.chat.leftGaps('c1')).toEqual([gap]);
  });
});

describe('older messages', () => {
  it('that are here already are shown before any are asked for, again after the chat was closed (HI2, HI3)', async () => {
    const world = createWorld({ version: 2 });
    const { chat, ids } = world.open('a', undefined, { limits: { window: 20 } });
    await world.clock.advance(100);
    say(world, 50);
    await world.clock.advance(100);
    for (let time = 0; time < 2; time += 1) {
      chat.open('c1');
      expect(ids('c1')).toEqual(idsOf(31, 50));
      expect(chat.state.chats[0]?.loaded).toBe(false);
      expect(await chat.loadOlder('c1', 20)).toEqual({ more: true });
      expect(ids('c1')).toEqual(idsOf(11, 50));
      expect(await chat.loadOlder('c1', 20)).toEqual({ more: false });
      expect(ids('c1')).toEqual(idsOf(1, 50));
      expect(chat.state.chats[0]?.loaded).toBe(true);
      chat.close();
      await world.clock.advance(100);
    }
  });
});
