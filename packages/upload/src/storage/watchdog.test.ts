import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../environment/system-clock.ts';
import { ossStorage } from './oss-storage.ts';
import { watchTransfer } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const failed = vi.fn();
  const watchdog = watchTransfer(systemClock, { firstByte: 30_000, stall: 20_000 }, failed);
  const faults = () => failed.mock.calls.map(([error]) => error.fault);
  return { watchdog, faults };
}

test('a request that does not begin within 30 s has timed out (US5)', () => {
  const { faults } = watched();
  vi.advanceTimersByTime(29_999);
  expect(faults()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(faults()).toEqual(['timeout']);
});

test('one that moves may take as long as it likes, but not stop (US5)', () => {
  const { watchdog, faults } = watched();
  for (let minute = 0; minute < 100; minute++) {
    vi.advanceTimersByTime(19_999);
    watchdog.moved();
  }
  expect(faults()).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(faults()).toEqual(['stall']);
});

test('it counts from the last byte, not from when somebody looked (US5)', () => {
  const { watchdog, faults } = watched();
  vi.advanceTimersByTime(1000);
  watchdog.moved();
  vi.advanceTimersByTime(5000);
  watchdog.moved();
  vi.advanceTimersByTime(19_999);
  expect(faults()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(faults()).toEqual(['stall']);
});

test('a stopped one never fails (US5)', () => {
  const { watchdog, faults } = watched();
  watchdog.stop();
  vi.advanceTimersByTime(1_000_000);
  expect(faults()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('after the machine has slept the limit starts once more (US5)', () => {
  const { faults } = watched();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(30_000);
  expect(faults()).toEqual([]);
  vi.advanceTimersByTime(29_999);
  expect(faults()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(faults()).toEqual(['timeout']);
});

/** Rejects with the reason of the signal. */
const ended = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each([
  ['does not answer', 'timeout', ({ signal }: RequestInit) => ended(signal)],
  [
    'stops in its answer',
    'stall',
    async ({ signal }: RequestInit) => Object.assign(new Response('', { status: 200 }), { text: () => ended(signal) }),
  ],
])(
  'a storage of the product that %s is given up after 30 s, not sooner and not later (US5)',
  async (_, fault, answer) => {
    const sent = vi.fn((_url: string, init: RequestInit) => answer(init));
    vi.stubGlobal('fetch', sent);
    const storage = ossStorage({ endpoint: 'https://storage.test', region: 'cn-changchun' });
    const target = {
      bucket: 'b',
      key: 'k',
      credentials: { accessKey: 'a', accessSecret: 's', accessToken: 't' },
      clockOffset: 0,
      contentType: 'text/plain',
    };
    const faults: unknown[] = [];
    const put = storage.put(target, new Blob(['1']), { signal: new AbortController().signal });
    put.catch((error: { readonly fault: unknown }) => faults.push(error.fault));
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(29_900);
    expect(faults).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(faults).toEqual([fault]);
    vi.unstubAllGlobals();
  },
);
