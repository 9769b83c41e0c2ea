import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { pageCacheHeader } from './page-cache-headers.ts';
import { serveRequest } from './request-middleware.server.ts';
import { type RequestServices, requestServices } from './request-services.server.ts';
import { requestContext } from './server-context.ts';
import { testContext, testServices } from './testing/request-services.ts';
import { refusal, type StubAnswer, sessionEnded, startStubPlatform, success } from './testing/stub-platform.ts';

const cookie = 'Admin-Token=access; Member-Token=platform; SwitchToCompanyId=1001';
const config = { platformCode: 'JIANZHU', ngCode: 'localhost', baseTitle: '', subTitle: '', logoImg: '', codeImg: '' };
const asDocument = () => new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } });

interface Serving {
  readonly detail?: StubAnswer;
  readonly origin?: string;
  /** What the loaders of the page ask for. */
  readonly load?: (services: RequestServices) => Promise<unknown>;
  readonly respond?: () => Response;
}

async function serve({ detail = success({ id: '7' }), origin, load, respond = asDocument }: Serving = {}) {
  const platform = await startStubPlatform(({ path }) => {
    if (path.endsWith('/platformConfig/list')) return success([config]);
    if (path.endsWith('/approval/list')) return success([]);
    return path.endsWith('/memberInfo/detail') ? detail : success({ id: '1001' });
  });
  const context = new RouterContextProvider();
  context.set(requestContext, testContext(origin ?? platform.origin));
  const request = new Request('http://localhost:3000/default/home', { headers: { cookie } });
  return serveRequest({ request, context }, async () => {
    await load?.(context.get(requestServices));
    return respond();
  });
}

const askSession = (services: RequestServices) => services.session();

describe('serving a request', () => {
  it('tells the page cache which platform the page is of', async () => {
    const { headers } = await serve();
    expect(headers.get(pageCacheHeader.brand)).toBe('localhost');
    expect(headers.has(pageCacheHeader.degraded)).toBe(false);
  });

  it('tells the page cache that defaults stand in for a platform that is down', async () => {
    const { headers } = await serve({ origin: 'http://127.0.0.1:1' });
    expect(headers.get(pageCacheHeader.degraded)).toBe('1');
    expect(headers.has(pageCacheHeader.brand)).toBe(false);
  });

  it('renews the cookies of an accepted login with a document (decision 25)', async () => {
    const { headers } = await serve({ load: askSession });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^Admin-Token=access; .*Max-Age=604800/),
      expect.stringMatching(/^Member-Token=platform; /),
      expect.stringMatching(/^SwitchToCompanyId=1001; /),
    ]);
  });

  it('removes the cookies of a refused login, with a data request as well (decision 24)', async () => {
    const respond = () => new Response('data', { headers: { 'content-type': 'text/x-script' } });
    const { headers } = await serve({ load: askSession, detail: sessionEnded, respond });
    expect(headers.getSetCookie()).toEqual(Array(3).fill(expect.stringContaining('Max-Age=0')));
  });

  it.each([
    ['a data request', { load: askSession, respond: () => new Response('data') }],
    ['a page that asked for no session', {}],
    ['a login that could not be checked', { load: askSession, detail: { status: 503, body: null } as StubAnswer }],
  ])('sets no cookies for %s', async (_, serving: Serving) => {
    expect((await serve(serving)).headers.getSetCookie()).toEqual([]);
  });

  it('says in a line, without a stack, what the platform refuses: a visitor can make it refuse as often as he likes', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const platform = await startStubPlatform(() => refusal('操作过于频繁，请稍后再试', 429));
    const reportFailure = vi.fn();
    const services = testServices(platform.origin, '', { reportFailure });
    await services.api.notice.noReadCount().catch((error: unknown) => services.report({ error, degrades: true }));
    expect(warn.mock.calls).toEqual([['notice.noReadCount: 操作过于频繁，请稍后再试']]);
    expect(reportFailure).not.toHaveBeenCalled();
    expect(services.isDegraded()).toBe(true);
    warn.mockRestore();
  });

  it('leaves the cookies that a loader has set', async () => {
    const respond = () => new Response(null, { status: 303, headers: { 'set-cookie': 'Admin-Token=new' } });
    expect((await serve({ load: askSession, respond })).headers.getSetCookie()).toEqual(['Admin-Token=new']);
  });
});
