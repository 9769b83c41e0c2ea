import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import type { Conversation } from './conversation.ts';
import { ConversationList } from './conversation-list.tsx';
import { sampleConversations, sampleNow } from './testing/sample-chat.ts';

function list(items: readonly Conversation[]) {
  return (
    <div style={{ width: 280, height: 1100 }}>
      <ConversationList
        conversations={{ status: 'ready', items }}
        currentId={null}
        nowMs={sampleNow}
        onSelect={vi.fn()}
        onMarkRead={vi.fn()}
        onRemove={vi.fn()}
        onRetry={vi.fn()}
      />
    </div>
  );
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_item, index) => ({ ...sampleConversations[0], id: `x${index}` }) as Conversation);

const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

test('draws all conversations that fit, however few had come when it was first drawn (PG1)', async () => {
  const { rerender } = mount(list(numbered(1)));
  rerender(list(numbered(14)));
  await expect.poll(() => names().length).toBe(14);
});

test('shows picture, last message, time and unread count of a conversation (PG1, R-CHAT-052)', async () => {
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  mount(list(sampleConversations.map((one) => ({ ...one, avatar: picture }))));
  const row = page.getByRole('listitem').filter({ hasText: '四平市钧川' });
  await expect.element(row).toBeInTheDocument();
  for (const text of ['14:05', '[文件] 质量证明书-通钢.pdf', '99 条以上未读']) {
    expect(row.element().textContent).toContain(text);
  }
  expect(row.element().querySelector('img')?.src).toBe(picture);
});

test('shows company and person, and finds a conversation by either (PG1)', async () => {
  mount(list(sampleConversations));
  const field = page.getByRole('searchbox', { name: '搜索会话' });
  await expect
    .element(page.getByRole('button', { name: /^吉林市松屿建材有限公司 .*郑砂 ?： ?Φ25/ }))
    .toBeInTheDocument();
  await field.fill('松屿');
  await expect.poll(names).toEqual(['吉林市松屿建材有限公司']);
  await field.fill('郑砂');
  await expect.poll(names).toEqual(['吉林市松屿建材有限公司']);
});

test('tells what the member said last from what the other side said (PG1)', async () => {
  mount(list(sampleConversations));
  const own = page.getByRole('button', { name: /^长春云岫工程检测有限公司 .*何检 ?， ?我：取样单已收到$/ });
  await expect.element(own).toBeVisible();
});

test('shows what was begun and not sent in place of the last message', async () => {
  mount(list(sampleConversations));
  const row = page.getByRole('button', { name: /^吉林省临珩律师事务所 .*韩律师 ?， ?\[草稿\] 违约金的比例请再$/ });
  await expect.element(row).toBeVisible();
});
