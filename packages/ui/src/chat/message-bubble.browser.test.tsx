import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import type { ChatMessage } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { sampleNow, samplePeer } from './testing/sample-chat.ts';

const own: ChatMessage = {
  id: 'm1',
  fromId: 'me',
  isOwn: true,
  content: '好',
  timestamp: sampleNow,
  type: 'text',
  status: 'sent',
  isRead: true,
};

function show(message: ChatMessage) {
  const { container } = mount(
    <MessageBubble
      message={message}
      peer={samplePeer}
      startsGroup={false}
      isNewest={false}
      holdLink={() => false}
      onRetry={vi.fn()}
      onDiscard={vi.fn()}
      onOpenImage={vi.fn()}
    />,
  );
  const box = (element: Element) => element.getBoundingClientRect();
  return {
    container,
    receipt: box(one(container, 'span[title]')),
    bubble: box(page.getByText(message.content).element()),
  };
}

test.each([390, 1366])('%i px: what became of a short message stands beside its bubble (PG2)', async (width) => {
  const before = [window.innerWidth, window.innerHeight] as const;
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(...before));
  for (const content of ['好', '收到了，谢谢', '周一上午十点以前把检测报告发给您。'.repeat(6)]) {
    const { receipt, bubble } = show({ ...own, content });
    expect(receipt.top).toBeGreaterThanOrEqual(bubble.top);
    expect(receipt.bottom).toBeLessThanOrEqual(bubble.bottom);
    expect(receipt.right).toBeLessThanOrEqual(bubble.left);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
