import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { ChatStage, type ChatStageProps } from './testing/chat-stage.tsx';

async function show(width: number, props: ChatStageProps = {}) {
  const before = [window.innerWidth, window.innerHeight] as const;
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(...before));
  mount(<ChatStage {...props} />);
}

const pane = (name: string) => document.querySelector<HTMLElement>(`[data-of="${name}"]`);
const widths = () =>
  ['list', 'conversation', 'aside'].map((name) => Math.round(pane(name)?.getBoundingClientRect().width ?? 0));
const row = (name: RegExp) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox', { name: '输入消息' });

test('has panes of 280 px, the rest and 300 px from 1024 px on; the last can be closed', async () => {
  await show(1366, { openId: 'c1', aside: 'info' });
  // A hairline on each side.
  expect(widths()).toEqual([280, 1366 - 580 - 2, 300]);
  await page.getByRole('button', { name: '收起资料' }).click();
  expect(widths()).toEqual([280, 1366 - 280 - 2, 0]);
});

test('shows one pane at a time below 1024 px, with ways back, and the focus follows', async () => {
  await show(1023);
  expect(widths()).toEqual([1023, 0, 0]);
  await row(/^吉林市松屿/).click();
  expect(widths()).toEqual([0, 1023, 0]);
  expect(document.activeElement).toBe(pane('conversation'));
  await page.getByRole('button', { name: '对方资料' }).click();
  expect(widths()).toEqual([0, 0, 1023]);
  await page.getByRole('button', { name: '收起资料' }).click();
  await page.getByRole('button', { name: '返回会话列表' }).click();
  expect(widths()).toEqual([1023, 0, 0]);
  expect(document.activeElement).toBe(pane('list'));
});

test('nothing is wider than a telephone', async () => {
  await show(390, { openId: 'c1' });
  await expect.element(page.getByText('第 12 行镀锌管', { exact: false })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const log = document.querySelector('[role="log"]');
  expect(log?.scrollWidth).toBe(log?.clientWidth);
});

test('Ctrl+K goes to the search, Alt with an arrow key to the next conversation', async () => {
  await show(1366, { openId: 'c1' });
  await field().click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('heading', { name: '四平市钧川钢铁贸易有限公司' })).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('searchbox', { name: '搜索会话' })).toHaveFocus();
});

test('the focus goes to the search when the conversation that had it is removed', async () => {
  await show(1366);
  await row(/^长春云岫/).click();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await expect.element(row(/^长春云岫/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox', { name: '搜索会话' })).toHaveFocus();
});

test('the field grows with what is written, up to a limit, and the log keeps its end', async () => {
  await show(1366, { openId: 'c3' });
  const height = () => field().element().getBoundingClientRect().height;
  const log = () => document.querySelector('[role="log"]');
  const fromEnd = () => {
    const box = log();
    return box ? Math.round(box.scrollHeight - box.scrollTop - box.clientHeight) : null;
  };
  await page.getByRole('button', { name: /新消息/ }).click();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  const empty = height();
  await field().fill('一\n二\n三\n四\n五');
  expect(height()).toBeGreaterThan(empty + 30);
  await field().fill('行\n'.repeat(60));
  expect(height()).toBe(160);
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
});
