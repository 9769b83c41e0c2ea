import { ANALYTICS_ACTION, type AnalyticsRecord } from '@jianzhu/domain';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BusinessError } from '../errors/business-error.ts';
import { DownloadError } from '../errors/download-error.ts';
import { HttpStatusError } from '../errors/http-status-error.ts';
import { CancelledError, NetworkError } from '../errors/transport-errors.ts';
import type { AnalyticsQueueOptions } from './analytics-ports.ts';
import { createAnalyticsQueue } from './analytics-queue.ts';

/** A queue with time in the test's hands; `online` decides whether a batch leaves. */
function harness(options: Partial<AnalyticsQueueOptions> = {}) {
  let now = Date.UTC(2026, 10, 21, 2);
  let timers: { at: number; work: () => void }[] = [];
  let hide: () => void = () => undefined;
  const batches: (readonly AnalyticsRecord[])[] = [];
  const state = { online: true };
  const queue = createAnalyticsQueue({
    async send(batch) {
      batches.push(batch);
      return state.online ? [] : batch;
    },
    clock: {
      now: () => now,
      after(ms, work) {
        const timer = { at: now + ms, work };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
    onHide(hidden) {
      hide = hidden;
      return () => {
        hide = () => undefined;
      };
    },
    ...options,
  });
  return {
    queue,
    batches,
    state,
    pendingTimers: () => timers.length,
    hide: () => hide(),
    sent: () => batches.flat(),
    async pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('what is recorded', () => {
  it('is a route, a click, a menu item, a tab and an HTTP failure under their codes (AQ1)', async () => {
    const { queue, sent, pass } = harness();
    queue.route('/default/home');
    queue.click({ name: '发布需求' });
    queue.menuItemClick({ name: '新闻资讯' });
    queue.closableTabClick({ name: '询价单' });
    queue.failure(new HttpStatusError('notice.list', 500));
    await pass(2000);
    expect(sent().map(({ action }) => action)).toEqual([1, 0, 8, 9, 5]);
    for (const record of sent()) expect(Object.keys(record)).toHaveLength(14);
  });

  it('has both pages and the time on the first one in ms (AQ2)', async () => {
    const { queue, sent, pass } = harness({ delayMs: 60_000, facts: () => ({ dataSource: 'JL', userId: '7' }) });
    queue.route('/a');
    await pass(2345);
    queue.route('/b?x=1');
    await pass(60_000);
    expect(sent()).toMatchObject([
      { from: '', to: '/a', stayDuration: 0, createTime: '2026-11-21 10:00:00' },
      {
        from: '/a',
        to: '/b?x=1',
        stayDuration: 2345,
        dataSource: 'JL',
        userId: '7',
        createTime: '2026-11-21 10:00:02',
      },
    ]);
  });

  it('is no refusal, no aborted call and never a failure of the collect call itself (AQ3)', async () => {
    const { queue, batches, pendingTimers } = harness();
    queue.failure(new NetworkError('analytics.inject'));
    queue.failure(new BusinessError('notice.list', 400, 'm', null));
    queue.failure(new CancelledError('notice.list'));
    queue.failure(new DownloadError('analytics.inject', new NetworkError('analytics.inject')));
    expect(pendingTimers()).toBe(0);
    expect(batches).toEqual([]);
  });

  it('names the failed call, its reason and the last five steps before it (AQ4)', async () => {
    const { queue, sent, pass } = harness();
    for (const step of ['/1', '/2', '/3', '/4', '/5', '/login-back?token=secret1234']) queue.route(step);
    queue.click({ name: '下载' });
    queue.failure(new DownloadError('file.export', new HttpStatusError('file.export', 502)));
    await pass(2000);
    expect(sent().at(-1)).toMatchObject({
      action: ANALYTICS_ACTION.httpError,
      viewOptionName: 'file.export',
      viewOptionContent: '请求出错，状态码：502',
      other: '/3 > /4 > /5 > /login-back > 下载',
    });
  });

  it('never holds a token, whatever an event says (AQ5)', async () => {
    const token = fc.stringMatching(/^[\w-]{20,60}$/);
    await fc.assert(
      fc.asyncProperty(token, token, fc.string(), async (session, other, text) => {
        const { queue, sent, pass } = harness({ secrets: () => [session] });
        queue.route(`/login-back?token=${other}&target=%2Fa%3Ftoken%3D${session}`);
        queue.route(`/a?Token=${other}&b=${session}`);
        queue.click({ name: `${text}${session}`, content: `/x?token=${other} Bearer ${other}` });
        queue.failure(new HttpStatusError(`/logout?token=${other}`, 500));
        await pass(2000);
        const wire = JSON.stringify(sent());
        expect(wire).not.toContain(session);
        expect(wire).not.toContain(other);
      }),
      { numRuns: 50 },
    );
  });
});

describe('sending', () => {
  it('gathers records for two seconds, and sends a full batch at once (AQ6)', async () => {
    const { queue, batches, pass } = harness({ batchSize: 3 });
    queue.click({ name: 'a' });
    queue.click({ name: 'b' });
    await pass(1999);
    expect(batches).toEqual([]);
    await pass(1);
    expect(batches.map(({ length }) => length)).toEqual([2]);
    for (const name of ['c', 'd', 'e']) queue.click({ name });
    expect(batches.map(({ length }) => length)).toEqual([2, 3]);
  });

  it('never throws and never waits, whatever the transport does (AQ7)', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down')));
    const { queue, pass } = harness({ send });
    expect(queue.click({ name: 'a' })).toBeUndefined();
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes on after a transport that throws before it promises anything (AQ7, AQ9)', async () => {
    const sent: (readonly AnalyticsRecord[])[] = [];
    const { queue, pass } = harness({
      send(batch) {
        sent.push(batch);
        if (sent.length === 1) throw new TypeError('no fetch here');
        return Promise.resolve([]);
      },
    });
    queue.click({ name: 'a' });
    await pass(2000);
    queue.click({ name: 'b' });
    await pass(2000);
    expect(sent.map((batch) => batch.length)).toEqual([1, 2]);
  });

  it('sends what waits when the page hides, even while a batch is under way (AQ8)', async () => {
    const batches: (readonly AnalyticsRecord[])[] = [];
    const { queue, hide, pass } = harness({
      send(batch) {
        batches.push(batch);
        return new Promise(() => undefined); // under way for good
      },
    });
    queue.click({ name: 'a' });
    await pass(2000);
    queue.click({ name: 'b' });
    hide();
    expect(batches.map((batch) => batch.map(({ viewOptionName }) => viewOptionName))).toEqual([['a'], ['b']]);
  });

  it('keeps what did not leave for the next record, without a timer of its own (AQ9)', async () => {
    const { queue, batches, state, pass, pendingTimers } = harness();
    state.online = false;
    queue.click({ name: 'a' });
    await pass(2000);
    expect(batches).toHaveLength(1);
    expect(pendingTimers()).toBe(0);
    state.online = true;
    queue.click({ name: 'b' });
    await pass(2000);
    expect(batches[1]?.map(({ viewOptionName }) => viewOptionName)).toEqual(['a', 'b']);
  });

  it('never holds more than its limit, the oldest going first, and loses none below it (AQ10)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 15 }), async (count, limit) => {
        let stored: readonly AnalyticsRecord[] = [];
        const storage = {
          load: () => [],
          save(records: readonly AnalyticsRecord[]) {
            stored = records;
          },
        };
        const { queue, state, pass } = harness({ limit, batchSize: 100, storage });
        state.online = false;
        for (let index = 0; index < count; index++) queue.click({ name: String(index) });
        await pass(2000);
        const expected = Array.from({ length: count }, (_, index) => String(index)).slice(-limit);
        expect(stored.map(({ viewOptionName }) => viewOptionName)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('holds 200 records unless it is told otherwise (AQ10)', async () => {
    const { queue, state, sent, pass } = harness({ batchSize: 300 });
    state.online = false;
    for (let index = 0; index < 250; index++) queue.click({ name: String(index) });
    await pass(2000);
    expect(sent().map(({ viewOptionName }) => viewOptionName)).toEqual(
      Array.from({ length: 200 }, (_, index) => String(index + 50)),
    );
  });

  it('sends at the next visit what the storage kept (AQ9)', async () => {
    const first = harness();
    first.queue.click({ name: 'kept' });
    first.hide();
    const next = harness({ storage: { load: () => first.sent(), save: () => undefined } });
    next.queue.flush();
    expect(next.sent().map(({ viewOptionName }) => viewOptionName)).toEqual(['kept']);
  });

  it('sends the rest and listens no more once disposed of (AQ8)', () => {
    const { queue, hide, sent } = harness();
    queue.click({ name: 'a' });
    queue.dispose();
    expect(sent()).toHaveLength(1);
    queue.click({ name: 'b' });
    hide();
    expect(sent()).toHaveLength(1);
  });
});
