import { describe, expect, it, vi } from 'vitest';
import { createWorld } from '../scenarios/chat-world.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';
import { type NotificationPort, notifyOfMessages } from './desktop-notifications.ts';
import { badgeText, showUnreadInTitle } from './title-badge.ts';

async function stage(permission: 'granted' | 'denied' | 'default' = 'granted') {
  const world = createWorld({ version: 2 });
  const browser = createFakeBrowser();
  const pages = [world.open('a', browser), world.open('a', browser)] as const;
  await world.clock.advance(100);
  const show = vi.fn<NotificationPort['show']>();
  const ask = vi.fn(async () => 'granted' as const);
  const chosen = vi.fn();
  const notifications = pages.map((page) =>
    notifyOfMessages(page.chat, {
      port: { permission: () => permission, ask, show, isPageVisible: () => page.surroundings.isVisible() },
      chosen,
    }),
  );
  return { ...world, pages, show, ask, chosen, notifications };
}

describe('notifications of the system', () => {
  it('tell of messages of others while the page is hidden, once per browser (NT1)', async () => {
    const { server, clock, pages, show, chosen } = await stage();
    server.say('c1', 'b', '页面可见');
    await clock.advance(100);
    expect(show).not.toHaveBeenCalled();
    for (const { surroundings } of pages) surroundings.tell('hidden');
    server.say('c1', 'b', '页面隐藏');
    server.say('c1', 'a', '自己从别处发的');
    await clock.advance(300);
    expect(show).toHaveBeenCalledOnce();
    expect(show.mock.calls[0]?.[0]).toMatchObject({ title: '用户b', body: '页面隐藏', tag: 'chat-c1' });
    show.mock.calls[0]?.[0].onClick();
    expect(chosen).toHaveBeenCalledWith('c1');
  });

  it('are asked for only when the user wishes them, and not shown without leave (NT2)', async () => {
    const { server, clock, pages, show, ask, notifications } = await stage('default');
    for (const { surroundings } of pages) surroundings.tell('hidden');
    server.say('c1', 'b', '一');
    await clock.advance(300);
    expect([show.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0]);
    expect(await notifications[0]?.enable()).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    const refused = await stage('denied');
    expect(await refused.notifications[0]?.enable()).toBe(false);
    expect(refused.ask).not.toHaveBeenCalled();
  });

  it('end with the page that showed them (NT1)', async () => {
    const { server, clock, pages, show, notifications } = await stage();
    for (const { surroundings } of pages) surroundings.tell('hidden');
    for (const { stop } of notifications) stop();
    server.say('c1', 'b', '一');
    await clock.advance(300);
    expect(show).not.toHaveBeenCalled();
  });
});

describe('the title', () => {
  it('shows how much is unread, and is itself again at the end (NT3)', async () => {
    const { server, clock, pages } = await stage();
    let title = '云上建筑';
    const [{ chat }] = pages;
    const stop = showUnreadInTitle(chat, {
      read: () => title,
      write(next) {
        title = next;
      },
    });
    server.say('c1', 'b', '一');
    server.say('c1', 'b', '二');
    await clock.advance(300);
    expect(title).toBe('(2) 云上建筑');
    chat.open('c1');
    await clock.advance(300);
    expect(title).toBe('云上建筑');
    server.say('c1', 'b', '三');
    chat.close();
    await clock.advance(300);
    expect(title).toBe('(1) 云上建筑');
    stop();
    expect(title).toBe('云上建筑');
    expect([badgeText(99), badgeText(100)]).toEqual(['99', '99+']);
  });
});
