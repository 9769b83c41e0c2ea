import { describe, expect, it } from 'vitest';
import type { CacheablePage } from './cacheable-pages.ts';
import { createPageCache, type Rendering } from './page-cache.ts';
import { storePage } from './stored-page.ts';

const home: CacheablePage = {
  key: 'localhost/default/home',
  url: '/default/home',
  isLargeText: false,
  freshFor: 10_000,
  shows: ['article'],
};

/** A cache whose renderings and clock the test decides. */
function createTestCache() {
  let time = 0;
  const waiting: ((rendering: Rendering) => void)[] = [];
  const failures: string[] = [];
  let renderings = 0;
  const cache = createPageCache({
    render: () => {
      renderings += 1;
      return new Promise((resolve) => waiting.push(resolve));
    },
    onFailure: (_key, rendering) => failures.push(rendering.kind),
    now: () => time,
  });
  return {
    get: () => cache.get(home, 'localhost'),
    expire: cache.expire,
    /** Ends the rendering under way and lets those who wait for it go on. */
    async finish(rendering: Rendering) {
      waiting.shift()?.(rendering);
      await new Promise((resolve) => setImmediate(resolve));
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    renderings: () => renderings,
    failures,
  };
}

const settings = {
  platformOrigin: 'http://127.0.0.1:4000',
  loginOrigin: 'http://localhost:4001',
  storageOrigin: 'http://localhost:4002',
  siblingOrigin: 'http://localhost:4003',
  publicProtocol: 'http',
  isDemonstration: false,
  trustedProxies: [],
} as const;
const pageOf = (text: string) => storePage({ html: text, inlineScripts: [] }, 'localhost', settings);
const good = async (text: string): Promise<Rendering> => ({ kind: 'good', page: await pageOf(text) });
const degraded = async (text: string): Promise<Rendering> => ({ kind: 'degraded', page: await pageOf(text) });
const failed: Rendering = { kind: 'failed', error: new Error('down') };

async function filled(text = 'one') {
  const cache = createTestCache();
  const first = cache.get();
  await cache.finish(await good(text));
  expect(await first).toMatchObject({ state: 'miss' });
  return cache;
}

const textOf = (answer: { page?: { bodies: { identity: Buffer } } }) => answer.page?.bodies.identity.toString();

describe('the page cache', () => {
  it('sends a fresh page without rendering', async () => {
    const cache = await filled();
    cache.pass(9_999);
    const answer = await cache.get();
    expect([answer.state, textOf(answer), cache.renderings()]).toEqual(['hit', 'one', 1]);
  });

  it('renders once for all who ask at the same time', async () => {
    const cache = createTestCache();
    const answers = [cache.get(), cache.get(), cache.get()];
    await cache.finish(await good('one'));
    expect((await Promise.all(answers)).map(textOf)).toEqual(['one', 'one', 'one']);
    expect(cache.renderings()).toBe(1);
  });

  it('sends the old page while one rendering makes the new', async () => {
    const cache = await filled();
    cache.pass(10_000);
    const answers = await Promise.all([cache.get(), cache.get()]);
    expect(answers.map(({ state }) => state)).toEqual(['stale', 'stale']);
    expect(cache.renderings()).toBe(2);
    await cache.finish(await good('two'));
    const answer = await cache.get();
    expect([answer.state, textOf(answer)]).toEqual(['hit', 'two']);
  });

  it('waits for the new page when the old one is too old', async () => {
    const cache = await filled();
    cache.pass(70_000);
    const answer = cache.get();
    await cache.finish(await good('two'));
    expect(textOf(await answer)).toBe('two');
  });

  it.each([
    ['fails', async () => failed],
    ['comes out with defaults', async () => degraded('defaults')],
  ])('sends the last good page for as long as rendering %s (decision 36)', async (_name, outcome) => {
    const cache = await filled();
    for (let hour = 0; hour < 3; hour += 1) {
      cache.pass(3_600_000);
      const answer = cache.get();
      await cache.finish(await outcome());
      expect([(await answer).state, textOf(await answer)]).toEqual(['stale', 'one']);
    }
    expect(cache.failures).toHaveLength(3);
  });

  it('does not try again within two seconds of a failure', async () => {
    const cache = await filled();
    cache.pass(3_600_000);
    const first = cache.get();
    await cache.finish(failed);
    await first;
    cache.pass(1_999);
    expect((await cache.get()).state).toBe('stale');
    expect(cache.renderings()).toBe(2);
    cache.pass(1);
    const answer = cache.get();
    await cache.finish(await good('two'));
    expect(textOf(await answer)).toBe('two');
  });

  it('sends a page with defaults when there is no good one, and does not keep it', async () => {
    const cache = createTestCache();
    const first = cache.get();
    await cache.finish(await degraded('defaults'));
    expect([(await first).state, textOf(await first)]).toEqual(['bypass', 'defaults']);
    const second = cache.get();
    await cache.finish(await good('one'));
    expect((await second).state).toBe('miss');
  });

  it('leaves the request to be rendered for itself when rendering failed and there is no page', async () => {
    const cache = createTestCache();
    const answer = cache.get();
    await cache.finish(failed);
    expect(await answer).toEqual({ state: 'bypass' });
  });

  it('forgets a page that is no page for everyone any more', async () => {
    const cache = await filled();
    cache.pass(70_000);
    const gone = cache.get();
    await cache.finish({ kind: 'personal' });
    expect(await gone).toEqual({ state: 'bypass' });
    const after = cache.get();
    await cache.finish(failed);
    expect(await after).toEqual({ state: 'bypass' });
  });

  it('sends the page of an unknown host without keeping it', async () => {
    const cache = createTestCache();
    for (const text of ['one', 'two']) {
      const answer = cache.get();
      await cache.finish({ kind: 'unkept', page: await pageOf(text) });
      expect([(await answer).state, textOf(await answer)]).toEqual(['bypass', text]);
    }
  });

  it.each(['article', 'site'] as const)('shows nobody what it held before %s changed', async (content) => {
    const cache = await filled();
    cache.expire([content]);
    const answer = cache.get();
    await cache.finish(await good('two'));
    expect(await answer).toMatchObject({ state: 'miss' });
    expect(textOf(await answer)).toBe('two');
    expect((await cache.get()).state).toBe('hit');
  });

  it('keeps a page that shows nothing of what has changed', async () => {
    const cache = await filled();
    cache.expire(['need']);
    expect((await cache.get()).state).toBe('hit');
  });

  it('neither keeps nor hands on a page whose rendering began before a change', async () => {
    const cache = createTestCache();
    const before = cache.get();
    cache.expire(['article']);
    const after = cache.get();
    await cache.finish(await good('one'));
    await cache.finish(await good('two'));
    expect([textOf(await before), textOf(await after), cache.renderings()]).toEqual(['one', 'two', 2]);
    expect(textOf(await cache.get())).toBe('two');
  });

  it('sends what it held before a change when nothing new can be made (decision 36)', async () => {
    const cache = await filled();
    cache.expire(['article']);
    const answer = cache.get();
    await cache.finish(failed);
    expect([(await answer).state, textOf(await answer)]).toEqual(['stale', 'one']);
  });
});
