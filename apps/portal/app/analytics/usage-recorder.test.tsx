import { HttpStatusError } from '@jianzhu/api-client';
import type { AnalyticsQueue } from '@jianzhu/api-client/analytics';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUsageRecorder } from './usage-recorder.ts';

/** A queue that only remembers what it was told, in order. */
function spyQueue() {
  const told: unknown[] = [];
  const tell =
    (method: string) =>
    (...what: unknown[]) =>
      void told.push([method, ...what]);
  const queue: AnalyticsQueue = {
    route: tell('route'),
    click: tell('click'),
    menuItemClick: tell('menu'),
    closableTabClick: tell('tab'),
    failure: tell('failure'),
    flush: tell('flush'),
    dispose: tell('dispose'),
  };
  return { queue, told };
}

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1000));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  document.body.innerHTML = `
    <nav><a id="menu" href="/a" data-record="menu">新闻资讯</a></nav>
    <a id="click" href="/login?token=x" data-record="click" aria-label="登录"><b>入口</b></a>
    <button id="tab" data-record="tab">询价单</button>
    <button id="plain">其他</button>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the steps of a page until the queue has come, in their order, and asks for it when the page is idle', async () => {
  const { queue, told } = spyQueue();
  const load = vi.fn(async () => queue);
  const usage = createUsageRecorder();
  usage.start(load);
  usage.start(load);
  usage.route('/a?b=1');
  click('#menu');
  usage.route('/c');
  usage.route('/c');
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
  expect(told).toEqual([
    ['route', '/a?b=1'],
    ['menu', { name: '新闻资讯', content: '/a' }],
    ['route', '/c'],
  ]);
});

it('knows clicks, menu items and tabs by their marks, and leaves unmarked elements alone', async () => {
  const { queue, told } = spyQueue();
  const usage = createUsageRecorder();
  usage.start(async () => queue);
  await vi.advanceTimersByTimeAsync(1000);
  for (const selector of ['#click b', '#tab', '#plain']) click(selector);
  const failure = new HttpStatusError('notice.list', 500);
  usage.failure(failure);
  expect(told).toEqual([
    ['click', { name: '登录', content: '/login?token=x' }],
    ['tab', { name: '询价单', content: '' }],
    ['failure', failure],
  ]);
});

it('gives up quietly when the queue cannot be loaded', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const usage = createUsageRecorder();
  usage.start(() => Promise.reject(new Error('gone after a deployment')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(warning).toHaveBeenCalledOnce();
  expect(() => {
    usage.route('/a');
    click('#click');
  }).not.toThrow();
});
