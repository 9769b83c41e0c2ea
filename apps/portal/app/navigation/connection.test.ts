import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

const page = new URL('http://localhost/default/home/help.data');
const own = (status = 200) => new Response('data', { status, headers: { 'X-Remix-Response': 'yes' } });
const html = (status: number) => new Response('<h1>nginx</h1>', { status, headers: { 'content-type': 'text/html' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A connection whose server answers like this, one answer a try; the waiting between tries ends when it is told to. */
function connect(...answers: readonly (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(async () => answer());
  let goOn = () => {};
  const pause = (_attempt: number, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      goOn = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const connection = createConnection({ fetch, pause });
  return { ...connection, asked: fetch, goOn: () => goOn() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection of a page', () => {
  it.each([
    ['no network', lost, '网络连接失败，请检查网络设置'],
    ['a proxy without the portal', () => html(502), '请求出错，状态码：502'],
    ['a proxy that is told to wait', () => html(503), '请求出错，状态码：503'],
    ['a proxy that has waited too long', () => html(504), '请求超时，请检查网络或稍后重试'],
    ['a network that shows its own page', () => html(200), '网络连接失败，请检查网络设置'],
  ])('waits behind %s, says so, and goes on (5)', async (_, failure, said) => {
    const { fetch, state, goOn } = connect(failure, failure, own);
    const answer = fetch(page);
    await settle();
    expect(state.trouble).toBe(said);
    goOn();
    await settle();
    expect(state.trouble).toBe(said);
    goOn();
    expect(await (await answer).text()).toBe('data');
    expect(state.trouble).toBeNull();
  });

  it('says that a request takes too long, after 30 s, and asks again', async () => {
    const { fetch, asked, state } = connect();
    asked.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const leave = new AbortController();
    const answer = fetch(page, { signal: leave.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.trouble).toBe('请求超时，请检查网络或稍后重试');
    leave.abort('left');
    expect(await answer).toBe('left');
  });

  it('gives up for whoever has gone elsewhere', async () => {
    const { fetch, asked, state } = connect(lost);
    const leave = new AbortController();
    const answer = fetch(page, { signal: leave.signal }).catch((error: unknown) => error);
    await settle();
    leave.abort('left');
    expect(await answer).toBe('left');
    expect(state.trouble).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('passes the failures of the portal itself, and of others only their status', async () => {
    const { fetch } = connect(
      () => own(500),
      () => html(500),
    );
    expect(await (await fetch(page)).text()).toBe('data');
    const foreign = await fetch(page);
    expect([foreign.status, await foreign.text()]).toEqual([500, '请求出错，状态码：500']);
  });

  it('waits until the server answers', async () => {
    const { restored, asked, goOn } = connect(lost, () => new Response(null, { status: 200 }));
    const answering = restored();
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    goOn();
    await answering;
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
