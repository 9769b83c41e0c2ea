import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import type { ChatMessage } from './message.ts';
import { MessageLog, type MessageLogProps } from './message-log.tsx';
import { manyMessages, sampleNow, samplePeer } from './testing/sample-chat.ts';

function show(messages: readonly ChatMessage[], changes: Partial<MessageLogProps> = {}) {
  const actions = {
    onLoadOlder: vi.fn(),
    onLoadGap: vi.fn(),
    onReload: vi.fn(),
    onRetry: vi.fn(),
    onDiscard: vi.fn(),
    onOpenImage: vi.fn(),
  };
  const element = (shown: readonly ChatMessage[], more: Partial<MessageLogProps> = {}) => (
    <div style={{ display: 'flex', width: 560, height: 500 }}>
      <MessageLog
        conversationId="c1"
        peer={samplePeer}
        status="ready"
        messages={shown}
        nowMs={sampleNow}
        firstUnreadId={null}
        older="more"
        {...actions}
        {...changes}
        {...more}
      />
    </div>
  );
  const { container, rerender } = mount(element(messages));
  const log = () => one(container, '[role="log"]');
  return {
    ...actions,
    container,
    log,
    update: (shown: readonly ChatMessage[], more?: Partial<MessageLogProps>) => rerender(element(shown, more)),
    /** Px from the upper edge of the log to a message. */
    top: (id: string) => {
      const row = log().querySelector(`[data-message="${id}"] > :last-child`);
      return row ? Math.round(row.getBoundingClientRect().top - log().getBoundingClientRect().top) : null;
    },
    fromEnd: () => Math.round(log().scrollHeight - log().scrollTop - log().clientHeight),
  };
}

/** Looks without a change after which the log is at rest: the list corrects its place for a moment after it scrolled. */
const restingLooks = 6;

async function settled(log: HTMLElement) {
  const place = () => `${log.scrollTop} of ${log.scrollHeight}`;
  let before = '';
  let looks = 0;
  await expect
    .poll(() => {
      looks = place() === before ? looks + 1 : 0;
      before = place();
      return looks;
    })
    .toBeGreaterThanOrEqual(restingLooks);
}

async function scrollTo(log: HTMLElement, top: number) {
  log.scrollTop = top;
  await settled(log);
  // Rows that were measured meanwhile move it a little.
  expect(Math.abs(log.scrollTop - top)).toBeLessThan(200);
}

test('opens at its end and draws only what is in view', async () => {
  const { log, fromEnd } = show(manyMessages(1000, 11_000));
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  await expect.element(page.getByText('第 10999 条', { exact: false })).toBeInTheDocument();
  expect(log().querySelectorAll('[data-message]').length).toBeLessThan(60);
});

test('opens at the first unread message, under its line', async () => {
  // What still waits to be sent is no reason to go to the end.
  const messages = manyMessages(1000, 1099).map((one): ChatMessage => (one.isOwn ? { ...one, status: 'queued' } : one));
  const { top, log } = show(messages, { firstUnreadId: 'n1050' });
  await expect.poll(() => top('n1050')).not.toBeNull();
  await settled(log());
  expect(top('n1050')).toBeGreaterThan(20);
  expect(top('n1050')).toBeLessThan(100);
  expect(log().textContent).toContain('以下为未读消息');
  // Of 49 messages from there on 17 are own, and some are in view.
  await expect.element(page.getByRole('button', { name: /^2\d 条新消息/ })).toBeInTheDocument();
});

test.each([0, 150, 900])(
  'stays where it is when older messages load above (%i px from the beginning)',
  async (scrolled) => {
    const { log, top, update } = show(manyMessages(1000, 1060));
    await settled(log());
    await scrollTo(log(), scrolled);
    const view = log().getBoundingClientRect();
    const seen = [...log().querySelectorAll<HTMLElement>('[data-message]')].find(
      (row) => (row.lastElementChild?.getBoundingClientRect().top ?? 0) > view.top,
    );
    const id = seen?.dataset.message ?? '';
    const before = top(id);
    update(manyMessages(900, 1060));
    await settled(log());
    expect(Math.abs((top(id) ?? 1e6) - (before ?? 0))).toBeLessThanOrEqual(1);
    expect(log().scrollTop).toBeGreaterThan(scrolled + 2000);
  },
);

test('stays where it is when messages come in above and below at once', async () => {
  const { log, top, update } = show(manyMessages(1000, 1060));
  await settled(log());
  await scrollTo(log(), 900);
  const id = [...log().querySelectorAll<HTMLElement>('[data-message]')][6]?.dataset.message ?? '';
  const before = top(id);
  update(manyMessages(900, 1064));
  await settled(log());
  expect(Math.abs((top(id) ?? 1e6) - (before ?? 0))).toBeLessThanOrEqual(1);
});

test('asks once for older messages when its beginning comes near', async () => {
  const { log, onLoadOlder, update } = show(manyMessages(1000, 1060));
  await settled(log());
  expect(onLoadOlder).not.toHaveBeenCalled();
  await scrollTo(log(), 200);
  await scrollTo(log(), 100);
  expect(onLoadOlder).toHaveBeenCalledOnce();
  update(manyMessages(950, 1060));
  await settled(log());
  await scrollTo(log(), 100);
  expect(onLoadOlder).toHaveBeenCalledTimes(2);
});

test('asks for older messages when those here do not fill it', async () => {
  const { onLoadOlder } = show(manyMessages(1000, 1002));
  await expect.poll(() => onLoadOlder.mock.calls.length).toBe(1);
});

test('follows its end while it is there, and tells what came in', async () => {
  const { log, fromEnd, update, container } = show(manyMessages(1000, 1060));
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  await settled(log());
  update(manyMessages(1000, 1065));
  await settled(log());
  expect(fromEnd()).toBeLessThanOrEqual(1);
  expect(one(container, '[role="status"]').textContent).toContain('吉林市松屿建材有限公司：第 1064 条');
});

test('away from its end it stays, counts what comes in, and goes there when asked', async () => {
  const { log, top, fromEnd, update } = show(manyMessages(1000, 1060));
  await settled(log());
  await scrollTo(log(), 900);
  const id = [...log().querySelectorAll<HTMLElement>('[data-message]')][6]?.dataset.message ?? '';
  const before = top(id);
  await expect.element(page.getByRole('button', { name: '回到最新消息' })).toBeInTheDocument();
  // 1060 to 1065: four of the other side.
  update(manyMessages(1000, 1066));
  await settled(log());
  expect(top(id)).toBe(before);
  await page.getByRole('button', { name: '4 条新消息' }).click();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  await expect.element(page.getByRole('button', { name: /新消息/ })).not.toBeInTheDocument();
});

test('goes to its end when the member writes', async () => {
  const { log, fromEnd, update } = show(manyMessages(1000, 1060));
  await settled(log());
  await scrollTo(log(), 900);
  const written: ChatMessage = {
    id: 'new',
    fromId: 'me',
    isOwn: true,
    content: '好的',
    timestamp: sampleNow,
    type: 'text',
    status: 'queued',
    isRead: false,
  };
  update([...manyMessages(1000, 1060), written]);
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
});

test('the time stands above the first message, and where half an hour or a day has passed', async () => {
  const [first, second, third] = manyMessages(1000, 1003);
  if (!first || !second || !third) throw new Error('no messages');
  const { log } = show([first, second, { ...third, timestamp: second.timestamp + 1_800_000 }], { older: 'none' });
  await settled(log());
  const timed = [...log().querySelectorAll<HTMLElement>('[data-message]')].filter((row) => row.querySelector('p time'));
  expect(timed.map(({ dataset }) => dataset.message)).toEqual(['n1000', 'n1002']);
});

test('a gap says so in its place and is loaded from there', async () => {
  const { onLoadGap, update, log } = show(manyMessages(1000, 1060), { gaps: [{ afterId: 'n1058', state: 'missing' }] });
  await page.getByRole('button', { name: '加载缺少的消息' }).click();
  expect(onLoadGap).toHaveBeenCalledExactlyOnceWith('n1058');
  update(manyMessages(1000, 1060), { gaps: [{ afterId: 'n1058', state: 'loading' }] });
  await expect.element(page.getByText('正在加载缺少的消息')).toBeInTheDocument();
  expect(log().textContent).not.toContain('这里缺少一部分消息');
});

test('markup in a message is shown as it stands; addresses are links that tell nothing of this page (R-CHAT-053)', async () => {
  const hostile = '<img src=x onerror="document.title=1"> https://www.example.cn/a';
  const [first] = manyMessages(1000, 1001);
  if (!first) throw new Error('no message');
  const { log } = show([{ ...first, content: hostile }], { older: 'none' });
  await expect.element(page.getByText(/<img src=x onerror=/)).toBeInTheDocument();
  expect(log().querySelector('img')).toBeNull();
  const link = one<HTMLAnchorElement>(log(), 'a');
  expect([link.href, link.target, link.rel]).toEqual(['https://www.example.cn/a', '_blank', 'noopener noreferrer']);
});

const phishing = 'https://www.example.cn.evil.example:8443/login?a=1';

function showLink(content: string, changes: Partial<MessageLogProps> = {}) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const [first] = manyMessages(1000, 1001);
  if (!first) throw new Error('no message');
  const { log } = show([{ ...first, content }], { older: 'none', ...changes });
  return { open, link: () => one<HTMLAnchorElement>(log(), 'a') };
}

test('a link to another site asks first, by keyboard too, and names the whole host', async () => {
  const { open, link } = showLink(phishing);
  // Rows are drawn unseen until they are measured, and cannot have the focus before.
  const focused = () => {
    link().focus();
    return document.activeElement;
  };
  await expect.poll(focused).toBe(link());
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: '即将离开本站' });
  await expect.element(dialog.getByText(/网站 www\.example\.cn\.evil\.example:8443 不属于本平台/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(link());
  await userEvent.click(link());
  await page.getByRole('button', { name: '继续访问' }).click();
  expect(open).toHaveBeenCalledExactlyOnceWith(phishing, '_blank', 'noopener,noreferrer');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the middle button asks as well, and a host of look-alike letters is named as it is sent', async () => {
  const { link } = showLink('https://xn--exmple-4nf.cn/');
  const middle = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
  link().dispatchEvent(middle);
  expect(middle.defaultPrevented).toBe(true);
  await expect.element(page.getByText(/网站 xn--exmple-4nf\.cn 不属于本平台/)).toBeVisible();
});

test('a link to one of the host’s own sites does not ask', async () => {
  const { link } = showLink('https://www.example.cn/a', {
    ownsAddress: (address) => address.startsWith('https://www.example.cn/'),
  });
  // The page must not be left; whoever asks would have held the click before it comes here.
  let wasHeld: boolean | undefined;
  const look = (event: Event) => {
    wasHeld = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  await userEvent.click(link());
  expect(wasHeld).toBe(false);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('who answers for the platform is marked in messages, seen and read out', async () => {
  const { container } = show(manyMessages(1000, 1002), { older: 'none', peer: { ...samplePeer, official: true } });
  expect(container.textContent).toContain(`官方账号 ${samplePeer.name}`);
  await expect.element(page.getByText('官方账号', { exact: true }).first()).toBeVisible();
  const plain = show(manyMessages(2000, 2002), { older: 'none', peer: { ...samplePeer, name: '官方' } });
  expect(plain.container.textContent).not.toContain('官方账号');
});

test('arrow keys go from one copy button to the next; all are one stop of the tab key', async () => {
  const { log } = show(manyMessages(1000, 1010), { older: 'none' });
  await settled(log());
  log().focus();
  await userEvent.keyboard('{Tab}');
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-message]')?.dataset.message;
  expect(focused()).toBe('n1009');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('n1007');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('n1008');
});

test('brings a message into view when it is named', async () => {
  const { log, top, update } = show(manyMessages(1000, 3000));
  await settled(log());
  update(manyMessages(1000, 3000), { shownId: 'n1500' });
  await settled(log());
  expect(top('n1500')).toBeGreaterThan(100);
  expect(top('n1500')).toBeLessThan(400);
});
