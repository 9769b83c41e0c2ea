import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageCacheHeader } from '../app/page-cache-headers.ts';
import type { DocumentHandler } from '../app/server-context.ts';
import { askHome, mirror, startMirror } from './testing/mirror-application.ts';
import { startPortal } from './testing/test-portal.ts';

describe('a page for every anonymous visitor', () => {
  it('is rendered once, then sent from memory', async () => {
    const { portal, calls } = await startMirror();
    const first = await askHome(portal, {});
    const second = await askHome(portal, {});
    expect([first.headers['x-page-cache'], second.headers['x-page-cache']]).toEqual(['miss', 'hit']);
    expect(second.body).toEqual(first.body);
    expect(calls).toHaveLength(1);
  });

  it('is rendered whole, its nonce taken out, and its policy lists the hash of its script', async () => {
    const { portal, calls } = await startMirror();
    const { headers, body } = await askHome(portal, {});
    expect(calls[0]?.context).toMatchObject({ rendering: 'whole', nonce: expect.stringMatching(/^[\w-]{22}$/) });
    expect(body.toString()).toMatch(/^<script>boot\(\)<\/script>/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/);
  });

  it('allows no inline script that came in with stored content', async () => {
    const injected = '<script>alert(document.cookie)</script>';
    const handleDocument: DocumentHandler = async (request, context) => {
      const own = await mirror([])(request, context);
      return new Response((await own.text()) + injected, own);
    };
    const portal = await startPortal({ handleDocument });
    const plain = await askHome((await startMirror()).portal, {});
    const policy = plain.headers['content-security-policy']?.toString().split(';')[1];
    for (const state of ['miss', 'hit']) {
      const { headers, body } = await askHome(portal, {});
      expect(headers['x-page-cache']).toBe(state);
      expect(body.toString()).toContain(injected);
      expect(headers['content-security-policy']?.toString().split(';')[1]).toBe(policy);
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent compressed with %s', async (encoding, decompress) => {
    const { portal } = await startMirror();
    const plain = await askHome(portal, {});
    const answer = await askHome(portal, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.body)).toEqual(plain.body);
  });

  it('answers HEAD from the same page, and 304 to who has it', async () => {
    const { portal, calls } = await startMirror();
    const head = await askHome(portal, { method: 'HEAD' });
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
    const again = await askHome(portal, { headers: { 'if-none-match': head.headers.etag } });
    expect([again.status, again.headers.etag]).toEqual([304, head.headers.etag]);
    expect(calls).toHaveLength(1);
  });

  it('is rendered once for visitors who come at the same time', async () => {
    const { portal, calls } = await startMirror();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askHome(portal, {})));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(calls).toHaveLength(1);
  });

  it('is kept once in each text size, whoever comes first (6.9)', async () => {
    const { portal, calls } = await startMirror();
    const sizes = ['Text-Size=large', 'theme=secret; Text-Size=large', 'Text-Size=largest', ''];
    const answers = [];
    for (const cookie of [...sizes, ...sizes.toReversed()]) {
      answers.push(await askHome(portal, { headers: { cookie } }));
    }
    expect(calls).toHaveLength(2);
    const large = answers.map(({ body }) => body.toString().includes('Text-Size=large'));
    expect(large).toEqual([true, true, false, false, false, false, true, true]);
    expect(answers.every(({ body }) => !body.toString().includes('secret'))).toBe(true);
    expect(answers.map(({ headers }) => headers['x-page-cache']).slice(4)).toEqual(Array(4).fill('hit'));
  });

  it('holds nothing of the visitor who came first', async () => {
    const { portal, calls } = await startMirror();
    const answer = await askHome(portal, {
      headers: {
        cookie: 'theme=secret',
        authorization: 'Bearer secret',
        'user-agent': 'secret',
        'accept-language': 'secret',
        referer: 'http://secret/',
        'x-secret': 'secret',
      },
    });
    expect(answer.body.toString()).not.toContain('secret');
    expect(calls[0]?.context.clientAddress).toBeUndefined();
  });
});

describe('what is rendered for itself', () => {
  it.each(['Admin-Token', 'Member-Token', 'SwitchToCompanyId'])(
    'is the page of who has the cookie %s',
    async (name) => {
      const { portal } = await startMirror();
      await askHome(portal, {});
      for (const cookie of [`${name}=`, `theme=1; ${name}=x`]) {
        const answer = await askHome(portal, { headers: { cookie } });
        expect(answer.headers['x-page-cache']).toBe('bypass');
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.body.toString()).toContain(`${name}=`);
      }
      const anonymous = await askHome(portal, {});
      expect(anonymous.headers['x-page-cache']).toBe('hit');
      expect(anonymous.body.toString()).not.toContain(name);
    },
  );

  it.each(['/user/default', '/default/home.data', '/default/login', '/default/global-search?keyword=a'])(
    'is %s',
    async (path) => {
      const { portal, calls } = await startMirror();
      await askHome(portal, { path });
      expect((await askHome(portal, { path })).headers['x-page-cache']).toBe('bypass');
      expect(calls).toHaveLength(2);
    },
  );

  it('carries a nonce of its own in context and policy', async () => {
    const { portal, calls } = await startMirror({ settings: { pageCache: false } });
    const policies = [await askHome(portal, {}), await askHome(portal, {})].map(
      ({ headers }) => headers['content-security-policy'],
    );
    const nonces = calls.map(({ context }) => context.nonce);
    expect(new Set(nonces).size).toBe(2);
    expect(policies.map((policy) => /'nonce-([^']+)'/.exec(String(policy))?.[1])).toEqual(nonces);
  });

  it('is everything when PAGE_CACHE is off', async () => {
    const { portal, calls } = await startMirror({ settings: { pageCache: false } });
    await askHome(portal, {});
    await askHome(portal, {});
    expect(calls).toHaveLength(2);
  });

  it('is a response that sets a cookie: each visitor gets one of his own', async () => {
    const { portal } = await startMirror({ headers: { 'set-cookie': 'id=1' } });
    const answers = [await askHome(portal, {}), await askHome(portal, {})];
    expect(answers.map(({ headers }) => headers['x-page-cache'])).toEqual(['bypass', 'bypass']);
    expect(answers[0]?.body).not.toEqual(answers[1]?.body);
  });

  it('keeps what the application says about caching and referrers', async () => {
    const { portal } = await startMirror({
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
    const { headers } = await askHome(portal, { path: '/login-back' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('is compressed on the way', async () => {
    const { portal } = await startMirror({ settings: { pageCache: false } });
    const answer = await askHome(portal, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toContain('"brand":"JIANZHU"');
  });
});

describe('while the platform is down (decision 36)', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['answers 500', async () => new Response('', { status: 500 })],
    [
      'renders defaults',
      async () =>
        new Response('defaults', { headers: { 'content-type': 'text/html', [pageCacheHeader.degraded]: '1' } }),
    ],
  ] satisfies [string, DocumentHandler][])(
    'the last good page is sent when the application %s',
    async (_name, down) => {
      let time = 0;
      let handle = mirror([]);
      const portal = await startPortal({
        handleDocument: (request, context) => handle(request, context),
        now: () => time,
      });
      const before = await askHome(portal, {});
      handle = down;
      for (const wait of [10_000, 10_000, 86_400_000]) {
        time += wait;
        const answer = await askHome(portal, {});
        expect([answer.status, answer.headers['x-page-cache'], answer.body]).toEqual([200, 'stale', before.body]);
      }
    },
  );

  it('keeps the marks between application and cache to itself', async () => {
    const { portal } = await startMirror({ headers: { [pageCacheHeader.degraded]: '1' } });
    for (const path of ['/default/home', '/user/default']) {
      const { headers } = await askHome(portal, { path });
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^x-page-(degraded|brand)$/)]),
      );
    }
  });
});

it('sends the security headers with every document', async () => {
  const { portal } = await startMirror();
  for (const path of ['/default/home', '/user/default']) {
    expect((await askHome(portal, { path })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

it('stops rendering when the visitor has gone', async () => {
  let seen: (request: Request) => void = () => undefined;
  const arrived = new Promise<Request>((resolve) => {
    seen = resolve;
  });
  const portal = await startPortal({
    handleDocument: (request) => {
      seen(request);
      return new Promise(() => undefined);
    },
  });
  const lost = new AbortController();
  const fetched = fetch(`http://127.0.0.1:${portal.port}/user/default`, { signal: lost.signal });
  const rendering = await arrived;
  const aborted = new Promise((resolve) => rendering.signal.addEventListener('abort', resolve));
  lost.abort();
  await expect(fetched).rejects.toThrow();
  await aborted;
  // Read last: the signal of a Request falls silent once its Request is collected.
  expect(rendering.signal.aborted).toBe(true);
});
