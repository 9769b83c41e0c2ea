import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import type { ChatMessage } from './message.ts';
import { Receipt } from './receipt.tsx';
import { sampleNow } from './testing/sample-chat.ts';

const own: ChatMessage = {
  id: 'm1',
  fromId: 'me',
  isOwn: true,
  content: '您好',
  timestamp: sampleNow,
  type: 'text',
  status: 'sent',
  isRead: false,
};

test.each([
  ['待发送', { status: 'queued' }],
  ['发送中', { status: 'sending' }],
  ['已发送，未读', {}],
  ['已送达，未读', { isDelivered: true }],
  ['已送达，已读', { isDelivered: true, isRead: true }],
  // Who has read it has it, whoever told of what.
  ['已送达，已读', { isRead: true }],
] as const)('an own message says %s, in words for those who do not see its ticks (PG2)', (words, changes) => {
  const { container } = mount(<Receipt message={{ ...own, ...changes }} onRetry={vi.fn()} onDiscard={vi.fn()} />);
  expect(container.textContent).toBe(words);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test('one tick becomes two when the message has arrived, and both have a colour once it was read (PG2)', () => {
  const { container, rerender } = mount(<Receipt message={own} onRetry={vi.fn()} onDiscard={vi.fn()} />);
  const look = () => {
    const receipt = container.querySelector('span');
    if (receipt === null) throw new Error('no receipt');
    return { ticks: container.querySelector('path')?.getAttribute('d'), color: getComputedStyle(receipt).color };
  };
  const sent = look();
  rerender(<Receipt message={{ ...own, isDelivered: true }} onRetry={vi.fn()} onDiscard={vi.fn()} />);
  const delivered = look();
  rerender(<Receipt message={{ ...own, isRead: true }} onRetry={vi.fn()} onDiscard={vi.fn()} />);
  const read = look();
  expect(delivered.ticks).not.toBe(sent.ticks);
  expect(delivered.color).toBe(sent.color);
  expect(read.ticks).toBe(delivered.ticks);
  expect(read.color).not.toBe(delivered.color);
});

test('a message that failed can be sent again or discarded', async () => {
  const actions = { onRetry: vi.fn(), onDiscard: vi.fn() };
  mount(<Receipt message={{ ...own, status: 'failed' }} {...actions} />);
  await page.getByRole('button', { name: '重发' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  expect(actions.onRetry).toHaveBeenCalledExactlyOnceWith('m1');
  expect(actions.onDiscard).toHaveBeenCalledExactlyOnceWith('m1');
});
